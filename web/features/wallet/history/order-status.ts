import type { Order } from '../../../../contract/billing/wallet'
import { formatEuros } from '../../../../domain/formatting/euros'
import { publicMessages } from '../../../../domain/public-messages'
import type { StatusTone } from '../../../ui/layout/status-badge'

/** The French label of an order's status, and a text with the refunded or disputed amount. */
type OrderStatus = { label: string; tone: StatusTone; amountText: string | null }

type OrderAmounts = Pick<
  Order,
  'paymentStatus' | 'refundedCents' | 'disputedCents' | 'amountTotalCents'
>

/** A refunded or disputed order is no longer "Payé" (docs/decisions/021-disputes.md). */
export function getOrderStatus({
  paymentStatus,
  refundedCents,
  disputedCents,
  amountTotalCents,
}: OrderAmounts): OrderStatus {
  switch (paymentStatus) {
    case 'pending':
      return { label: publicMessages.PAYMENT_PENDING, tone: 'pending', amountText: null }
    case 'failed':
      return { label: publicMessages.PAYMENT_FAILED, tone: 'bad', amountText: null }
    case 'paid':
      if (disputedCents > 0)
        return {
          label: 'Contesté',
          tone: 'neutral',
          amountText: `Repris par votre banque\u00a0: ${formatEuros(disputedCents)}`,
        }
      if (refundedCents === 0)
        return { label: publicMessages.PAYMENT_PAID, tone: 'good', amountText: null }
      return refundedCents >= amountTotalCents
        ? { label: 'Remboursé', tone: 'neutral', amountText: null }
        : {
            label: 'Remboursé en partie',
            tone: 'neutral',
            amountText: `Remboursé\u00a0: ${formatEuros(refundedCents)}`,
          }
  }
}
