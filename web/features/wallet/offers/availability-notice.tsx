import { publicMessages } from '../../../../domain/public-messages'
import { Notice } from '../../../ui/feedback/notice'
import styles from '../wallet.module.css'
import type { PurchaseAvailability } from './purchase-availability'

/** Shows why nothing can be bought, unless another part of the page shows it. */
export function AvailabilityNotice({ availability }: { availability: PurchaseAvailability }) {
  switch (availability.kind) {
    case 'loading':
      return (
        <div role="status" className={styles.notice}>
          <Notice icon="clock">
            <p>{publicMessages.CHECKOUT_STARTING}</p>
          </Notice>
        </div>
      )
    case 'closed':
      return (
        <div className={styles.notice}>
          <Notice>
            <p>{publicMessages.PAYMENT_NOT_OPEN}</p>
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
