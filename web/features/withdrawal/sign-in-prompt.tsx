import { Link } from 'react-router'
import { pagePaths, withdrawalPath } from '../../../contract/paths'
import { ButtonLink } from '../../ui/buttons/button'
import { Card } from '../../ui/layout/card'
import styles from './withdrawal.module.css'

/**
 * Asks visitors to sign in to see their orders, and refers those whose account was
 * deleted to the withdrawal form in the terms of sale.
 */
export function SignInPrompt({ orderId }: { orderId: string | null }) {
  const next = orderId === null ? pagePaths.withdrawal : withdrawalPath(orderId)
  return (
    <Card className={styles.card} aria-labelledby="connexion">
      <h2 id="connexion" className={styles.cardTitle}>
        Choisir votre commande
      </h2>
      <p className="muted">
        Connectez-vous pour voir vos commandes et le montant exact qui vous revient. Vous reviendrez
        ici.
      </p>
      <ButtonLink kind="primary" to={`${pagePaths.login}?${new URLSearchParams({ next })}`}>
        Se connecter
      </ButtonLink>
      <p className="small muted">
        Vous n’avez plus de compte{'\u00a0'}? Votre droit reste entier{'\u00a0'}: écrivez-nous par
        e-mail ou par courrier. Le formulaire de rétractation et nos coordonnées sont dans nos{' '}
        <Link className="link" to={pagePaths.termsOfSale}>
          conditions de vente
        </Link>
        .
      </p>
    </Card>
  )
}
