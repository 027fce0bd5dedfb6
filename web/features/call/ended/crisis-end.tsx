import { useEffect, useRef } from 'react'
import { pagePaths } from '../../../../contract/paths'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { publicMessages } from '../../../../domain/public-messages'
import type { Receipt } from '../../../../domain/receipt'
import { Button, ButtonLink } from '../../../ui/buttons/button'
import { CrisisNumbers } from '../../../ui/crisis/crisis-numbers'
import type { CallOutcome } from '../lifecycle/call-lifecycle'
import styles from './ended-call.module.css'

type Props = { outcome: CallOutcome; onSafe: () => void }

/**
 * Shown after a call with a crisis: the help numbers, what the call cost, a button with which the caller says that
 * they are safe, and a link back. Does not sell, ask for a rating or invite the caller to call again.
 */
export function CrisisEnd({ outcome, onSafe }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.ended} aria-labelledby="call-ended">
      <div className={styles.head}>
        <h2 id="call-ended" tabIndex={-1} ref={title}>
          Appel terminé
        </h2>
        <p className={styles.reason}>
          Si vous êtes en danger, ou si quelqu’un l’est, appelez maintenant. On vous répond, c’est
          gratuit.
        </p>
        {outcome.kind === 'unknown' && (
          <p className="muted small" role="status">
            {publicMessages[outcome.code]}. Votre relevé paraîtra dans votre historique.
          </p>
        )}
      </div>
      <CrisisNumbers>
        {describeCrisisPrice(outcome.kind === 'settled' ? outcome.receipt : null)}
      </CrisisNumbers>
      <div className={styles.stackedActions}>
        <Button size="l" onClick={onSafe}>
          Je suis en sécurité
        </Button>
        <ButtonLink kind="ghost" to={pagePaths.dashboard}>
          Retour
        </ButtonLink>
      </div>
    </section>
  )
}

/**
 * Describes the price of a call with a crisis. `receipt` is null while it is unknown.
 */
export function describeCrisisPrice(receipt: Receipt | null): string {
  if (receipt?.chargedMinutes === 0) return 'Cet appel ne vous a rien coûté.'
  const unbilledHelp = 'Le temps de cette aide ne vous est pas décompté.'
  return receipt
    ? `${unbilledHelp} Le reste de l’appel compte pour ${formatMinutes(receipt.chargedMinutes)}.`
    : unbilledHelp
}
