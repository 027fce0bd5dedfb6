import { administratorProcedures } from '../../../platform/http/api/administrator-procedures'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { readAnalytics } from './read-analytics'
import { readDashboard, type StatisticsDeps } from './read-dashboard'

const dashboardProcedures = administratorProcedures.dashboard

const analyticsProcedures = administratorProcedures.analytics

export const createDashboardRoutes = (deps: StatisticsDeps) =>
  dashboardProcedures.router({ read: dashboardProcedures.read.handler(() => readDashboard(deps)) })

export const createAnalyticsRoutes = (deps: StatisticsDeps, jobs: Pick<JobQueue, 'enqueue'>) =>
  analyticsProcedures.router({
    read: analyticsProcedures.read.handler(({ input }) => readAnalytics(deps, input)),
    rebuild: analyticsProcedures.rebuild.handler(async () => {
      await jobs.enqueue(null, 'rebuild-daily-figures', {})
      return {}
    }),
  })
