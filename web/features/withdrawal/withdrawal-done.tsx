import { useEffect, useRef, useState } from 'react'
import type { WithdrawableContract } from '../../../contract/billing/withdrawals'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { totalsOf } from '../../../domain/billing/withdrawal'
import {
  contractName,
  refundLinesWords,
  returnedMinutesWords,
} from '../../../domain/billing/withdrawal-words'
import { useRefreshMe } from '../../session'
import { Card } from '../../ui/card'
import { Fact, Facts } from '../../ui/facts'
import { Notice } from '../../ui/notice'
import styles from './withdrawal.module.css'

type Withdrawn = Extract<WithdrawableContract['state'], { kind: 'withdrawn' }>
type Properties = {
  contract: WithdrawableContract
  state: Withdrawn
  /** Confirmed a moment ago, on this page: the reader is led to what became of it. */
  isNew: boolean
}

/** What was declared and when, and where the money is. */
export function WithdrawalDone({ contract, state, isNew }: Properties) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  const { unusedMinutes, refundCents } = totalsOf(state.lines)
  const isSettled = state.lines.length > 0
  useLookAgain(!state.isCompleted)
  return (
    <Card className={styles.card} aria-labelledby="faite">
      <h2 id="faite" ref={title} tabIndex={-1} className={styles.cardTitle}>
        Rétractation enregistrée
      </h2>
      <div role="status">
        <Notice kind="done">
          <p>
            Vous avez renoncé au contrat «{'\u00a0'}
            {contractName(contract)}
            {'\u00a0'}» le {formatParisMoment(new Date(state.declaredAt))} (heure de Paris). Un
            e-mail vous en donne la preuve.
          </p>
        </Notice>
      </div>
      {isSettled && (
        <>
          <Facts isFramed>
            <Fact name="Remboursement" isStrong>
              {formatEuros(refundCents)}
            </Fact>
            <Fact name="Minutes retirées">{unusedMinutes}</Fact>
          </Facts>
          <ul className={styles.words}>
            {refundLinesWords(state.lines).map((words) => (
              <li key={words}>{words}</li>
            ))}
            {unusedMinutes === 0 && <li>{returnedMinutesWords(0)}</li>}
          </ul>
        </>
      )}
      <p className="muted">{whereItIs(state, refundCents)}</p>
    </Card>
  )
}

function whereItIs({ isCompleted, lines }: Withdrawn, refundCents: number) {
  if (lines.length === 0)
    return 'Votre déclaration est gardée avec son heure. Le calcul se fait dès que votre appel en cours est terminé\u00a0; vous n’avez rien à faire.'
  if (refundCents === 0) return 'Vous n’avez rien d’autre à faire.'
  return isCompleted
    ? 'Le remboursement est parti vers votre moyen de paiement. Votre banque peut mettre quelques jours à l’afficher.'
    : 'Le remboursement part dès que le service de paiement répond, d’ordinaire dans la minute. Vous n’avez rien à faire.'
}

const lookAgainMs = 3_000
const mostLooks = 6

/** The order to refund goes out within seconds: the page says so by itself. */
function useLookAgain(isWaiting: boolean) {
  const refreshMe = useRefreshMe()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (!isWaiting || looks >= mostLooks) return
    const timer = setTimeout(() => {
      void refreshMe()
      setLooks(looks + 1)
    }, lookAgainMs)
    return () => clearTimeout(timer)
  }, [isWaiting, looks, refreshMe])
}
