import { useEffect, useRef, useState } from 'react'
import type { WithdrawablePurchase } from '../../../contract/billing/withdrawals'
import { sumWithdrawalLines } from '../../../domain/billing/withdrawal'
import {
  formatDeductedMinutes,
  formatPurchaseName,
  formatRefundLines,
} from '../../../domain/billing/withdrawal-texts'
import { formatEuros } from '../../../domain/formatting/euros'
import { withNonBreakingDates } from '../../../domain/formatting/french-spaces'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { useRefreshMe } from '../../session/use-me'
import { Notice } from '../../ui/feedback/notice'
import { Card } from '../../ui/layout/card'
import { Fact, Facts } from '../../ui/layout/facts'
import styles from './withdrawal.module.css'

type WithdrawnState = Extract<WithdrawablePurchase['state'], { kind: 'withdrawn' }>
type Props = {
  purchase: WithdrawablePurchase
  state: WithdrawnState
  /** Whether the user has just withdrawn on this page, so that the focus moves to the result. */
  isNew: boolean
}

/** The declared withdrawal and the state of its refund. */
export function WithdrawalDone({ purchase, state, isNew }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  const { unusedMinutes, refundCents } = sumWithdrawalLines(state.lines)
  const isCalculated = state.lines.length > 0
  useRefundPolling(!state.isCompleted)
  return (
    <Card className={styles.card} aria-labelledby="faite">
      <h2 id="faite" ref={title} tabIndex={-1} className={styles.cardTitle}>
        Rétractation enregistrée
      </h2>
      <div role="status">
        <Notice kind="done">
          <p>
            Vous avez renoncé au contrat «{'\u00a0'}
            {formatPurchaseName(purchase)}
            {'\u00a0'}» le {withNonBreakingDates(formatParisMoment(new Date(state.declaredAt)))}{' '}
            (heure de Paris). Un e-mail vous en donne la preuve.
          </p>
        </Notice>
      </div>
      {isCalculated && (
        <>
          <Facts isFramed>
            <Fact label="Remboursement" isStrong>
              {formatEuros(refundCents)}
            </Fact>
            {unusedMinutes > 0 && <Fact label="Minutes retirées">{unusedMinutes}</Fact>}
          </Facts>
          <ul className={styles.notes}>
            {formatRefundLines(state.lines).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {unusedMinutes === 0 && <li>{formatDeductedMinutes(0)}</li>}
          </ul>
        </>
      )}
      <p className="muted">{describeRefund(state, refundCents)}</p>
    </Card>
  )
}

function describeRefund({ isCompleted, lines }: WithdrawnState, refundCents: number) {
  if (lines.length === 0)
    return 'Votre déclaration est gardée avec son heure. Le calcul se fait dès que votre appel en cours est terminé\u00a0; vous n’avez rien à faire.'
  if (refundCents === 0) return 'Vous n’avez rien d’autre à faire.'
  return isCompleted
    ? 'Le remboursement est parti vers votre moyen de paiement. Votre banque peut mettre quelques jours à l’afficher.'
    : 'Le remboursement part dès que le service de paiement répond, d’ordinaire dans la minute. Vous n’avez rien à faire.'
}

const pollIntervalMs = 3_000
const maxPolls = 6

/** Reloads the page's data every few seconds until the refund is sent, at most `maxPolls` times. */
function useRefundPolling(isWaiting: boolean) {
  const refreshMe = useRefreshMe()
  const [pollCount, setPollCount] = useState(0)
  useEffect(() => {
    if (!isWaiting || pollCount >= maxPolls) return
    const timer = setTimeout(() => {
      void refreshMe()
      setPollCount(pollCount + 1)
    }, pollIntervalMs)
    return () => clearTimeout(timer)
  }, [isWaiting, pollCount, refreshMe])
}
