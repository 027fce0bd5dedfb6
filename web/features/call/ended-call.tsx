import { useEffect, useRef } from 'react'
import { pagePaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { endReasonWords } from '../../ui/end-reason-words'
import { Icon } from '../../ui/icon'
import { Portrait } from '../../ui/portrait'
import { ReceiptTable } from '../../ui/receipt-table'
import type { CallOutcome } from './call-lifecycle'
import styles from './ended-call.module.css'

type Properties = {
  image: string
  outcome: CallOutcome
  /** Known from the receipt where there is one. */
  minutesLeft: number
  onCallAgain: () => void
}

/**
 * « Appel terminé »: what is left, what it cost and why, and the two ways on. « Rappeler » rings at
 * once (NOTES, « recu »); without minutes the words above say why it is not there.
 */
export function EndedCall({ image, outcome, minutesLeft, onCallAgain }: Properties) {
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
        <OutcomeWords outcome={outcome} />
        {(left === 0 || outcome.kind !== 'elsewhere') && <p className="muted">{leftWords(left)}</p>}
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

function OutcomeWords({ outcome }: { outcome: CallOutcome }) {
  switch (outcome.kind) {
    case 'settled':
      if (outcome.reason === 'hung-up') return null
      return (
        <p className={styles.reason}>
          {outcome.reason === 'balance-exhausted'
            ? messages.MINUTES_EXHAUSTED
            : endReasonWords[outcome.reason]}
        </p>
      )
    case 'released':
      return <p className={styles.reason}>Rien n’a été dit, rien n’a été décompté.</p>
    case 'elsewhere':
      return <p className={styles.reason}>Votre appel continue dans une autre fenêtre.</p>
    case 'unknown':
      return (
        <p className={styles.fault} role="alert">
          {messages[outcome.code]}. Nous clôturons l’appel de notre côté, en votre faveur. Le relevé
          paraîtra dans votre historique.
        </p>
      )
  }
}

const leftWords = (minutes: number) =>
  minutes === 0 ? messages.NO_MINUTES_LEFT : `Il vous reste ${formatMinutes(minutes)}.`
