import { Link } from 'react-router'
import { adminTransactionPath } from '../../../../contract/paths'
import { formatEuros } from '../../../../domain/formatting/euros'
import { messages } from '../../../../domain/messages'
import { Card } from '../../../ui/layout/card'
import { formatLocalDay } from '../../../ui/local-time'
import { QueryResult } from '../list/query-result'
import { PaymentStatusBadge } from '../transactions/payment-status-badge'
import { useUserOrders } from './user-queries'
import styles from './users.module.css'

/** A user's orders, each with a link to its details. */
export function UserOrders({ userId }: { userId: string }) {
  const query = useUserOrders(userId)
  return (
    <Card className="stack stack--fill" aria-labelledby="orders">
      <h2 id="orders">Achats</h2>
      <QueryResult
        query={query}
        failure={messages.TRANSACTIONS_NOT_LOADED}
        isEmpty={(orders) => orders.length === 0}
        emptyText="Aucun achat."
      >
        {(orders) => (
          <ul className={styles.orders}>
            {orders.map(({ id, orderDate, amountTotalCents, paymentStatus }) => (
              <li key={id} className="row spread">
                <Link className="link" to={adminTransactionPath(id)}>
                  {formatLocalDay(orderDate)}
                </Link>
                <span className="num">{formatEuros(amountTotalCents)}</span>
                <PaymentStatusBadge status={paymentStatus} />
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
    </Card>
  )
}
