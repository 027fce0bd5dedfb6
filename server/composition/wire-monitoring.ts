import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import { createOperatorAlerts } from '../platform/alerts/create-operator-alerts'
import { watchDisk } from '../platform/alerts/watch-disk'
import { watchProviders } from '../platform/alerts/watch-providers'
import { systemClock } from '../platform/clock'
import type { OpenDatabase } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import type { JobQueue } from '../platform/jobs/job-queue'
import { metricsRoute } from '../platform/monitoring/metrics-route'
import type { RecentActivity } from '../platform/monitoring/recent-activity'
import { countLiveCallsByState } from '../users/find-live-call'

/** Creates the functions that compose the alerts to the operator; null without ADMIN_EMAIL. */
export const selectAlerts = ({
  adminEmail,
  publicUrl,
}: Pick<Config, 'adminEmail' | 'publicUrl'>) =>
  adminEmail ? createOperatorAlerts({ to: adminEmail, publicUrl }) : null

type Deps = {
  config: Config
  database: OpenDatabase
  jobs: JobQueue
  activity: RecentActivity
  log: FastifyBaseLogger
}

/**
 * Wires monitoring: the metrics for Prometheus, and the mails about problems that need the
 * operator's attention.
 */
export function wireMonitoring({ config, database, jobs, activity, log }: Deps) {
  const alerts = selectAlerts(config)
  let stopDiskWatch = async () => {}

  return {
    /** What the administration's live page reads. */
    livePageDeps: { activity, countJobs: jobs.count, startedAt: new Date() },

    /**
     * Call it before registering the other routes: it counts only the responses of routes that are
     * registered later.
     */
    async mount(app: HttpServer) {
      const { metricsToken: token, maxLiveCalls } = config
      if (!token) return void (await app.register(metricsRoute, { metrics: null }))
      // Loaded only when a token is set: most installations have no Prometheus.
      const { createMetrics } = await import('../platform/monitoring/create-metrics')
      const metrics = createMetrics({
        activity,
        pool: database.pool,
        countJobs: jobs.count,
        countCalls: () => countLiveCallsByState(database.db),
        maxLiveCalls,
      })
      app.addHook('onResponse', async (_request, { statusCode, elapsedTime }) =>
        metrics.observeRequest(statusCode, elapsedTime / 1_000),
      )
      await app.register(metricsRoute, { metrics: { token, ...metrics } })
    },

    start() {
      if (!alerts) return
      watchProviders({
        activity,
        now: Date.now,
        onFailing: (provider, failureCount) =>
          void jobs.alert(alerts.providerFailing(provider, failureCount)),
      })
      stopDiskWatch = watchDisk({
        clock: systemClock,
        directory: config.dataDirectory,
        onLow: (freeBytes) => jobs.alert(alerts.diskNearlyFull(freeBytes)),
        onError: (error) => log.error({ err: error }, 'disk not read'),
      })
    },

    stop: () => stopDiskWatch(),
  }
}
