import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'

/**
 * Maximum numbers of attempts in a window. Never change a `name`: it is part of the stored keys.
 */
export const accountLimits = {
  /**
   * Sign-ins with a wrong password, in four windows. Counted per account, and separately for each
   * device that is known to it (sessions/sign-in-failures.ts).
   */
  signInFailures: { name: 'sign-in-failures', max: 5, windowSeconds: 60 },
  signInFailuresInQuarterHour: { name: 'sign-in-failures-15min', max: 15, windowSeconds: 900 },
  signInFailuresInHour: { name: 'sign-in-failures-1h', max: 30, windowSeconds: 3_600 },
  signInFailuresInDay: { name: 'sign-in-failures-1d', max: 100, windowSeconds: 86_400 },
  /** Sign-ins with a password or with Google, and confirmations of an address, per network. */
  signInAttempts: { name: 'sign-in-tries', max: 30, windowSeconds: 60 },
  /** Wrong passwords on the confirmation page, per registration. */
  confirmationFailures: { name: 'confirmation-failures', max: 5, windowSeconds: 60 },
  /** Registrations per network. */
  registrations: { name: 'registrations', max: 20, windowSeconds: 3_600 },
  /** Requests to send the confirmation e-mail again, per network. */
  resends: { name: 'resends', max: 20, windowSeconds: 3_600 },
  /** E-mails to an address that somebody has entered, per mailbox. */
  accountMails: { name: 'account-mails', max: 10, windowSeconds: 3_600 },
  /** The same e-mails, per mailbox and network (docs/decisions/014). */
  accountMailsFromNetwork: { name: 'account-mails-of-one', max: 5, windowSeconds: 3_600 },
  /** Links to choose a password, per mailbox and requester (passwords/send-password-link.ts). */
  passwordLinks: { name: 'password-links', max: 3, windowSeconds: 3_600 },
  /** Requests for links to choose a password, per network, for any mailbox. */
  passwordLinkAttempts: { name: 'password-link-tries', max: 20, windowSeconds: 3_600 },
  /** Password resets with a link, per network. */
  passwordResets: { name: 'password-resets', max: 30, windowSeconds: 60 },
  /** Wrong passwords of a signed-in user who confirms their identity, per account. */
  passwordChecks: { name: 'password-checks', max: 5, windowSeconds: 60 },
  /** New e-mail addresses requested, per account. */
  emailChanges: { name: 'address-changes', max: 5, windowSeconds: 3_600 },
  /** Exports of the user's own data, per account. Each export reads all tables. */
  dataExports: { name: 'data-exports', max: 5, windowSeconds: 3_600 },
  /** Other requests about the user's own account, per account. */
  accountRequests: { name: 'account-requests', max: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>
