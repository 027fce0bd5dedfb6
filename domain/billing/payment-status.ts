/** Statuses of an order as the wallet shows them. */
export const paymentStatuses = ['paid', 'pending', 'failed'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Reads a stored status; every status other than paid and pending counts as failed. */
export const readPaymentStatus = (stored: string): PaymentStatus =>
  stored === 'paid' || stored === 'pending' ? stored : 'failed'
