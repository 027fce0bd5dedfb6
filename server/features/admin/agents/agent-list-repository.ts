import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { pageSize } from '../../../../contract/admin/paged-list'
import {
  type CompanionSort,
  type CompanionState,
  defaultDirections,
  type SortDirection,
} from '../../../../domain/admin/companions/companion-list'
import { listSearchWords } from '../../../../domain/admin/search-words'
import type { Category } from '../../../../domain/categories'
import type { Database } from '../../../platform/database/open-database'
import { createWordCondition } from '../../../platform/database/search-words'
import { agentFigures, agents } from '../../../platform/database/tables/catalogue-tables'

export type AgentListRepository = ReturnType<typeof createAgentListRepository>

export type AgentListQuery = {
  search?: string | undefined
  category?: Category | undefined
  state: CompanionState
  sort: CompanionSort
  direction?: SortDirection | undefined
  page: number
}

const averageRating = sql<
  number | null
>`${agentFigures.ratingSum}::float8 / nullif(${agentFigures.ratingCount}, 0)`
const minutes = sql<number>`coalesce(${agentFigures.totalMinutes}, 0)::float8`

const sortKeys: Record<CompanionSort, SQL> = {
  newest: sql`${agents.createdAt}`,
  name: sql`lower(${agents.name})`,
  category: sql`${agents.category}`,
  rating: sql`coalesce(${averageRating}, 0)`,
  minutes,
}

/**
 * Lists the companions for administrators. A catalogue has a few thousand companions at most, so
 * paging with OFFSET is fast enough.
 */
export const createAgentListRepository = (db: Database) => ({
  async list({ sort, page, ...query }: AgentListQuery) {
    const direction = query.direction ?? defaultDirections[sort]
    const orderBy = direction === 'ascending' ? asc(sortKeys[sort]) : desc(sortKeys[sort])
    const where = createCondition(query)
    const [rows, total] = await Promise.all([
      db
        .select({
          agent: agents,
          minutes,
          averageRating,
          ratingCount: sql<number>`coalesce(${agentFigures.ratingCount}, 0)::int`,
        })
        .from(agents)
        .leftJoin(agentFigures, eq(agentFigures.agentId, agents.id))
        .where(where)
        .orderBy(orderBy, desc(agents.createdAt), agents.id)
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db.$count(agents, where),
    ])
    return { rows, total }
  },
})

/** Must equal the expression of the index in migration 0034. */
const searchedText = sql`${agents.name} || ' ' || ${agents.id} || ' ' || ${agents.style}`

function createCondition({
  search,
  category,
  state,
}: Pick<AgentListQuery, 'search' | 'category' | 'state'>) {
  const words = search ? listSearchWords(search) : undefined
  return and(
    category && eq(agents.category, category),
    state === 'all' ? undefined : eq(agents.isPublished, state === 'published'),
    words && (words.length > 0 ? createWordCondition(searchedText, words) : sql`false`),
  )
}
