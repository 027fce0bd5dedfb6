import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Agent } from '../../../contract/companions/catalogue'
import { user } from '../../../server/platform/database/tables/auth-tables'
import { conversations, feedbacks } from '../../../server/platform/database/tables/call-tables'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

describe('popularity and ratings of companions', () => {
  let product: TestProduct
  let camille: TestUser
  let ids: string[]

  beforeAll(async () => {
    product = await startProduct()
    camille = await product.signUp('camille')
    ids = (await listCompanions()).map(({ id }) => id)
  })
  beforeEach(async () => {
    await product.database.delete(feedbacks)
    await product.database.delete(conversations)
  })
  afterAll(() => product?.close())

  const listCompanions = async () => (await product.request('/api/agents')).body as Agent[]
  const getAgentId = (index: number) => ids[index] ?? ''

  async function readFigures(id: string) {
    const { popularity, rating } = (await listCompanions()).find((agent) => agent.id === id)!
    const companion = (await product.request(`/api/agents/${id}`)).body
    expect(companion).toMatchObject({ popularity, rating })
    return { popularity, rating }
  }

  async function addConversations(id: string, ...durations: number[]) {
    const rows = await product.database
      .insert(conversations)
      .values(
        durations.map((durationSeconds) => ({
          userId: camille.id,
          agentId: id,
          agentName: 'Quelqu’un',
          durationSeconds,
        })),
      )
      .returning({ id: conversations.id })
    return rows.map((row) => row.id)
  }

  const rateConversation = (conversationId: string | undefined, rating: number) =>
    product.request('/api/feedbacks', { body: { conversationId, rating }, cookie: camille.cookie })

  test('are empty before the first call', async () => {
    expect(await readFigures(getAgentId(0))).toEqual({ popularity: 0, rating: null })
  })

  test('count started minutes, relative to the most popular companion', async () => {
    await addConversations(getAgentId(0), 60, 61, 1) // 1 + 2 + 1 minutes
    await addConversations(getAgentId(1), 1)
    await addConversations(getAgentId(2), 0)
    expect(await readFigures(getAgentId(0))).toMatchObject({ popularity: 100 })
    expect(await readFigures(getAgentId(1))).toMatchObject({ popularity: 25 })
    expect(await readFigures(getAgentId(2))).toMatchObject({ popularity: 0 })
  })

  test('change when conversations are deleted or corrected', async () => {
    await addConversations(getAgentId(0), 240)
    const [longId, shortId] = await addConversations(getAgentId(1), 120, 60)
    expect(await readFigures(getAgentId(1))).toMatchObject({ popularity: 75 })
    await product.database.delete(conversations).where(eq(conversations.id, longId!))
    expect(await readFigures(getAgentId(1))).toMatchObject({ popularity: 25 })
    await product.database
      .update(conversations)
      .set({ durationSeconds: 121 })
      .where(eq(conversations.id, shortId!))
    expect(await readFigures(getAgentId(1))).toMatchObject({ popularity: 75 })
    await product.database
      .update(conversations)
      .set({ summary: 'Un résumé' })
      .where(eq(conversations.id, shortId!))
    expect(await readFigures(getAgentId(1))).toMatchObject({ popularity: 75 })
  })

  test('ignore a companion that is no longer in the catalogue', async () => {
    await addConversations('gone', 6_000)
    await addConversations(getAgentId(0), 60)
    expect(await readFigures(getAgentId(0))).toMatchObject({ popularity: 100 })
  })

  test('show the average of the ratings, at most one for each conversation', async () => {
    const [firstId, secondId] = await addConversations(getAgentId(0), 60, 60)
    expect(await rateConversation(firstId, 5)).toMatchObject({ status: 201 })
    expect(await readFigures(getAgentId(0))).toMatchObject({ rating: { average: 5, count: 1 } })
    expect(await rateConversation(firstId, 1)).toMatchObject({ status: 409 })
    expect(await readFigures(getAgentId(0))).toMatchObject({ rating: { average: 5, count: 1 } })
    await rateConversation(secondId, 4)
    expect(await readFigures(getAgentId(0))).toMatchObject({ rating: { average: 4.5, count: 2 } })
    expect((await readFigures(getAgentId(1))).rating).toBeNull()
  })

  test('include the rating of a deleted conversation, but not a deleted rating', async () => {
    const [firstId] = await addConversations(getAgentId(0), 60)
    await rateConversation(firstId, 3)
    await product.database.delete(conversations)
    expect(await readFigures(getAgentId(0))).toEqual({
      popularity: 0,
      rating: { average: 3, count: 1 },
    })
    await product.database.delete(feedbacks)
    expect(await readFigures(getAgentId(0))).toEqual({ popularity: 0, rating: null })
  })

  test('no longer include the conversations of an erased account', async () => {
    const dominique = await product.signUp('dominique')
    await addConversations(getAgentId(0), 60)
    await product.database.insert(conversations).values({
      userId: dominique.id,
      agentId: getAgentId(1),
      agentName: 'Quelqu’un',
      durationSeconds: 600,
    })
    expect(await readFigures(getAgentId(0))).toMatchObject({ popularity: 10 })
    await product.database.delete(user).where(eq(user.id, dominique.id))
    expect(await readFigures(getAgentId(0))).toMatchObject({ popularity: 100 })
    expect(await readFigures(getAgentId(1))).toMatchObject({ popularity: 0 })
  })

  test('equal a full count after many concurrent changes', async () => {
    const pickAgentId = (index: number) => getAgentId(index % 3)
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        addConversations(pickAgentId(index), 30 * index, 7 * index),
      ),
    )
    const allConversations = await product.database
      .select({ id: conversations.id })
      .from(conversations)
    await Promise.all(
      allConversations.map(({ id }, index) =>
        index % 2 === 0
          ? product.database.delete(conversations).where(eq(conversations.id, id))
          : rateConversation(id, 1 + (index % 5)),
      ),
    )
    const { rows } = await product.pool.query(
      `select f.agent_id,
         f.total_minutes = coalesce((select sum(ceil(c.duration / 60.0))
           from conversations c where c.agent_id = f.agent_id), 0) as "isMinutesTotalCorrect",
         (f.rating_sum, f.rating_count) = (select coalesce(sum(b.rating), 0), count(*)
           from feedbacks b where b.agent_id = f.agent_id) as "isRatingTotalCorrect"
       from agent_figures f`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const row of rows)
      expect(row).toMatchObject({ isMinutesTotalCorrect: true, isRatingTotalCorrect: true })
  })
})
