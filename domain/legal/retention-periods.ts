/**
 * How long data is stored. The nightly deletions use these periods, and the privacy policy states
 * them.
 */
export const retentionPeriods = {
  /** Transcripts, proposed memories and highlights, which quote what was said. */
  transcriptDays: 30,
  unconfirmedAccountDays: 7,
  /** Accounts without a sign-in for this long, and with neither a subscription nor paid minutes. */
  inactiveAccountYears: 2,
  /** How long before the erasure the user of an inactive account is notified. */
  inactivityWarningDays: 30,
  /** Newsletter sign-ups that nobody confirmed. */
  unconfirmedNewsletterDays: 7,
  /**
   * Cancellations that ended a subscription: the limitation period (French Civil Code, article
   * 2224).
   */
  cancellationYears: 5,
  /** Cancellations that ended no subscription: there is nothing to claim. */
  emptyCancellationYears: 1,
  /**
   * Invoices, and the orders and withdrawals of erased accounts, counted from the end of the year
   * (French Commercial Code, article L123-22).
   */
  invoiceYears: 10,
  /** Counted from the time of the appointment. */
  appointmentDays: 1,
  /** Revoked keys are kept long enough to investigate how one of them was misused. */
  revokedApiKeyDays: 90,
} as const
