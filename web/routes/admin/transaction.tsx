import { TransactionPage } from '../../features/admin/transactions/transaction-page'
import type { Route } from './+types/transaction'

export const meta: Route.MetaFunction = () => [{ title: 'Commande · Administration · Amivoix' }]

export default function Transaction({ params: { orderId } }: Route.ComponentProps) {
  return <TransactionPage id={orderId} />
}
