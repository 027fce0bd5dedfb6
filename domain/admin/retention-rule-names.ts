/**
 * The jobs that delete data after a period, in the order in which the administration lists them.
 */
export const retentionRuleNames = [
  'delete-transcripts',
  'delete-report-words',
  'delete-unconfirmed-accounts',
  'erase-inactive-accounts',
  'delete-expired-sessions',
  'delete-cookie-consents',
  'delete-newsletter-requests',
  'delete-appointments',
  'delete-revoked-keys',
  'delete-cancellations',
  'delete-invoices',
] as const

export type RetentionRuleName = (typeof retentionRuleNames)[number]
