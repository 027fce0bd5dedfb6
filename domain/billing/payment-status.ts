/** « Payé », « En attente », « Échoué » (second document, section 4). */
export const paymentStatuses = ['paid', 'pending', 'failed'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Of a stored order: « paid, pending, otherwise failed » (second document, section 3). */
export const readPaymentStatus = (stored: string): PaymentStatus =>
  stored === 'paid' || stored === 'pending' ? stored : 'failed'
