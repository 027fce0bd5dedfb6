import { expect, test } from 'vitest'
import { activityWindowMs, createRecentActivity } from './recent-activity'

const answer = { request: 'chat/completions', model: 'mistral' }

test('computes percentiles of the response times of each kind of request over the last hour', () => {
  let now = 0
  const activity = createRecentActivity(() => now)
  activity.recordAnswer({ ...answer, latencyMs: 9_000 })
  now += activityWindowMs
  for (let ms = 1; ms <= 100; ms += 1) activity.recordAnswer({ ...answer, latencyMs: ms })
  activity.recordAnswer({ request: 'speech', model: 'espeak-ng', latencyMs: 12.4 })
  expect(activity.readAnswerFigures()).toEqual([
    { ...answer, answers: 100, p50Ms: 50, p95Ms: 95, p99Ms: 99 },
    { request: 'speech', model: 'espeak-ng', answers: 1, p50Ms: 12, p95Ms: 12, p99Ms: 12 },
  ])
  now += activityWindowMs
  expect(activity.readAnswerFigures()).toEqual([])
})

test('counts together the errors whose messages are equal up to the first colon', () => {
  const activity = createRecentActivity(() => 5)
  activity.recordError('auth error: a')
  activity.recordError('auth error: b')
  activity.recordError('request failed')
  expect(activity.readErrors()).toEqual([
    { name: 'auth error', count: 2, lastAt: new Date(5) },
    { name: 'request failed', count: 1, lastAt: new Date(5) },
  ])
})

test('counts at most a thousand failures of a provider', () => {
  const activity = createRecentActivity(() => 0)
  for (let count = 0; count < 3_000; count += 1) activity.recordFailure('speech')
  expect(activity.readFailures()).toMatchObject([{ name: 'speech', count: 1_000 }])
})
