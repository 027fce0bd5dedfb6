import { expect, test } from 'vitest'
import { retentionSchedule } from '../composition/wire-retention'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { Schedule } from '../platform/jobs/start-scheduler'
import type { BillingDeps } from './billing-deps'
import { startBillingJobs } from './start-billing-jobs'

async function listSchedules({ isPaymentConfigured }: { isPaymentConfigured: boolean }) {
  const schedules: Record<string, Schedule> = {}
  const jobs = {
    schedule: (name: string, schedule: object) => Object.assign(schedules, { [name]: schedule }),
    work: async () => {},
    enqueue: async () => {},
  } as unknown as JobQueue
  await startBillingJobs({} as BillingDeps, { jobs, log: {} as never, isPaymentConfigured })
  return schedules
}

test('schedules every billing job, the ledger check after the nightly reconciliation', async () => {
  expect(await listSchedules({ isPaymentConfigured: true })).toEqual({
    'forget-payment-customers': { hours: [4], minute: 30 },
    'reconcile-payments': { hours: [4], minute: 40 },
    'check-ledger': { hours: [4], minute: 50 },
    'send-renewal-reminders': { hours: [9], minute: 0 },
    'resume-withdrawals': { minute: 25 },
    'resume-cancellations': { minute: 35 },
    'release-waiting-minutes': { hours: [0, 6, 12], minute: 15 },
  })
})

test('without a configured payment provider, schedules the crediting of waiting minutes but no reconciliation', async () => {
  const schedules = await listSchedules({ isPaymentConfigured: false })
  expect(Object.keys(schedules)).not.toContain('reconcile-payments')
  expect(Object.keys(schedules)).toContain('release-waiting-minutes')
})

test('starts each hourly billing job and each retention rule at a minute of its own', async () => {
  const retentionMinutes = Object.values(retentionSchedule).map(({ minute }) => minute)
  const hourlyMinutes = Object.values(await listSchedules({ isPaymentConfigured: true }))
    .filter(({ hours }) => hours === undefined)
    .map(({ minute }) => minute)
  const minutes = [...retentionMinutes, ...hourlyMinutes]
  expect(minutes).toEqual([...new Set(minutes)])
})
