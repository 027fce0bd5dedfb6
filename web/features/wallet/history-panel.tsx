import { Card } from '../../ui/card'
import { MovementsList } from './movements-list'
import { OrdersList } from './orders-list'
import type { MovementsQuery, OrdersQuery } from './use-wallet'
import styles from './wallet.module.css'

type Properties = {
  orders: OrdersQuery
  movements: MovementsQuery
  isSignedOut: boolean
  onCredits: () => void
}

/** What was bought, and every movement that explains the balance (04, « Screens »). */
export function HistoryPanel({ orders, movements, isSignedOut, onCredits }: Properties) {
  if (isSignedOut && !orders.data && !movements.data)
    return (
      <Card>
        <p className="muted">Reconnectez-vous pour lire votre historique.</p>
      </Card>
    )
  return (
    <>
      <section className={styles.section} aria-labelledby="achats">
        <h2 id="achats">Achats</h2>
        <OrdersList orders={orders} onCredits={onCredits} />
      </section>
      <section className={styles.section} aria-labelledby="mouvements">
        <h2 id="mouvements">Mouvements de minutes</h2>
        <MovementsList movements={movements} />
      </section>
    </>
  )
}
