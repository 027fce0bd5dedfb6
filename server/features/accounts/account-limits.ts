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
} as const satisfies Record<string, RateLimit>
