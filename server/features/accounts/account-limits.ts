import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'

/** 05, « Security », where it gives a figure; the others are ours. */
export const accountLimits = {
  /** Wrong passwords for one account. */
  signInFailures: { name: 'sign-in-failures', max: 5, windowSeconds: 60 },
  /** Tries to sign in from one network address. */
  signInTries: { name: 'sign-in-tries', max: 30, windowSeconds: 60 },
  /** Registrations from one network address. */
  registrations: { name: 'registrations', max: 20, windowSeconds: 3_600 },
  /** Confirmation mails asked for again from one network address. */
  resends: { name: 'resends', max: 20, windowSeconds: 3_600 },
  /** Messages that others can have us send to one mailbox. */
  mailsToOneMailbox: { name: 'account-mails', max: 10, windowSeconds: 3_600 },
  /** The same asked for from one network address (docs/decisions/014). */
  mailsToOneMailboxFromOnePlace: { name: 'account-mails-of-one', max: 5, windowSeconds: 3_600 },
  /** Links to choose a password, for one mailbox. */
  passwordLinks: { name: 'password-links', max: 3, windowSeconds: 3_600 },
  /** The same from one network address, whoever is meant. */
  passwordLinkTries: { name: 'password-link-tries', max: 20, windowSeconds: 3_600 },
  /** Passwords chosen by link from one network address. */
  passwordResets: { name: 'password-resets', max: 30, windowSeconds: 60 },
  /** Wrong passwords of somebody who is signed in. */
  passwordChecks: { name: 'password-checks', max: 5, windowSeconds: 60 },
  /** Addresses that one account has a mail sent to. */
  addressChanges: { name: 'address-changes', max: 5, windowSeconds: 3_600 },
  /** Whatever else a person asks of their own account. */
  accountRequests: { name: 'account-requests', max: 60, windowSeconds: 60 },
} as const satisfies Record<string, RateLimit>
