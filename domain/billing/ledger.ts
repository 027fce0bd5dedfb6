/** Why minutes moved (04, « Ledger »). */
export const ledgerReasons = [
  'sign_up',
  'admin_start',
  'purchase',
  'subscription',
  'call',
  'admin_grant',
  'refund',
  'dispute',
  'import',
  'correction',
] as const

export type LedgerReason = (typeof ledgerReasons)[number]

/** Minutes that every verified account receives once (second document, section 9). */
export const freeMinutes = 5

/** What an administrator starts with (first document, section 4). */
export const administratorMinutes = 999_999
