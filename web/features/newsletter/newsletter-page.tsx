import type { ReactNode } from 'react'
import {
  type NewsletterState,
  newsletterConfirmationsApiPath,
  newsletterUnsubscriptionsApiPath,
} from '../../../contract/newsletter-paths'
import { pagePaths } from '../../../contract/paths'
import { Button, ButtonLink } from '../../ui/buttons/button'
import styles from './newsletter.module.css'

type PageText = { title: string; text: string }

const textsByState: Record<NewsletterState, PageText> = {
  'message-parti': {
    title: 'Regardez vos e-mails',
    text: 'Si cette adresse n’est pas encore inscrite, un message vient de partir. Il contient un lien pour confirmer votre inscription\u00a0; regardez aussi dans les indésirables.',
  },
  'adresse-invalide': {
    title: 'Cette adresse n’est pas valide',
    text: 'Vérifiez l’adresse, puis recommencez depuis le blog.',
  },
  'trop-de-demandes': {
    title: 'Trop de demandes',
    text: 'Beaucoup d’inscriptions viennent de votre réseau. Réessayez dans une heure.',
  },
  'inscription-confirmee': {
    title: 'Votre inscription est confirmée',
    text: 'Vous recevrez un message à chaque nouvel article, et rien d’autre.',
  },
  'lien-perime': {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a déjà servi, ou il a plus de 7\u00a0jours. Si vous n’êtes pas inscrit, recommencez depuis le blog.',
  },
  'desinscription-faite': {
    title: 'Votre désinscription est faite',
    text: 'Votre adresse est effacée de la liste. Vous ne recevrez plus ces messages.',
  },
}

type Props = { state: NewsletterState | null; token: string | null; subscriptionId: string | null }

/**
 * Shows the result of a newsletter form, or asks the user to confirm or end a subscription. Opening a link from an
 * e-mail changes nothing by itself, because some mail programs open links without the user.
 */
export function NewsletterPage({ state, token, subscriptionId }: Props) {
  if (!state && token)
    return (
      <Page
        title="Confirmer votre inscription"
        text="Un message à chaque nouvel article du blog, et rien d’autre."
      >
        <form method="post" action={newsletterConfirmationsApiPath}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" kind="primary">
            Confirmer mon inscription
          </Button>
        </form>
      </Page>
    )
  if (!state && subscriptionId)
    return (
      <Page title="Se désinscrire" text="Votre adresse sera effacée de la liste.">
        <form method="post" action={newsletterUnsubscriptionsApiPath}>
          <input type="hidden" name="id" value={subscriptionId} />
          <Button type="submit" kind="primary">
            Me désinscrire
          </Button>
        </form>
      </Page>
    )
  return (
    <Page {...textsByState[state ?? 'lien-perime']}>
      <ButtonLink to={pagePaths.blog}>Retour au blog</ButtonLink>
    </Page>
  )
}

const Page = ({ title, text, children }: PageText & { children: ReactNode }) => (
  <div className={`page page--narrow ${styles.page}`}>
    <h1>{title}</h1>
    <p className="lede">{text}</p>
    {children}
  </div>
)
