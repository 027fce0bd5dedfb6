import type { AdminOrderDetail } from '../../../../contract/admin/transactions'
import { formatEuros } from '../../../../domain/formatting/euros'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { Card } from '../../../ui/layout/card'
import { Fact, Facts } from '../../../ui/layout/facts'
import { formatLocalMoment } from '../../../ui/local-time'

const documentNames = { invoice: 'Facture', credit_note: 'Avoir' } as const

/** Refunds, disputes, withdrawal and documents of an order. */
export const RefundsAndDisputes = ({ order }: { order: AdminOrderDetail }) => (
  <Card className="stack stack--fill" aria-labelledby="money">
    <h2 id="money">Remboursements et contestations</h2>
    <Facts>
      <Fact label="Remboursé">{formatEuros(order.refundedCents)}</Fact>
      {order.unrecoveredMinutes > 0 && (
        <Fact label="Minutes déjà utilisées, non reprises">
          {formatMinutes(order.unrecoveredMinutes)}
        </Fact>
      )}
      <Fact label="Retenu par la banque">{formatEuros(order.disputedCents)}</Fact>
      {order.disputes.map(({ id, createdAt, withdrawnCents }) => (
        <Fact key={id} label={`Contestation du ${formatLocalMoment(createdAt)}`}>
          {withdrawnCents > 0 ? `${formatEuros(withdrawnCents)} retenus` : 'Argent rendu'}
        </Fact>
      ))}
      <WithdrawalFacts withdrawal={order.withdrawal} />
      {order.documents.map(({ number, kind, issuedAt }) => (
        <Fact key={number} label={`${documentNames[kind]} du ${formatLocalMoment(issuedAt)}`}>
          {number}
        </Fact>
      ))}
    </Facts>
  </Card>
)

function WithdrawalFacts({ withdrawal }: Pick<AdminOrderDetail, 'withdrawal'>) {
  if (!withdrawal) return <Fact label="Rétractation">Aucune</Fact>
  const { declaredAt, completedAt, unusedMinutes, refundCents } = withdrawal
  return (
    <>
      <Fact label="Rétractation">Déclarée le {formatLocalMoment(declaredAt)}</Fact>
      <Fact label="Minutes reprises">{formatMinutes(unusedMinutes)}</Fact>
      <Fact label="À rembourser">{formatEuros(refundCents)}</Fact>
      <Fact label="Remboursement">
        {completedAt ? `Demandé le ${formatLocalMoment(completedAt)}` : 'En cours'}
      </Fact>
    </>
  )
}
