import { pagePaths, talkPath } from '../../../contract/paths'
import { ButtonLink } from '../../ui/buttons/button'
import { Icon, type IconName } from '../../ui/icons/icon'
import { Card } from '../../ui/layout/card'
import styles from './sign-in-prompt.module.css'

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'flame', title: '5 minutes gratuites', text: 'À l’inscription, sans carte bancaire' },
  { icon: 'shield', title: 'Conversations privées', text: 'Votre voix n’est jamais enregistrée' },
  { icon: 'phone', title: 'Accès complet', text: 'Tous les compagnons, jour et nuit' },
]

/** Asks a visitor to sign up or sign in before calling; both then return to this companion. */
export function SignInPrompt({ agentId, name }: { agentId: string; name: string }) {
  const next = new URLSearchParams({ next: talkPath(agentId) })
  return (
    <Card className={styles.card} aria-labelledby="sign-in">
      <h2 id="sign-in">Parlez à {name}</h2>
      <ul className={styles.benefits}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <p>
              <strong>{title}</strong>
              <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink kind="primary" size="l" to={`${pagePaths.register}?${next}`}>
          Créer un compte gratuit
        </ButtonLink>
        <ButtonLink size="l" to={`${pagePaths.login}?${next}`}>
          Se connecter
        </ButtonLink>
      </div>
      <p className={styles.notice}>Vous parlerez avec une intelligence artificielle.</p>
    </Card>
  )
}
