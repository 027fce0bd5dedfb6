import { Link } from 'react-router'
import type { AdminOrder } from '../../../../contract/admin/transactions'
import { adminTransactionPath } from '../../../../contract/paths'
import {
  type OrderFilter,
  orderFilters,
  paymentStatusLabels,
  truncateCustomerId,
  truncateSessionId,
} from '../../../../domain/admin/order-list'
import { formatEuros } from '../../../../domain/formatting/euros'
import { messages } from '../../../../domain/messages'
import { Button } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/icons/icon'
import { formatLocalMoment } from '../../../ui/local-time'
import { type Column, DataTable } from '../list/data-table'
import { FilterLinks } from '../list/filter-links'
import { Pagination } from '../list/pagination'
import { QueryResult } from '../list/query-result'
import { useListUrl } from '../list/use-list-url'
import { MissingBuyers } from './missing-buyers'
import { PaymentStatusBadge } from './payment-status-badge'
import { useTransactionExport, useTransactions } from './transaction-queries'
import styles from './transactions.module.css'

const filterLabels: Record<OrderFilter, string> = { all: 'Toutes', ...paymentStatusLabels }

const columns: readonly Column<AdminOrder>[] = [
  {
    key: 'date',
    label: 'Date',
    cell: ({ id, createdAt }) => (
      <Link className="link" to={adminTransactionPath(id)}>
        <time dateTime={createdAt}>{formatLocalMoment(createdAt)}</time>
      </Link>
    ),
  },
  {
    key: 'session',
    label: 'Session ID',
    cell: ({ checkoutSessionId }) =>
      checkoutSessionId ? (
        <span className={styles.id} title={checkoutSessionId}>
          {truncateSessionId(checkoutSessionId)}
        </span>
      ) : (
        <span className="faint">Sans session</span>
      ),
  },
  {
    key: 'amount',
    label: 'Montant',
    cell: ({ amountTotalCents, refundedCents }) => (
      <span className={styles.amount}>
        <span className="num">{formatEuros(amountTotalCents)}</span>
        {refundedCents > 0 && (
          <span className="muted small num">dont {formatEuros(refundedCents)} remboursés</span>
        )}
      </span>
    ),
  },
  {
    key: 'status',
    label: 'Statut',
    cell: ({ paymentStatus }) => <PaymentStatusBadge status={paymentStatus} />,
  },
  {
    key: 'email',
    label: 'Email client',
    cell: ({ buyer }) =>
      buyer ? (
        <span className={styles.email}>{buyer.email}</span>
      ) : (
        <span className="faint">Inconnu</span>
      ),
  },
  {
    key: 'customer',
    label: 'Customer ID',
    cell: ({ customerId }) => (
      <span className={styles.id} title={customerId}>
        {truncateCustomerId(customerId)}
      </span>
    ),
  },
]

/** The orders with a payment status, or all orders, and their export. */
export function TransactionsSection() {
  const { page, readChoice, createLink, linkToPage } = useListUrl()
  const status = readChoice('statut', orderFilters)
  const query = useTransactions({ status, page })
  const transactionExport = useTransactionExport(status)
  return (
    <>
      <div className="row spread">
        <h1>Transactions</h1>
        <Button isBusy={transactionExport.isPending} onClick={() => transactionExport.mutate()}>
          <Icon name="download" size="s" />
          Exporter en CSV
        </Button>
      </div>
      <section className="stack stack--fill">
        <h2 className="visually-hidden">Commandes</h2>
        <FilterLinks
          label="Filtrer par statut de paiement"
          filters={orderFilters.map((key) => ({
            key,
            label: filterLabels[key],
            to: createLink({ statut: key === 'all' ? null : key }),
            isCurrent: key === status,
          }))}
        />
        <QueryResult
          query={query}
          failure={messages.TRANSACTIONS_NOT_LOADED}
          isEmpty={({ items }) => items.length === 0}
          emptyText="Aucune commande ne correspond."
        >
          {({ items, total, missing }) => (
            <>
              <MissingBuyers missing={missing} />
              <DataTable
                caption="Commandes, les plus récentes d’abord"
                columns={columns}
                rows={items}
                rowKey={({ id }) => id}
                isStale={query.isPlaceholderData}
              />
              <Pagination page={page} total={total} linkToPage={linkToPage} />
            </>
          )}
        </QueryResult>
      </section>
    </>
  )
}
