import { and, desc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm'
import { pageSize } from '../../../../contract/admin/paged-list'
import {
  type FeedbackFilter,
  highRating,
  lowRating,
  recentFeedbackDays,
} from '../../../../domain/admin/feedback-filters'
import type { Database } from '../../../platform/database/open-database'
import { feedbacks } from '../../../platform/database/tables/call-tables'
import { agentFigures, agents } from '../../../platform/database/tables/catalogue-tables'

export type FeedbackListRepository = ReturnType<typeof createFeedbackListRepository>

const conditions: Record<FeedbackFilter, SQL | undefined> = {
  all: undefined,
  recent: gte(feedbacks.createdAt, sql`now() - make_interval(days => ${recentFeedbackDays})`),
  'high-rated': gte(feedbacks.rating, highRating),
  'low-rated': lte(feedbacks.rating, lowRating),
}

/** Reads the ratings and comments of all users. */
export const createFeedbackListRepository = (db: Database) => ({
  /** Returns a page, newest first. */
  async list({ filter, page }: { filter: FeedbackFilter; page: number }) {
    const where = and(conditions[filter])
    const [rows, total] = await Promise.all([
      db
        .select({
          id: feedbacks.id,
          userId: feedbacks.userId,
          agentId: feedbacks.agentId,
          agentName: feedbacks.agentName,
          rating: feedbacks.rating,
          comment: feedbacks.comment,
          conversationDurationSeconds: feedbacks.conversationDurationSeconds,
          createdAt: feedbacks.createdAt,
        })
        .from(feedbacks)
        .where(where)
        .orderBy(desc(feedbacks.createdAt), feedbacks.id)
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db.$count(feedbacks, where),
    ])
    return { rows, total }
  },

  /** Returns the companions with the most ratings. */
  listMostRatedAgents: (limit: number) =>
    db
      .select({
        agentId: agents.id,
        agentName: agents.name,
        imageUrl: agents.imageUrl,
        category: agents.category,
        feedbackCount: agentFigures.ratingCount,
        averageRating: sql<number>`${agentFigures.ratingSum}::float8 / ${agentFigures.ratingCount}`,
      })
      .from(agentFigures)
      .innerJoin(agents, eq(agents.id, agentFigures.agentId))
      .where(gt(agentFigures.ratingCount, 0))
      .orderBy(desc(agentFigures.ratingCount), agents.id)
      .limit(limit),
})
