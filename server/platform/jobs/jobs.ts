import type { Mail } from '../mail/mail'

/** The background jobs by name, with the data that each carries. */
export type Jobs = {
  'analyse-conversation': { conversationId: string }
  'send-mail': Mail
  'send-farewell': Mail
  'send-receipt': Mail
  'send-password-link': { email: string }
  /** The user's id lets the erasure of an account find the job. */
  'send-appointment-reminder': { appointmentId: string; userId: string }
  'end-calls-of-key': { keyId: string }
  'handle-payment-event': { eventId: string }
  'refund-rejected-order': { orderId: string }
  /** The former name of refund-rejected-order, under which jobs may still wait in a database. */
  'give-back-order': { orderId: string }
  'reconcile-payments': Record<string, never>
  'carry-out-withdrawal': { withdrawalId: string }
  'resume-withdrawals': Record<string, never>
  'release-waiting-minutes': Record<string, never>
  /** `shouldMailOnlyIfCancelled`: set after many cancellation requests for one mailbox. */
  'carry-out-cancellation': { cancellationId: string; shouldMailOnlyIfCancelled?: true }
  'resume-cancellations': Record<string, never>
  'send-renewal-reminders': Record<string, never>
  'send-newsletter': Record<string, never>
  'forget-payment-customers': Record<string, never>
  'check-ledger': Record<string, never>
  'update-daily-figures': Record<string, never>
  'rebuild-daily-figures': Record<string, never>
  'delete-transcripts': Record<string, never>
  'delete-unconfirmed-accounts': Record<string, never>
  'erase-inactive-accounts': Record<string, never>
  'delete-expired-sessions': Record<string, never>
  'delete-cookie-consents': Record<string, never>
  'delete-cancellations': Record<string, never>
  'delete-invoices': Record<string, never>
  'delete-report-words': Record<string, never>
  'delete-appointments': Record<string, never>
  'delete-revoked-keys': Record<string, never>
  'delete-newsletter-requests': Record<string, never>
}

export type JobName = keyof Jobs

/** The jobs that can run on a schedule, because they need no data. */
export type ScheduledJobName = {
  [Name in JobName]: Jobs[Name] extends Record<string, never> ? Name : never
}[JobName]

type Queue = {
  /** Maximum number of retries after the first attempt. The delay roughly doubles with each retry. */
  retryLimit: number
  retryDelaySeconds: number
  /** How often watch-due-jobs.ts looks for due jobs. */
  pollSeconds: number
  /**
   * How long one attempt may take. A job that is still active after this time is retried, because
   * its process must have died. The time must be so long that two attempts never overlap.
   */
  maxSeconds: number
  /** Whether at most one job waits and one runs, because all jobs of the queue do the same work. */
  isSingleton?: true
  /** Whether the job is deleted as soon as it has completed or its last retry has failed. */
  isDeletedWhenDone?: true
  /** Whether waiting jobs still run after their user's account has been erased. */
  shouldSurviveErasure?: true
  /**
   * Whether the job sends a mail. Its failure is then not reported by mail, because that mail would
   * fail as well.
   */
  isMail?: true
}

// No mail is lost when the mail server is down for a night: the last retry comes 8.5 to 17 hours
// after the first attempt. Links that are valid for 24 hours still work then; links to choose a
// password, which are valid for one hour, have expired.
const mailQueue: Queue = {
  retryLimit: 11,
  retryDelaySeconds: 15,
  pollSeconds: 1,
  // The mail server has 10 s to accept the connection, 10 s to greet and 30 s for a response.
  maxSeconds: 60,
  isMail: true,
}

// Retries for 8.5 to 17 hours, as for mails, in case the payment provider is down. An attempt makes
// a few requests, each with a timeout of 10 s and two retries.
const paymentQueue: Queue = {
  retryLimit: 11,
  retryDelaySeconds: 15,
  pollSeconds: 5,
  maxSeconds: 300,
}

const scheduledQueue: Queue = {
  retryLimit: 5,
  retryDelaySeconds: 60,
  pollSeconds: 5,
  // These jobs only run statements on our own database, in batches, over tables that grow.
  maxSeconds: 900,
  isSingleton: true,
}

// `maxSeconds` of jobs that make a request to the payment provider for each of many orders,
// customers or subscriptions.
const maxProviderBatchSeconds = 3_600

/** How each queue polls, expires and retries. */
export const queues: Record<JobName, Queue> = {
  'analyse-conversation': { retryLimit: 5, retryDelaySeconds: 2, pollSeconds: 1, maxSeconds: 60 },
  'send-mail': mailQueue,
  // The last mail to an erased user; this job is the only place that still stores the address.
  'send-farewell': { ...mailQueue, isDeletedWhenDone: true },
  // Confirmations that the law requires on a durable medium, such as those of a purchase, a
  // withdrawal or a refund: they are sent even when the account is erased a moment later.
  'send-receipt': { ...mailQueue, shouldSurviveErasure: true },
  'send-password-link': { retryLimit: 5, retryDelaySeconds: 2, pollSeconds: 1, maxSeconds: 60 },
  'send-appointment-reminder': {
    retryLimit: 5,
    retryDelaySeconds: 15,
    pollSeconds: 5,
    maxSeconds: 60,
  },
  // The last retry comes at least twenty minutes after the first attempt.
  'end-calls-of-key': { retryLimit: 8, retryDelaySeconds: 5, pollSeconds: 1, maxSeconds: 60 },
  'handle-payment-event': paymentQueue,
  'refund-rejected-order': paymentQueue,
  'give-back-order': paymentQueue,
  'reconcile-payments': { ...scheduledQueue, maxSeconds: maxProviderBatchSeconds },
  // Withdrawals and cancellations whose job has no retries left are enqueued again every hour by
  // the resume-… jobs.
  'carry-out-withdrawal': { ...paymentQueue, pollSeconds: 2 },
  'resume-withdrawals': scheduledQueue,
  'release-waiting-minutes': scheduledQueue,
  'carry-out-cancellation': { ...paymentQueue, pollSeconds: 2 },
  'resume-cancellations': scheduledQueue,
  'send-renewal-reminders': { ...scheduledQueue, maxSeconds: maxProviderBatchSeconds },
  'send-newsletter': scheduledQueue,
  'forget-payment-customers': { ...scheduledQueue, maxSeconds: maxProviderBatchSeconds },
  'check-ledger': scheduledQueue,
  'update-daily-figures': scheduledQueue,
  // Runs only two statements for each day of the history, so it ends within `maxSeconds`.
  'rebuild-daily-figures': scheduledQueue,
  'delete-transcripts': scheduledQueue,
  'delete-unconfirmed-accounts': scheduledQueue,
  // Each erasure cancels the user's subscriptions at the provider.
  'erase-inactive-accounts': { ...scheduledQueue, maxSeconds: maxProviderBatchSeconds },
  'delete-expired-sessions': scheduledQueue,
  'delete-cookie-consents': scheduledQueue,
  'delete-cancellations': scheduledQueue,
  'delete-invoices': scheduledQueue,
  'delete-report-words': scheduledQueue,
  'delete-appointments': scheduledQueue,
  'delete-revoked-keys': scheduledQueue,
  'delete-newsletter-requests': scheduledQueue,
}

export const jobNames = Object.keys(queues).filter((name): name is JobName => name in queues)
