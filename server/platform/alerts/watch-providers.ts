import type { RecentActivity } from '../monitoring/recent-activity'

/**
 * The number of failures within `alertPeriodMs` that causes an alert. It is low, because a provider
 * is not used for half a minute after a failure.
 */
export const alertThreshold = 5
export const alertPeriodMs = 900_000

type Deps = {
  activity: Pick<RecentActivity, 'events'>
  now(): number
  onFailing(provider: string, failures: number): void
}

/** Reports each failure of a voice provider that is at least its fifth in a quarter of an hour. */
export function watchProviders({ activity, now, onFailing }: Deps) {
  const failureTimes = new Map<string, number[]>()
  activity.events.on('failure', (provider) => {
    const recentFailures = (failureTimes.get(provider) ?? []).filter(
      (atMs) => atMs > now() - alertPeriodMs,
    )
    failureTimes.set(provider, [...recentFailures, now()])
    if (recentFailures.length + 1 >= alertThreshold) onFailing(provider, recentFailures.length + 1)
  })
}
