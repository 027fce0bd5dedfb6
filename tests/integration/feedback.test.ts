import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversations, feedbacks } from '../../server/platform/database/tables/call-tables'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

const invalid = {
  code: 'FEEDBACK_INVALID',
  message: 'Données de feedback invalides',
  retryable: false,
}

describe.each(engines)('rating a conversation, on %s', (engine) => {
  let product: TestProduct
  let camille: Member
  let dominique: Member

  beforeAll(async () => {
    product = await startProduct({ engine })
    camille = await product.signUp('camille')
    dominique = await product.signUp('dominique')
  })
  afterAll(() => product.close())

  const send = (body: object, cookie = '') => product.request('/api/feedbacks', { body, cookie })

  async function holdConversation(userId: string) {
    const facts = { userId, agentId: 'clara', agentName: 'Clara', durationSeconds: 485 }
    const [row] = await product.database.insert(conversations).values(facts).returning()
    return row!.id
  }

  test('keeps the rating with the facts of the conversation', async () => {
    const conversationId = await holdConversation(camille.id)
    const comment = '  Une belle écoute  '
    const answer = await send({ conversationId, rating: 4, comment }, camille.cookie)
    expect(answer).toMatchObject({ status: 201, body: { id: expect.any(String) } })
    const saved = await product.database
      .select()
      .from(feedbacks)
      .where(eq(feedbacks.conversationId, conversationId))
    expect(saved).toMatchObject([
      {
        userId: camille.id,
        agentName: 'Clara',
        conversationDurationSeconds: 485,
        rating: 4,
        comment: 'Une belle écoute',
      },
    ])
  })

  test('works once, even when two requests come together', async () => {
    const conversationId = await holdConversation(camille.id)
    const attempt = () => send({ conversationId, rating: 5 }, camille.cookie)
    const answers = await Promise.all([attempt(), attempt()])
    const [accepted, refused] = answers.sort((one, other) => one.status - other.status)
    expect(accepted?.status).toBe(201)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'FEEDBACK_ALREADY_LEFT',
        message: 'Feedback déjà enregistré pour cette conversation',
        retryable: false,
      },
    })
  })

  test('needs someone signed in, before anything else is looked at', async () => {
    expect(await send({ rating: 'none' })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: 'Utilisateur non connecté', retryable: false },
    })
  })

  test.each([
    {},
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: '5' },
    { rating: 5, conversationId: 'x' },
    { rating: 5, comment: 'a'.repeat(1_001) },
  ])('refuses %j', async (change) => {
    const answer = await send({ conversationId: randomUUID(), ...change }, camille.cookie)
    expect(answer).toMatchObject({ status: 400, body: invalid })
  })

  test('does not tell another’s conversation from one that does not exist', async () => {
    const conversationId = await holdConversation(dominique.id)
    const others = await send({ conversationId, rating: 1 }, camille.cookie)
    const nobodys = await send({ conversationId: randomUUID(), rating: 1 }, camille.cookie)
    expect(others.body).toEqual(nobodys.body)
    expect(others).toMatchObject({ status: 422, body: { code: 'REFERENCE_INVALID' } })
  })
})
