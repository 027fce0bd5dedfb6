import { formatDuration } from '../../../domain/formatting/duration'
import type { Receipt } from '../../../domain/receipt'
import {
  type KnownDuration,
  type ReceiptSeconds,
  roundToSeconds,
  type ShownPauseReason,
} from '../../../domain/receipt-seconds'
import styles from './receipt-table.module.css'

/** Labels of the reasons why time was not charged. */
const pauseLabels: Record<ShownPauseReason, string> = {
  connecting: 'Mise en relation',
  'ai-notice': 'Annonce « voix d’une IA »',
  'link-lost': 'Ligne coupée',
  'provider-fault': 'Panne de notre côté',
  crisis: 'Aide d’urgence',
  test: 'Essai par l’administration',
  uncharged: 'Conversation non décomptée',
}

const formatMinuteCount = (count: number) => `${count} min`

type Props = {
  receipt: Receipt
  /** The duration that the history shows, or that the timer shows right after the call. */
  knownDuration: KnownDuration
}

/**
 * The receipt of a call: durations, pauses, charged minutes and balance. It shows the same duration as the timer and
 * the history.
 */
export function ReceiptTable({ receipt, knownDuration }: Props) {
  const { chargedMinutes, balanceBefore, balanceAfter } = receipt
  const { wall, conversation, billable, pausesOutside, pausesWithin } = roundToSeconds(
    receipt,
    knownDuration,
  )
  const hasPausesOutside = pausesOutside.length > 0
  return (
    <dl className={styles.receipt}>
      {hasPausesOutside && (
        <div>
          <dt>Temps écoulé</dt>
          <dd>{formatDuration(wall)}</dd>
        </div>
      )}
      <Pauses pauses={pausesOutside} />
      <div>
        <dt>
          Durée de l’appel
          {hasPausesOutside && <small>sans l’attente ni les coupures</small>}
        </dt>
        <dd>{formatDuration(conversation)}</dd>
      </div>
      <Pauses pauses={pausesWithin} />
      <div>
        <dt>Temps décompté</dt>
        <dd>{formatDuration(billable)}</dd>
      </div>
      <div className={styles.charged}>
        <dt>
          Minutes décomptées
          <small>toute minute entamée compte</small>
        </dt>
        <dd>{formatMinuteCount(chargedMinutes)}</dd>
      </div>
      <div>
        <dt>Solde avant</dt>
        <dd>{formatMinuteCount(balanceBefore)}</dd>
      </div>
      <div>
        <dt>Solde après</dt>
        <dd>{formatMinuteCount(balanceAfter)}</dd>
      </div>
    </dl>
  )
}

const Pauses = ({ pauses }: { pauses: ReceiptSeconds['pausesWithin'] }) =>
  pauses.map(({ reason, seconds }, index) => (
    <div key={index} className={styles.pause}>
      <dt>{pauseLabels[reason]}, temps offert</dt>
      <dd>− {formatDuration(seconds)}</dd>
    </div>
  ))
