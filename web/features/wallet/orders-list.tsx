import { invoicePath } from '../../../contract/paths'
import type { Order } from '../../../contract/billing/wallet'
import { formatEuros } from '../../../domain/formatting/euros'
import { withWholeDays } from '../../../domain/formatting/french-spaces'
import { messages } from '../../../domain/messages'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { offers } from '../../../domain/offers'
import { failureMessage } from '../../decode-problem'
import { formatLocalDay } from '../../local-time'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailure } from '../../ui/load-failure'
import { StatusBadge } from '../../ui/status-badge'
import { EntriesLoading } from './entries-loading'
import { outcomeOf } from './order-outcome'
import type { OrdersQuery } from './use-wallet'
import styles from './wallet.module.css'
import { WithdrawalLink } from './withdrawal-link'

type Properties = { orders: OrdersQuery; onCredits: () => void }

/** The purchases, newest first. */
export function OrdersList({ orders, onCredits }: Properties) {
  const { data, error, isFetching, refetch } = orders
  if (!data && error)
    return (
      <LoadFailure
        message={`${messages.HISTORY_NOT_LOADED} : ${failureMessage(error)}`}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  if (!data) return <EntriesLoading>{messages.PURCHASES_LOADING}</EntriesLoading>
  if (data.length === 0)
    return (
      <Card>
        <EmptyState action={<Button onClick={onCredits}>Voir les crédits</Button>}>
          {messages.PURCHASES_EMPTY}
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
  const { label, tone, refund } = outcomeOf(order)
  const facts = minutes > 0 ? `${formatMinutes(minutes)}, ` : ''
  return (
    <li className={styles.entry}>
      <div>
        <h3 className={styles.entryName}>{offerKey ? offers[offerKey].name : 'Achat'}</h3>
        <p className="muted small num">
          {facts}
          <time dateTime={orderDate}>{withWholeDays(formatLocalDay(orderDate))}</time>
        </p>
        {refund && <p className="muted small num">{refund}</p>}
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

/** Plain links: the browser saves what comes, also without a script. */
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
