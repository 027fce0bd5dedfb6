import { z } from 'zod'
import { feedbackFilters } from '../../domain/admin/feedback-filters'
import { type Category, categories } from '../../domain/categories'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { pagedList, pageNumber } from './paged-list'

const feedback = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  agentId: z.string(),
  agentName: z.string(),
  rating: z.number().int().min(1).max(5),
  /** null without a comment, and when the user has deleted the conversation. */
  comment: z.string().nullable(),
  conversationDurationSeconds: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
})

export type AdminFeedback = z.infer<typeof feedback>

const agentRating = z.object({
  agentId: z.string(),
  agentName: z.string(),
  /** Absolute URL. */
  agentImage: z.string(),
  category: z.enum(Object.keys(categories) as [Category, ...Category[]]),
  feedbackCount: z.number().int().nonnegative(),
  averageRating: z.number().min(1).max(5),
})

export type AgentRating = z.infer<typeof agentRating>

/** Maximum number of companions in the list of ratings. */
export const maxAgentRatings = 10

export const adminFeedbacksContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'FORBIDDEN', 'INPUT_INVALID', 'DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/admin/feedbacks',
      summary: 'Tous les avis, les plus récents d’abord',
    })
    .input(z.object({ filter: z.enum(feedbackFilters).default('all'), page: pageNumber }))
    .output(pagedList(feedback)),
  agents: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'FORBIDDEN', 'DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/admin/feedbacks/agents',
      summary: 'Les agents les plus notés, avec leur note moyenne',
    })
    .output(z.array(agentRating)),
}
