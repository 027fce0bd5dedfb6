import { createAgentImageStore } from '../../companions/agent-images'
import type { LaunchChecklist } from '../../launch-checklist'
import type { Database } from '../../platform/database/open-database'
import { administratorProcedures as procedures } from '../../platform/http/api/administrator-procedures'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { createAgentListRepository } from './agents/agent-list-repository'
import { createAgentRepository } from './agents/agent-repository'
import { createAgentRoutes } from './agents/agent-routes'
import { type FetchImage, fetchImage as fetchFromNetwork } from './agents/images/fetch-image'
import { createAuditLogRoutes } from './audit/audit-log-routes'
import { createLiveCallRepository } from './calls/live-call-repository'
import { createAdminCallRoutes } from './calls/live-call-routes'
import { createFeedbackListRepository } from './feedbacks/feedback-list-repository'
import { listFeedbacks, listMostRatedAgents } from './feedbacks/read-feedbacks'
import { type LiveDeps, readLive } from './live/read-live'
import { exportNewsletter } from './operations/export-newsletter'
import { createOperationsRepository } from './operations/operations-repository'
import { type RetentionSchedule, readOperations } from './operations/read-operations'
import { createDailyFigureRepository } from './statistics/daily-figure-repository'
import { createOverviewRepository } from './statistics/overview-repository'
import { createAnalyticsRoutes, createDashboardRoutes } from './statistics/statistics-routes'
import { createAdminUserRoutes } from './users/user-routes'

export type AdminDeps = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
  /** The base of our own portraits' URLs, and of links in e-mails. */
  publicUrl: URL
  /** The ids of the companions that the product ships. */
  builtInIds: ReadonlySet<string>
  /** ADMIN_EMAIL; its account is an administrator whatever its stored role is. */
  adminEmail: string | undefined
  /** Ends and settles a call, whichever process runs it. */
  endCall(callId: string): Promise<void>
  checklist: LaunchChecklist
  retentionSchedule: RetentionSchedule
  /** What the live page reads: recent measurements of this process, and the job queue. */
  live: Omit<LiveDeps, 'now'>
  /** Replaces requests to other hosts in tests. */
  fetchImage?: FetchImage | undefined
}

/**
 * Creates the procedures of the admin API, keyed as in its contract. The procedures for orders are
 * in server/billing/administration.
 */
export function createAdminRoutes({
  database,
  jobs,
  publicUrl,
  builtInIds,
  adminEmail,
  endCall,
  checklist,
  retentionSchedule,
  live,
  fetchImage = fetchFromNetwork,
}: AdminDeps) {
  const now = () => new Date()
  const feedbacks = createFeedbackListRepository(database)
  const statisticsDeps = {
    dailyFigures: createDailyFigureRepository(database),
    overview: createOverviewRepository(database),
    feedbacks,
    checklist,
    publicUrl,
    now,
  }
  const operationsDeps = {
    operations: createOperationsRepository(database),
    checklist,
    retentionSchedule,
    now,
  }
  return {
    agents: createAgentRoutes({
      agents: createAgentRepository(database, publicUrl),
      agentList: createAgentListRepository(database),
      builtInIds,
      images: createAgentImageStore(database),
      fetchImage,
      publicUrl,
    }),
    analytics: createAnalyticsRoutes(statisticsDeps, jobs),
    calls: createAdminCallRoutes({ liveCalls: createLiveCallRepository(database), endCall }),
    dashboard: createDashboardRoutes(statisticsDeps),
    feedbacks: procedures.feedbacks.router({
      list: procedures.feedbacks.list.handler(({ input }) => listFeedbacks(feedbacks, input)),
      agents: procedures.feedbacks.agents.handler(() => listMostRatedAgents(feedbacks, publicUrl)),
    }),
    auditLog: createAuditLogRoutes(database),
    live: procedures.live.router({
      read: procedures.live.read.handler(() => readLive({ ...live, now })),
    }),
    operations: procedures.operations.router({
      read: procedures.operations.read.handler(() => readOperations(operationsDeps)),
      exportNewsletter: procedures.operations.exportNewsletter.handler(({ context }) =>
        exportNewsletter(operationsDeps, context.user),
      ),
    }),
    users: createAdminUserRoutes({
      database,
      adminEmail,
      endCall,
      jobs,
      origin: publicUrl.origin,
    }),
  }
}
