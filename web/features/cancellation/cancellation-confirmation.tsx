import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { walletPath } from '../../../contract/paths'
import { withNonBreakingDates } from '../../../domain/formatting/french-spaces'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { Notice } from '../../ui/feedback/notice'
import { Card } from '../../ui/layout/card'
import styles from './cancellation.module.css'

type Props = { email: string; receivedAt: string }

/**
 * Confirms the request with the same text for every address. Only the owner of the address learns, by
 * e-mail, whether a subscription ends.
 */
export function CancellationConfirmation({ email, receivedAt }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Card className={styles.rows} aria-labelledby="notifiee">
      <h2 id="notifiee" ref={title} tabIndex={-1} className={styles.cardTitle}>
        Résiliation notifiée
      </h2>
      <Notice kind="done">
        <p>
          Nous avons reçu votre notification le{' '}
          {withNonBreakingDates(formatParisMoment(new Date(receivedAt)))} (heure de Paris).
        </p>
      </Notice>
      <p>
        Un e-mail part vers <strong className={styles.address}>{email}</strong>. Si un abonnement
        est en cours sous cette adresse, il confirme la résiliation et sa date{'\u00a0'}; sinon, il
        vous dit qu’aucun abonnement n’y est connu.
      </p>
      <p className="small muted">
        Rien dans quelques minutes{'\u00a0'}? Regardez dans vos courriers indésirables. Votre
        notification est gardée avec son heure. Vous changez d’avis{'\u00a0'}? Reprenez l’abonnement
        avant sa fin sur{' '}
        <Link className="link" to={walletPath('abonnements')}>
          la page «{'\u00a0'}Recharger{'\u00a0'}»
        </Link>
        .
      </p>
    </Card>
  )
}
