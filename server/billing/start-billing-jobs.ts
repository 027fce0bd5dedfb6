import type { FastifyBaseLogger } from 'fastify'
import { checkLedger } from '../ledger/check-ledger'
import { ledgerAlertMail } from '../ledger/ledger-alert-mail'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { BillingDeps } from './billing-deps'
import { carryOutCancellation, resumeCancellations } from './cancellations/carry-out-cancellation'
import { deleteErasedCustomers } from './customers/delete-erased-customers'
import { reconcilePayments } from './orders/reconcile-payments'
import { refundRejectedOrder } from './refunds/refund-rejected-order'
import { sendRenewalReminders } from './renewals/send-renewal-reminders'
import { creditMinutesAfterWithdrawalPeriod } from './waiting-minutes/credit-minutes-after-withdrawal-period'
import { processEventById } from './webhooks/process-webhook-event'
import { completeWithdrawal, resumeWithdrawals } from './withdrawals/complete-withdrawal'

/** Times in Paris. The nightly jobs run when there is little traffic. */
const schedules = {
  deleteErasedCustomers: { hours: [4], minute: 30 },
  reconcilePayments: { hours: [4], minute: 40 },
  // After the reconciliation, which may add ledger entries.
  checkLedger: { hours: [4], minute: 50 },
  // In the morning, when people read their e-mail.
  sendRenewalReminders: { hours: [9], minute: 0 },
  // Hourly, at minutes when hardly any other job starts.
  resumeWithdrawals: { minute: 25 },
  resumeCancellations: { minute: 35 },
  // Soon after midnight, when withdrawal periods end; again later, in case the server was down.
  creditMinutesAfterWithdrawalPeriod: { hours: [0, 6, 12], minute: 15 },
}

type Options = { jobs: JobQueue; log: FastifyBaseLogger; isPaymentConfigured: boolean }

/** Starts the background jobs; those that need a payment provider only when one is configured. */
export async function startBillingJobs(deps: BillingDeps, options: Options) {
  if (options.isPaymentConfigured) await startProviderJobs(deps, options)
  await startProviderIndependentJobs(deps, options)
  await startLedgerCheck(deps, options)
}

async function startProviderJobs(deps: BillingDeps, { jobs }: Options) {
  await jobs.work('handle-payment-event', ({ eventId }) => processEventById(deps, eventId))
  // 'give-back-order' is the former name of 'refund-rejected-order' (platform/jobs/jobs.ts).
  for (const name of ['refund-rejected-order', 'give-back-order'] as const)
    await jobs.work(name, ({ orderId }) => refundRejectedOrder(deps, orderId))
  await jobs.work('reconcile-payments', () => reconcilePayments(deps))
  jobs.schedule('reconcile-payments', schedules.reconcilePayments)
  await jobs.work('send-renewal-reminders', () => sendRenewalReminders(deps))
  jobs.schedule('send-renewal-reminders', schedules.sendRenewalReminders)
  // The server may have been down at the scheduled time; no reminder is sent twice.
  await jobs.enqueue(null, 'send-renewal-reminders', {})
  // The queue keeps its original name, because jobs may still be waiting in existing databases.
  await jobs.work('forget-payment-customers', () => deleteErasedCustomers(deps))
  jobs.schedule('forget-payment-customers', schedules.deleteErasedCustomers)
}

/**
 * Starts the jobs that also run without a payment provider. A withdrawal is acknowledged without one;
 * the steps that need the provider fail and are retried every hour.
 */
async function startProviderIndependentJobs(deps: BillingDeps, { jobs }: Options) {
  // The queues 'carry-out-withdrawal' and 'release-waiting-minutes' keep their original names, because
  // jobs may still be waiting in existing databases.
  await jobs.work('carry-out-withdrawal', ({ withdrawalId }) =>
    completeWithdrawal(deps, withdrawalId),
  )
  await jobs.work('carry-out-cancellation', ({ cancellationId, shouldMailOnlyIfCancelled }) =>
    carryOutCancellation(deps, cancellationId, { shouldMailOnlyIfCancelled }),
  )
  await jobs.work('resume-withdrawals', () => resumeWithdrawals(deps))
  await jobs.work('resume-cancellations', () => resumeCancellations(deps))
  jobs.schedule('resume-withdrawals', schedules.resumeWithdrawals)
  jobs.schedule('resume-cancellations', schedules.resumeCancellations)
  await jobs.work('release-waiting-minutes', () => creditMinutesAfterWithdrawalPeriod(deps))
  jobs.schedule('release-waiting-minutes', schedules.creditMinutesAfterWithdrawalPeriod)
}

async function startLedgerCheck(
  { alertEmail, database, origin }: BillingDeps,
  { jobs, log }: Options,
) {
  const alert = async (accountIds: readonly string[]) => {
    if (!alertEmail) return
    await jobs.enqueue(null, 'send-mail', ledgerAlertMail(alertEmail, origin, accountIds))
  }
  await jobs.work('check-ledger', () => checkLedger({ database, log, alert }))
  jobs.schedule('check-ledger', schedules.checkLedger)
}
