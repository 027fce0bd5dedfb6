import { expect, test, vi } from 'vitest'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import { createRecentActivity } from '../monitoring/recent-activity'
import { createOperatorAlerts } from './create-operator-alerts'
import { lowDiskBytes, watchDisk } from './watch-disk'
import { alertPeriodMs, alertThreshold, watchProviders } from './watch-providers'

test('reports a nearly full disk every ten minutes, and nothing while there is enough space', async () => {
  const clock = createVirtualClock()
  const onLow = vi.fn(async () => {})
  let freeBytes = lowDiskBytes
  const stop = watchDisk({
    clock,
    directory: '/data',
    onLow,
    onError: () => {},
    readFreeBytes: async () => freeBytes,
  })
  await clock.advance(600_000)
  expect(onLow).not.toHaveBeenCalled()
  freeBytes -= 1
  await clock.advance(1_200_000)
  expect(onLow.mock.calls).toEqual([[lowDiskBytes - 1], [lowDiskBytes - 1]])
  await stop()
  await clock.advance(600_000)
  expect(onLow).toHaveBeenCalledTimes(2)
})

test('keeps watching a disk after its free space could not be read', async () => {
  const clock = createVirtualClock()
  const onError = vi.fn()
  watchDisk({
    clock,
    directory: '/data',
    onLow: async () => {},
    onError,
    readFreeBytes: () => Promise.reject(new Error('EIO')),
  })
  await clock.advance(1_200_000)
  expect(onError).toHaveBeenCalledTimes(2)
})

test('reports a provider that has failed five times in a quarter of an hour', () => {
  let now = 0
  const activity = createRecentActivity(() => now)
  const onFailing = vi.fn()
  watchProviders({ activity, now: () => now, onFailing })
  const fail = (provider: string, times: number) => {
    for (let count = 0; count < times; count += 1) activity.recordFailure(provider)
  }
  fail('kokoro', alertThreshold - 1)
  fail('mistral', alertThreshold - 1)
  now += alertPeriodMs
  fail('kokoro', 1)
  expect(onFailing).not.toHaveBeenCalled()
  fail('kokoro', alertThreshold - 1)
  expect(onFailing.mock.calls).toEqual([['kokoro', alertThreshold]])
})

test('gives each alert its own cause, addresses it to the operator and includes the facts', () => {
  const alerts = createOperatorAlerts({
    to: 'admin@example.test',
    publicUrl: new URL('https://amivoix.test'),
  })
  const operatorAlerts = [
    alerts.jobFailed('send-newsletter'),
    alerts.diskNearlyFull(412_345_678),
    alerts.providerFailing('mistral', 5),
  ]
  expect(operatorAlerts.map(({ cause }) => cause)).toEqual([
    'send-newsletter',
    'disk',
    'provider:mistral',
  ])
  expect(operatorAlerts.map(({ mail }) => mail.to)).toEqual(Array(3).fill('admin@example.test'))
  expect(operatorAlerts[1]?.mail.text).toContain('Il reste 412\u00a0Mo')
  expect(operatorAlerts[2]?.mail.text).toContain('https://amivoix.test/admin/users/calls')
})
