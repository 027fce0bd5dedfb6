import { useRef, useState } from 'react'
import type { WithdrawableContract } from '../../../contract/billing/withdrawals'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { totalsOf } from '../../../domain/billing/withdrawal'
import {
  contractName,
  refundLinesWords,
  returnedMinutesWords,
  withdrawalStatement,
} from '../../../domain/billing/withdrawal-words'
import { loadApi, wordFailure } from '../../api'
import { useMe, useRefreshMe } from '../../session'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Fact, Facts } from '../../ui/facts'
import { Notice } from '../../ui/notice'
import styles from './withdrawal.module.css'

type Line = Extract<WithdrawableContract['state'], { kind: 'open' }>['lines'][number]
type Properties = { contract: WithdrawableContract; lines: readonly Line[]; isCallLive: boolean }

/** The last step: what is declared, what it gives back, and the button that the law names. */
export function Statement({ contract, lines, isCallLive }: Properties) {
  const me = useMe()
  const { confirm, isSending, failure } = useDeclaration(contract.orderId)
  const { unusedMinutes, refundCents } = totalsOf(lines)
  const orderedAt = new Date(contract.orderedAt)
  return (
    <Card className={styles.card} aria-labelledby="declaration">
      <h2 id="declaration" className={styles.cardTitle}>
        Votre rétractation
      </h2>
      <blockquote className={styles.statement}>
        {withdrawalStatement({ name: contractName(contract), orderedAt })}
      </blockquote>
      <Facts isFramed>
        <Fact name="Commande passée le">{formatParisMoment(orderedAt)}</Fact>
        <Fact name="Prix payé">{formatEuros(contract.amountTotalCents)}</Fact>
        {me && <Fact name="Accusé de réception envoyé à">{me.email}</Fact>}
        <Fact name="Remboursement" isStrong>
          {formatEuros(refundCents)}
        </Fact>
      </Facts>
      <ul className={styles.words}>
        {refundLinesWords(lines).map((words) => (
          <li key={words}>{words}</li>
        ))}
        <li>{returnedMinutesWords(unusedMinutes)}</li>
        {contract.isSubscription && (
          <li>Votre abonnement prend fin tout de suite{'\u00a0'}: plus rien ne sera débité.</li>
        )}
      </ul>
      {isCallLive && (
        <Notice>
          <p>
            Un appel est en cours sur votre compte et utilise vos minutes. Raccrochez d’abord, puis
            confirmez{'\u00a0'}: le calcul en tiendra compte.
          </p>
        </Notice>
      )}
      {failure && (
        <Notice kind="failed">
          <p>{failure}</p>
        </Notice>
      )}
      <Button kind="primary" size="l" isBlock isBusy={isSending} onClick={confirm}>
        Confirmer la rétractation
      </Button>
    </Card>
  )
}

function useDeclaration(orderId: string) {
  const refreshMe = useRefreshMe()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isAsked = useRef(false)

  async function confirm() {
    if (isAsked.current) return
    isAsked.current = true
    setSending(true)
    setFailure(null)
    try {
      await (await loadApi()).withdrawals.declare({ orderId })
    } catch (error) {
      setFailure(`${await wordFailure(error)}. ${whatNow}`)
    }
    // The page says what the server knows now, also when its answer was lost on the way.
    await refreshMe()
    isAsked.current = false
    setSending(false)
  }

  return { confirm, isSending, failure }
}

const whatNow =
  'Si votre rétractation a été enregistrée, cette page le dit\u00a0; sinon rien n’a changé et vous pouvez recommencer, elle ne comptera qu’une fois.'
