import {
  type AdminFeedback,
  type AgentRating,
  maxAgentRatings,
} from '../../../../contract/admin/feedbacks'
import type { PagedList } from '../../../../contract/admin/paged-list'
import type { FeedbackFilter } from '../../../../domain/admin/feedback-filters'
import { resolveImageUrl } from '../../../companions/image-url'
import type { FeedbackListRepository } from './feedback-list-repository'

/** Returns a page of all users' ratings and comments, newest first. */
export async function listFeedbacks(
  repository: Pick<FeedbackListRepository, 'list'>,
  query: { filter: FeedbackFilter; page: number },
): Promise<PagedList<AdminFeedback>> {
  const { rows, total } = await repository.list(query)
  return {
    items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    total,
  }
}

/** Returns the companions with the most ratings. `publicUrl` is the base of portraits' URLs. */
export async function listMostRatedAgents(
  repository: Pick<FeedbackListRepository, 'listMostRatedAgents'>,
  publicUrl: URL,
): Promise<AgentRating[]> {
  const rows = await repository.listMostRatedAgents(maxAgentRatings)
  return rows.map(({ imageUrl, ...row }) => ({
    ...row,
    agentImage: resolveImageUrl(imageUrl, publicUrl),
  }))
}
