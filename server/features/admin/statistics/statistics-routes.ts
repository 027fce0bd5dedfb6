import { administratorProcedures } from '../../../platform/http/api/administrator-procedures'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { readAnalytics } from './read-analytics'
import { readDashboard, type StatisticsDeps } from './read-dashboard'

const dashboard = administratorProcedures.dashboard

const analytics = administratorProcedures.analytics

export const createDashboardRoutes = (deps: StatisticsDeps) =>
  dashboard.router({ read: dashboard.read.handler(() => readDashboard(deps)) })

export const createAnalyticsRoutes = (deps: StatisticsDeps, jobs: Pick<JobQueue, 'enqueue'>) =>
  analytics.router({
    read: analytics.read.handler(({ input }) => readAnalytics(deps, input)),
    rebuild: analytics.rebuild.handler(async () => {
      await jobs.enqueue(null, 'rebuild-daily-figures', {})
      return {}
    }),
  })
