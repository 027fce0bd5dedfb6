import { useFetcher } from 'react-router'
import type { WithdrawablePurchase } from '../../../contract/billing/withdrawals'
import { sumWithdrawalLines } from '../../../domain/billing/withdrawal'
import {
  composeWithdrawalStatement,
  formatDeductedMinutes,
  formatPurchaseName,
  formatRefundLines,
} from '../../../domain/billing/withdrawal-texts'
import { formatEuros } from '../../../domain/formatting/euros'
import { withNonBreakingDates } from '../../../domain/formatting/french-spaces'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { submitOptions } from '../../forms/submit-options'
import { useMe } from '../../session/use-me'
import { Button } from '../../ui/buttons/button'
import { Notice } from '../../ui/feedback/notice'
import { Card } from '../../ui/layout/card'
import { Fact, Facts } from '../../ui/layout/facts'
import styles from './withdrawal.module.css'
import type { WithdrawalResult } from './withdrawal-action'

type Line = Extract<WithdrawablePurchase['state'], { kind: 'open' }>['lines'][number]
type Props = { purchase: WithdrawablePurchase; lines: readonly Line[]; isCallLive: boolean }

/** The last step: the declaration, the refund, and the button whose label the law prescribes. */
export function WithdrawalStatement({ purchase, lines, isCallLive }: Props) {
  const me = useMe()
  const declaration = useFetcher<WithdrawalResult>()
  const isSending = declaration.state !== 'idle'
  const failure = declaration.state === 'submitting' ? undefined : declaration.data?.failure
  const { unusedMinutes, refundCents } = sumWithdrawalLines(lines)
  const orderedAt = new Date(purchase.orderedAt)
  return (
    <Card className={styles.card} aria-labelledby="declaration">
      <h2 id="declaration" className={styles.cardTitle}>
        Votre rétractation
      </h2>
      <blockquote className={styles.statement}>
        {withNonBreakingDates(
          composeWithdrawalStatement({ name: formatPurchaseName(purchase), orderedAt }),
        )}
      </blockquote>
      <Facts isFramed>
        <Fact label="Commande passée le">{formatParisMoment(orderedAt)}</Fact>
        <Fact label="Prix payé">{formatEuros(purchase.amountTotalCents)}</Fact>
        {me && <Fact label="Accusé de réception envoyé à">{me.email}</Fact>}
        <Fact label="Remboursement" isStrong>
          {formatEuros(refundCents)}
        </Fact>
      </Facts>
      <ul className={styles.notes}>
        {formatRefundLines(lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{formatDeductedMinutes(unusedMinutes)}</li>
        {purchase.isSubscription && (
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
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) void declaration.submit(event.currentTarget, declarationOptions)
        }}
      >
        <input type="hidden" name="orderId" value={purchase.orderId} />
        <Button type="submit" kind="primary" size="l" isBlock isBusy={isSending}>
          Confirmer la rétractation
        </Button>
      </form>
    </Card>
  )
}

/** Revalidates the page after the declaration, so that it shows the state of the withdrawal. */
const declarationOptions = { ...submitOptions, defaultShouldRevalidate: true } as const
