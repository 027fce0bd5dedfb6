import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversations, feedbacks } from '../../../server/platform/database/tables/call-tables'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const invalidInputProblem = {
  code: 'FEEDBACK_INVALID',
  message: 'Données de feedback invalides',
  retryable: false,
}

describe.each(engines)('rating a conversation, on %s', (engine) => {
  let product: TestProduct
  let camille: TestUser
  let dominique: TestUser

  beforeAll(async () => {
    product = await startProduct({ engine })
    camille = await product.signUp('camille')
    dominique = await product.signUp('dominique')
  })
  afterAll(() => product.close())

  const sendRating = (body: object, cookie = '') =>
    product.request('/api/feedbacks', { body, cookie })

  async function createConversation(userId: string) {
    const values = { userId, agentId: 'clara', agentName: 'Clara', durationSeconds: 485 }
    const [row] = await product.database.insert(conversations).values(values).returning()
    return row!.id
  }

  test('stores the rating with the data of the conversation', async () => {
    const conversationId = await createConversation(camille.id)
    const comment = '  Une belle écoute  '
    const response = await sendRating({ conversationId, rating: 4, comment }, camille.cookie)
    expect(response).toMatchObject({ status: 201, body: { id: expect.any(String) } })
    const savedRows = await product.database
      .select()
      .from(feedbacks)
      .where(eq(feedbacks.conversationId, conversationId))
    expect(savedRows).toMatchObject([
      {
        userId: camille.id,
        agentName: 'Clara',
        conversationDurationSeconds: 485,
        rating: 4,
        comment: 'Une belle écoute',
      },
    ])
  })

  test('accepts one rating, even for two concurrent requests', async () => {
    const conversationId = await createConversation(camille.id)
    const attempt = () => sendRating({ conversationId, rating: 5 }, camille.cookie)
    const responses = await Promise.all([attempt(), attempt()])
    const [accepted, refused] = responses.sort((first, second) => first.status - second.status)
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

  test('requires a session before it validates the body', async () => {
    expect(await sendRating({ rating: 'none' })).toMatchObject({
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
    const response = await sendRating({ conversationId: randomUUID(), ...change }, camille.cookie)
    expect(response).toMatchObject({ status: 400, body: invalidInputProblem })
  })

  test('gives the same response for a conversation of another user and for an unknown one', async () => {
    const conversationId = await createConversation(dominique.id)
    const otherUserResponse = await sendRating({ conversationId, rating: 1 }, camille.cookie)
    const unknownResponse = await sendRating(
      { conversationId: randomUUID(), rating: 1 },
      camille.cookie,
    )
    expect(otherUserResponse.body).toEqual(unknownResponse.body)
    expect(otherUserResponse).toMatchObject({ status: 422, body: { code: 'REFERENCE_INVALID' } })
  })
})
