import { createAgentImageStore } from '../../companions/agent-images'
import type { Database } from '../../platform/database/open-database'
import { createAgentListRepository } from './agents/agent-list-repository'
import { createAgentRepository } from './agents/agent-repository'
import { createAgentRoutes } from './agents/agent-routes'
import { type FetchImage, fetchImage as fetchFromNetwork } from './agents/images/fetch-image'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { createLiveCallRepository } from './calls/live-call-repository'
import { createAdminCallRoutes } from './calls/live-call-routes'
import { createFeedbackListRepository } from './feedbacks/feedback-list-repository'
import { createFeedbackListRoutes } from './feedbacks/feedback-list-routes'
import { createAdminJournalRoutes } from './journal/journal-routes'
import { createAdminUserRoutes } from './users/user-routes'

export type AdminDeps = {
  database: Database
  /** Completes the addresses of our own portraits. */
  publicUrl: URL
  /** ADMIN_EMAIL; its account is an administrator whatever its stored role is. */
  adminEmail: string | undefined
  /** Ends and settles a call, whichever process runs it. */
  endCall(callId: string): Promise<void>
  jobs: Pick<JobQueue, 'enqueue'>
  /** Replaces the network in tests. */
  fetchImage?: FetchImage | undefined
}

/** The procedures of the administration, by the keys of its contract; billing has those on orders. */
export const createAdminRoutes = ({
  database,
  publicUrl,
  adminEmail,
  endCall,
  jobs,
  fetchImage = fetchFromNetwork,
}: AdminDeps) => ({
  agents: createAgentRoutes({
    agents: createAgentRepository(database, publicUrl),
    list: createAgentListRepository(database),
    images: createAgentImageStore(database),
    fetchImage,
    publicUrl,
  }),
  calls: createAdminCallRoutes({ liveCalls: createLiveCallRepository(database), endCall }),
  feedbacks: createFeedbackListRoutes(createFeedbackListRepository(database), publicUrl),
  journal: createAdminJournalRoutes(database),
  users: createAdminUserRoutes({
    database,
    adminEmail,
    endCall,
    jobs,
    origin: publicUrl.origin,
  }),
})
