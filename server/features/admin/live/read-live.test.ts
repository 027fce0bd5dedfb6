import { expect, test } from 'vitest'
import { createRecentActivity } from '../../../platform/monitoring/recent-activity'
import { readLive } from './read-live'

const now = new Date('2026-11-23T12:00:00Z')
const countJobs = async () => []

test('lists the failures of a provider next to its answers, and also a provider that has only failed', async () => {
  const activity = createRecentActivity(() => now.getTime())
  activity.recordAnswer({ request: 'chat/completions', model: 'mistral', latencyMs: 300 })
  activity.recordFailure('mistral')
  activity.recordFailure('vapi')
  activity.recordError('request failed')
  const startedAt = new Date('2026-11-23T11:50:00Z')
  expect(await readLive({ activity, countJobs, startedAt, now: () => now })).toEqual({
    since: startedAt.toISOString(),
    providers: [
      { request: null, model: 'vapi', answers: 0, latency: null, failures: 1 },
      {
        request: 'chat/completions',
        model: 'mistral',
        answers: 1,
        latency: { p50Ms: 300, p95Ms: 300, p99Ms: 300 },
        failures: 1,
      },
    ],
    errors: [{ line: 'request failed', count: 1, lastAt: now.toISOString() }],
    queues: [],
  })
})

test('covers the last hour at most', async () => {
  const activity = createRecentActivity()
  const startedAt = new Date('2026-11-20T12:00:00Z')
  const { since } = await readLive({ activity, countJobs, startedAt, now: () => now })
  expect(since).toBe('2026-11-23T11:00:00.000Z')
})
