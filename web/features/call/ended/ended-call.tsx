import { useEffect, useRef } from 'react'
import { pagePaths } from '../../../../contract/paths'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { messages } from '../../../../domain/messages'
import { endReasonMessages } from '../../../ui/balance/end-reason-messages'
import { ReceiptTable } from '../../../ui/balance/receipt-table'
import { Button, ButtonLink } from '../../../ui/buttons/button'
import { Portrait } from '../../../ui/companions/portrait'
import { Icon } from '../../../ui/icons/icon'
import { Card } from '../../../ui/layout/card'
import type { CallOutcome } from '../lifecycle/call-lifecycle'
import styles from './ended-call.module.css'

type Props = {
  image: string
  outcome: CallOutcome
  /** Used when the outcome has no receipt. */
  minutesLeft: number
  onCallAgain: () => void
}

/** Shown after a call: why it ended, the balance and the receipt. Offers to call again. */
export function EndedCall({ image, outcome, minutesLeft, onCallAgain }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const left = outcome.kind === 'settled' ? outcome.receipt.balanceAfter : minutesLeft
  return (
    <section className={styles.ended} aria-labelledby="call-ended">
      <div className={styles.head}>
        <Portrait image={image} width={104} className={styles.portrait} isLazy={false} />
        <h2 id="call-ended" tabIndex={-1} ref={title}>
          Appel terminé
        </h2>
        <OutcomeMessage outcome={outcome} />
        {(left === 0 || outcome.kind !== 'elsewhere') && (
          <p className="muted">{formatMinutesLeft(left)}</p>
        )}
      </div>
      {outcome.kind === 'settled' && (
        <Card className={styles.receipt}>
          <ReceiptTable receipt={outcome.receipt} />
        </Card>
      )}
      <div className={styles.actions}>
        {left > 0 && (
          <Button kind="primary" onClick={onCallAgain}>
            <Icon name="phone" />
            Rappeler
          </Button>
        )}
        <ButtonLink to={pagePaths.dashboard}>Retour</ButtonLink>
      </div>
    </section>
  )
}

function OutcomeMessage({ outcome }: { outcome: CallOutcome }) {
  switch (outcome.kind) {
    case 'settled':
      if (outcome.reason === 'hung-up') return null
      return (
        <p className={styles.reason}>
          {outcome.reason === 'balance-exhausted'
            ? messages.MINUTES_EXHAUSTED
            : endReasonMessages[outcome.reason]}
        </p>
      )
    case 'released':
      return <p className={styles.reason}>Rien n’a été dit, rien n’a été décompté.</p>
    case 'elsewhere':
      return <p className={styles.reason}>Votre appel continue dans une autre fenêtre.</p>
    case 'unknown':
      return (
        <p className={styles.error} role="alert">
          {messages[outcome.code]}. Nous clôturons l’appel de notre côté, en votre faveur. Le relevé
          paraîtra dans votre historique.
        </p>
      )
  }
}

const formatMinutesLeft = (minutes: number) =>
  minutes === 0 ? messages.NO_MINUTES_LEFT : `Il vous reste ${formatMinutes(minutes)}.`
