import type { Database } from '../../platform/database/open-database'
import { createFeedbackListRepository } from './feedbacks/feedback-list-repository'
import { createFeedbackListRoutes } from './feedbacks/feedback-list-routes'

type Deps = {
  database: Database
  /** Completes the addresses of our own portraits. */
  publicUrl: URL
}

/** The procedures of the administration, by the keys of its contract. */
export const createAdminRoutes = ({ database, publicUrl }: Deps) => ({
  feedbacks: createFeedbackListRoutes(createFeedbackListRepository(database), publicUrl),
})
