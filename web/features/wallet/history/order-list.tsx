import type { Order } from '../../../../contract/billing/wallet'
import { invoicePath } from '../../../../contract/paths'
import { formatEuros } from '../../../../domain/formatting/euros'
import { withNonBreakingDates } from '../../../../domain/formatting/french-spaces'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { offers } from '../../../../domain/offers'
import { publicMessages } from '../../../../domain/public-messages'
import { findFailureMessage } from '../../../api/decode-problem'
import { Button } from '../../../ui/buttons/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Card } from '../../../ui/layout/card'
import { StatusBadge } from '../../../ui/layout/status-badge'
import { formatLocalDay } from '../../../ui/local-time'
import styles from '../wallet.module.css'
import type { OrdersQuery } from '../wallet-queries'
import { EntriesLoading } from './entries-loading'
import { getOrderStatus } from './order-status'
import { WithdrawalLink } from './withdrawal-link'

type Props = { orders: OrdersQuery; onShowCredits: () => void }

/** The orders, newest first. */
export function OrderList({ orders, onShowCredits }: Props) {
  const { data, error, isFetching, refetch } = orders
  if (!data && error)
    return (
      <LoadFailure
        message={`${publicMessages.HISTORY_NOT_LOADED} : ${findFailureMessage(error)}`}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  if (!data) return <EntriesLoading>{publicMessages.PURCHASES_LOADING}</EntriesLoading>
  if (data.length === 0)
    return (
      <Card>
        <EmptyState action={<Button onClick={onShowCredits}>Voir les crédits</Button>}>
          {publicMessages.PURCHASES_EMPTY}
        </EmptyState>
      </Card>
    )
  return (
    <ul className={`${styles.list} ${styles.sheet}`}>
      {data.map((order) => (
        <OrderEntry key={order.id} order={order} />
      ))}
    </ul>
  )
}

function OrderEntry({ order }: { order: Order }) {
  const { offerKey, minutes, orderDate, amountTotalCents } = order
  const { label, tone, amountText } = getOrderStatus(order)
  const minutesText = minutes > 0 ? `${formatMinutes(minutes)}, ` : ''
  return (
    <li className={styles.entry}>
      <div>
        <h3 className={styles.entryName}>{offerKey ? offers[offerKey].name : 'Achat'}</h3>
        <p className="muted small num">
          {minutesText}
          <time dateTime={orderDate}>{withNonBreakingDates(formatLocalDay(orderDate))}</time>
        </p>
        {amountText && <p className="muted small num">{amountText}</p>}
        <WithdrawalLink orderId={order.id} />
      </div>
      <div className={styles.outcome}>
        <span className={styles.amount}>{formatEuros(amountTotalCents)}</span>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      {order.documents.length > 0 && <OrderDocuments documents={order.documents} />}
    </li>
  )
}

const documentLabels = {
  invoice: 'Télécharger la facture',
  credit_note: 'Télécharger l’avoir',
} as const

/** Links to the documents of an order, which work without JavaScript, too. */
function OrderDocuments({ documents }: Pick<Order, 'documents'>) {
  return (
    <p className={styles.documents}>
      {documents.map(({ number, kind }) => (
        <a key={number} className="link num" href={invoicePath(number)} download>
          {`${documentLabels[kind]} ${number}`}
        </a>
      ))}
    </p>
  )
}
