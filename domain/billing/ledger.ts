/** Why a balance changed. */
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

/**
 * Minutes that a new account receives when its address is confirmed. An address receives them only
 * once, even if its account is erased and created again.
 */
export const freeMinutes = 5

/** Minutes that an administrator starts with. */
export const administratorMinutes = 999_999
