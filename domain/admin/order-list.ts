import type { PaymentStatus } from '../billing/payment-status'
import { toParisDay } from '../formatting/paris-time'

/** The filters of the administrator's list of orders. */
export const orderFilters = ['all', 'paid', 'pending', 'failed'] as const

export type OrderFilter = (typeof orderFilters)[number]

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  paid: 'Payé',
  pending: 'En attente',
  failed: 'Échoué',
}

/** How many characters of a checkout session's id, and of a customer's id, the list shows. */
const shownSessionLength = 20
const shownCustomerLength = 15

export const truncateSessionId = (id: string) => truncate(id, shownSessionLength)
export const truncateCustomerId = (id: string) => truncate(id, shownCustomerLength)

const truncate = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text

/** The columns of the exported orders. */
export const orderColumns = [
  'Date',
  'Session ID',
  'Montant',
  'Statut',
  'Email Client',
  'Customer ID',
  'Payment Intent',
] as const

/** An exported order. */
export type OrderRow = {
  /** The day and time in Paris: "2026-12-31 23:30:05". */
  parisTime: string
  checkoutSessionId: string | null
  amountTotalCents: number
  paymentStatus: PaymentStatus
  /** null when the account has been erased, or when reading the buyers from the database failed. */
  email: string | null
  customerId: string
  paymentIntentId: string | null
}

/** Returns the cells of an order, in the sequence of the columns. */
export const toOrderCells = (row: OrderRow): string[] => [
  row.parisTime,
  row.checkoutSessionId ?? '',
  (row.amountTotalCents / 100).toFixed(2).replace('.', ','),
  paymentStatusLabels[row.paymentStatus],
  row.email ?? '',
  row.customerId,
  row.paymentIntentId ?? '',
]

/** The name of the exported file, with the day of the export in Paris. */
export const getExportName = (now: Date) => `transactions-${toParisDay(now)}.csv`
