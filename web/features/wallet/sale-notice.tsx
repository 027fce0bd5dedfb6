import { messages } from '../../../domain/messages'
import { Notice } from '../../ui/notice'
import type { Sale } from './sale'
import styles from './wallet.module.css'

/** Why nothing can be bought, where that is so and nothing else says it. */
export function SaleNotice({ sale }: { sale: Sale }) {
  switch (sale.kind) {
    case 'loading':
      return (
        <div role="status" className={styles.saleNotice}>
          <Notice icon="clock">
            <p>{messages.CHECKOUT_STARTING}</p>
          </Notice>
        </div>
      )
    case 'closed':
      return (
        <div className={styles.saleNotice}>
          <Notice>
            <p>{messages.PAYMENT_NOT_OPEN}</p>
            <p className="muted">
              Vous voyez déjà les prix. Rien ne peut encore être acheté, ni débité.
            </p>
          </Notice>
        </div>
      )
    case 'open':
    case 'unknown':
    case 'signed-out':
      return null
  }
}
