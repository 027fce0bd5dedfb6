import { implement } from '@orpc/server'
import { adminAnalyticsContract } from '../../../../contract/admin/analytics'
import { adminDashboardContract } from '../../../../contract/admin/dashboard'
import {
  handleErrors,
  type RequestContext,
  requireAdministrator,
  requireUser,
} from '../../../platform/http/api/procedures'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { readAnalytics } from './read-analytics'
import { readDashboard, type StatisticsDeps } from './read-dashboard'

const dashboard = implement(adminDashboardContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)
  .use(requireAdministrator)

const analytics = implement(adminAnalyticsContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)
  .use(requireAdministrator)

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
