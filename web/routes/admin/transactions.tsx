import { TransactionsSection } from '../../features/admin/transactions/transactions-section'
import type { Route } from './+types/transactions'

export const meta: Route.MetaFunction = () => [{ title: 'Transactions · Administration · Amivoix' }]

export default TransactionsSection
