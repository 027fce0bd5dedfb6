/** Payment statuses of an order; refunds and disputes of a paid order do not change its status. */
export const paymentStatuses = ['paid', 'pending', 'failed'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Reads a stored status; every status other than paid and pending counts as failed. */
export const readPaymentStatus = (storedStatus: string): PaymentStatus =>
  storedStatus === 'paid' || storedStatus === 'pending' ? storedStatus : 'failed'
