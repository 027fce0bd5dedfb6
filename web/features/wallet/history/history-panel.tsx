import { Card } from '../../../ui/layout/card'
import styles from '../wallet.module.css'
import type { LedgerEntriesQuery, OrdersQuery } from '../wallet-queries'
import { LedgerEntryList } from './ledger-entry-list'
import { OrderList } from './order-list'

type Props = {
  orders: OrdersQuery
  entries: LedgerEntriesQuery
  isSignedOut: boolean
  onShowCredits: () => void
}

/** The orders, then the ledger entries, which explain the balance. */
export function HistoryPanel({ orders, entries, isSignedOut, onShowCredits }: Props) {
  if (isSignedOut && !orders.data && !entries.data)
    return (
      <Card>
        <p className="muted">Reconnectez-vous pour lire votre historique.</p>
      </Card>
    )
  return (
    <>
      <section className={styles.section} aria-labelledby="achats">
        <h2 id="achats">Achats</h2>
        <OrderList orders={orders} onShowCredits={onShowCredits} />
      </section>
      <section className={styles.section} aria-labelledby="mouvements">
        <h2 id="mouvements">Mouvements de minutes</h2>
        <LedgerEntryList query={entries} />
      </section>
    </>
  )
}
