import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdminDashboard } from '../../../contract/admin/dashboard'
import {
  type AdminFeedback,
  type AgentRating,
  maxAgentRatings,
} from '../../../contract/admin/feedbacks'
import { type PagedList, pageSize } from '../../../contract/admin/paged-list'
import { feedbacks } from '../../../server/platform/database/tables/call-tables'
import { agents } from '../../../server/platform/database/tables/catalogue-tables'
import { userProfiles } from '../../../server/platform/database/tables/profile-tables'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

describe('ratings in the administration', () => {
  let product: TestProduct
  let administrator: TestUser
  let companions: { id: string; name: string }[]

  beforeAll(async () => {
    product = await startProduct()
    administrator = await product.signUp('administratrice')
    await product.database
      .update(userProfiles)
      .set({ role: 'admin' })
      .where(eq(userProfiles.id, administrator.id))
    companions = await product.database
      .select({ id: agents.id, name: agents.name })
      .from(agents)
      .orderBy(agents.id)
      .limit(maxAgentRatings + 1)
    await addFeedbacks()
  })
  afterAll(() => product?.close())

  const requestAsAdministrator = async (path: string) =>
    (await product.request(path, { cookie: administrator.cookie })).body
  const readFeedbacks = async (query = '') =>
    (await requestAsAdministrator(`/api/admin/feedbacks${query}`)) as PagedList<AdminFeedback>
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  /** Adds 26 ratings of the first companion, one of them eight days old, and one rating of each of the others. */
  async function addFeedbacks() {
    const commonFields = {
      userId: administrator.id,
      conversationDurationSeconds: 125,
      comment: null,
    }
    const [first, ...others] = companions
    const ratingsOfFirst = Array.from({ length: pageSize + 1 }, (_, index) => ({
      ...commonFields,
      agentId: first?.id ?? '',
      agentName: first?.name ?? '',
      rating: 5 as const,
      createdAt: daysAgo(index === 0 ? 8 : 1),
    }))
    const ratingsOfOthers = others.map(({ id, name }, index) => ({
      ...commonFields,
      agentId: id,
      agentName: name,
      rating: index === 0 ? (3 as const) : (2 as const),
      comment: index === 0 ? 'Correct.' : null,
      createdAt: daysAgo(0),
    }))
    await product.database.insert(feedbacks).values([...ratingsOfFirst, ...ratingsOfOthers])
  }

  test('are listed newest first, a page at a time', async () => {
    const total = pageSize + 1 + maxAgentRatings
    const firstPage = await readFeedbacks()
    expect(firstPage.total).toBe(total)
    expect(firstPage.items).toHaveLength(pageSize)
    const secondPage = await readFeedbacks('?page=2')
    expect(secondPage.items).toHaveLength(total - pageSize)
    const times = [...firstPage.items, ...secondPage.items].map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const ids = new Set([...firstPage.items, ...secondPage.items].map(({ id }) => id))
    expect(ids.size).toBe(total)
    expect((await readFeedbacks('?page=3')).items).toEqual([])
  })

  test.each([
    ['recent', pageSize + maxAgentRatings],
    ['high-rated', pageSize + 1],
    ['low-rated', maxAgentRatings - 1],
  ])('are filtered: %s', async (filter, total) => {
    expect((await readFeedbacks(`?filter=${filter}`)).total).toBe(total)
  })

  test('show rating, comment, duration and author', async () => {
    const { items } = await readFeedbacks()
    expect(items.find(({ comment }) => comment)).toMatchObject({
      agentName: companions[1]?.name,
      rating: 3,
      comment: 'Correct.',
      conversationDurationSeconds: 125,
      userId: administrator.id,
    })
  })

  test('are averaged for the companions that have the most ratings', async () => {
    const ratings = (await requestAsAdministrator('/api/admin/feedbacks/agents')) as AgentRating[]
    expect(ratings).toHaveLength(maxAgentRatings)
    expect(ratings[0]).toMatchObject({
      agentId: companions[0]?.id,
      feedbackCount: pageSize + 1,
      averageRating: 5,
    })
  })

  test('the dashboard shows the five companions with the most ratings', async () => {
    const { popularAgents } = (await requestAsAdministrator(
      '/api/admin/dashboard',
    )) as AdminDashboard
    expect(popularAgents).toHaveLength(5)
    expect(popularAgents[0]).toMatchObject({
      agentId: companions[0]?.id,
      feedbackCount: pageSize + 1,
    })
  })

  test.each(['page=0', 'page=1.5', 'page=x', 'filter=none'])('refuses %s', async (query) => {
    const { status } = await product.request(`/api/admin/feedbacks?${query}`, {
      cookie: administrator.cookie,
    })
    expect(status).toBe(400)
  })
})
