import { formatDuration } from '../../../domain/formatting/duration'
import type { PauseReason, Receipt } from '../../../domain/receipt'
import styles from './receipt-table.module.css'

/** Labels of the reasons why the meter was paused. */
const pauseLabels: Record<PauseReason, string> = {
  connecting: 'Mise en relation',
  'ai-notice': 'Annonce « voix d’une IA »',
  'link-lost': 'Ligne coupée',
  'provider-fault': 'Panne de notre côté',
  crisis: 'Aide d’urgence',
  test: 'Essai par l’administration',
}

const formatMinuteCount = (count: number) => `${count} min`
const formatMs = (ms: number) => formatDuration(Math.round(ms / 1_000))

/** Whether a pause is shown. Shorter ones would be shown as 0:00. */
const isPauseShown = ({ ms }: { ms: number }) => ms >= 500

/** The receipt of a call: durations, pauses, charged minutes and balance. */
export function ReceiptTable({ receipt }: { receipt: Receipt }) {
  const { wallMs, billableMs, pauses, chargedMinutes, balanceBefore, balanceAfter } = receipt
  return (
    <dl className={styles.receipt}>
      <div>
        <dt>Durée de l’appel</dt>
        <dd>{formatMs(wallMs)}</dd>
      </div>
      {pauses.filter(isPauseShown).map(({ reason, ms }, index) => (
        <div key={index} className={styles.pause}>
          <dt>{pauseLabels[reason]}, temps offert</dt>
          <dd>− {formatMs(ms)}</dd>
        </div>
      ))}
      <div>
        <dt>Temps décompté</dt>
        <dd>{formatMs(billableMs)}</dd>
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
