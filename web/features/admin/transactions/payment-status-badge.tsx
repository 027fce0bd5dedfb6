import { paymentStatusLabels } from '../../../../domain/admin/order-list'
import type { PaymentStatus } from '../../../../domain/billing/payment-status'
import { StatusBadge, type StatusTone } from '../../../ui/layout/status-badge'

const tones: Record<PaymentStatus, StatusTone> = { paid: 'good', pending: 'pending', failed: 'bad' }

export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <StatusBadge tone={tones[status]}>{paymentStatusLabels[status]}</StatusBadge>
)
