import type { RecentActivity } from '../monitoring/recent-activity'

/**
 * The number of failures within `alertPeriodMs` that causes an alert. It is low, because after a
 * failure a provider usually is not used for half a minute or longer.
 */
export const alertThreshold = 5
export const alertPeriodMs = 900_000

type Deps = {
  activity: Pick<RecentActivity, 'events'>
  now(): number
  onFailing(provider: string, failureCount: number): void
}

/**
 * Calls `onFailing` at each failure of a voice provider that has failed at least five times in the
 * last quarter of an hour.
 */
export function watchProviders({ activity, now, onFailing }: Deps) {
  const failureTimes = new Map<string, number[]>()
  activity.events.on('failure', (provider) => {
    const earlierTimes = (failureTimes.get(provider) ?? []).filter(
      (atMs) => atMs > now() - alertPeriodMs,
    )
    const recentTimes = [...earlierTimes, now()]
    failureTimes.set(provider, recentTimes)
    if (recentTimes.length >= alertThreshold) onFailing(provider, recentTimes.length)
  })
}
