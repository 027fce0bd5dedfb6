import type { Mail } from '../mail/mail'

/** Background work by name, with what each job carries (02, « Jobs »). */
export type Jobs = {
  'analyse-conversation': { conversationId: string }
  'send-mail': Mail
  'send-farewell': Mail
  'send-receipt': Mail
  'send-password-link': { email: string }
  'handle-payment-event': { eventId: string }
  'give-back-order': { orderId: string }
  'reconcile-payments': Record<string, never>
  'carry-out-withdrawal': { withdrawalId: string }
  'resume-withdrawals': Record<string, never>
  'carry-out-cancellation': { cancellationId: string }
  'resume-cancellations': Record<string, never>
  'send-renewal-reminders': Record<string, never>
  'forget-payment-customers': Record<string, never>
  'check-ledger': Record<string, never>
  'delete-transcripts': Record<string, never>
  'delete-unconfirmed-accounts': Record<string, never>
  'delete-expired-sessions': Record<string, never>
  'delete-cookie-consents': Record<string, never>
  'delete-cancellations': Record<string, never>
  'delete-invoices': Record<string, never>
  'delete-report-words': Record<string, never>
}

export type JobName = keyof Jobs

type Queue = {
  /** Tries after the first. Each waits about twice as long as the one before. */
  retryLimit: number
  retryDelaySeconds: number
  pollSeconds: number
  /** How many a process takes at a time, one after the other; one unless it is said. */
  batchSize?: number
  /** One waiting and one running at most, whoever asks: what they do is the same. */
  isAlone?: true
  /** What it carries is gone as soon as it is done, or failed for good. */
  leavesNothing?: true
  /** What waits leaves also when its person is forgotten meanwhile. */
  outlivesAccount?: true
  /** Its failure is not told by another mail, which would fail as well. */
  isMail?: true
}

// A mail server that is down for a night loses no mail: the last try comes 9 to 17 hours after the
// first, while the links of mails, which work for 24 hours, are still good.
const mail: Queue = { retryLimit: 11, retryDelaySeconds: 15, pollSeconds: 1, isMail: true }

const timer: Queue = { retryLimit: 5, retryDelaySeconds: 60, pollSeconds: 5, isAlone: true }

/** How each kind of work is repeated when it failed. */
export const queues: Record<JobName, Queue> = {
  'analyse-conversation': { retryLimit: 5, retryDelaySeconds: 2, pollSeconds: 1 },
  'send-mail': { ...mail, batchSize: 20 },
  // The one mail to an address that nothing else holds any more.
  'send-farewell': { ...mail, leavesNothing: true },
  // What the law wants in somebody's hands (a contract, its end, what was given back): it leaves also
  // when the account goes a moment later, with the words and the address that it had.
  'send-receipt': { ...mail, batchSize: 20, outlivesAccount: true },
  'send-password-link': { retryLimit: 5, retryDelaySeconds: 2, pollSeconds: 1 },
  // A payment service that is down for a night: as mails.
  'handle-payment-event': {
    retryLimit: 11,
    retryDelaySeconds: 15,
    pollSeconds: 5,
    batchSize: 20,
  },
  'give-back-order': { retryLimit: 11, retryDelaySeconds: 15, pollSeconds: 5 },
  'reconcile-payments': timer,
  // As the notices of payments; what the night did not bring back is taken up again every hour.
  'carry-out-withdrawal': { retryLimit: 11, retryDelaySeconds: 15, pollSeconds: 2 },
  'resume-withdrawals': timer,
  'carry-out-cancellation': { retryLimit: 11, retryDelaySeconds: 15, pollSeconds: 2 },
  'resume-cancellations': timer,
  'send-renewal-reminders': timer,
  'forget-payment-customers': timer,
  'check-ledger': timer,
  'delete-transcripts': timer,
  'delete-unconfirmed-accounts': timer,
  'delete-expired-sessions': timer,
  'delete-cookie-consents': timer,
  'delete-cancellations': timer,
  'delete-invoices': timer,
  'delete-report-words': timer,
}

export const jobNames = Object.keys(queues).filter((name): name is JobName => name in queues)
