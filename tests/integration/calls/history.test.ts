import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompanion } from '../../support/calls/call-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const receipt = {
  startedAt: '2026-03-01T22:00:00.000Z',
  endedAt: '2026-03-01T22:02:30.000Z',
  wallMs: 150_000,
  billableMs: 140_000,
  pauses: [{ reason: 'ai-notice', ms: 10_000 }],
  chargedMinutes: 3,
  balanceBefore: 5,
  balanceAfter: 2,
}

describe('the conversation history', () => {
  let product: TestProduct
  let camille: TestUser
  let dominique: TestUser

  beforeAll(async () => {
    product = await startProduct()
    await addCompanion(product)
    camille = await product.signUp('camille')
    dominique = await product.signUp('dominique')
  })
  afterAll(() => product.close())

  const requestPath = (path: string, { cookie }: Pick<TestUser, 'cookie'>) =>
    product.request(path, { cookie })

  /** Creates a conversation on a day of March 2026. */
  async function createConversation(
    { id: userId }: TestUser,
    day: number,
    { agentId = 'clara-test', hasReceipt = false } = {},
  ) {
    const id = randomUUID()
    await product.pool.query(
      `insert into conversations
         (id, user_id, agent_id, agent_name, duration, vapi_call_id, end_reason, receipt, created_at)
       values ($1::uuid, $2, $3, 'Clara', 150, ($1::uuid)::text, $4, $5, $6)`,
      [
        id,
        userId,
        agentId,
        hasReceipt ? 'hung-up' : null,
        hasReceipt ? receipt : null,
        new Date(Date.UTC(2026, 2, day)),
      ],
    )
    return id
  }

  test('is empty before the first call', async () => {
    expect(await requestPath('/api/conversations', dominique)).toMatchObject({
      status: 200,
      body: [],
    })
  })

  test('lists the last ten conversations, newest first, with rating and charge', async () => {
    const ids: string[] = []
    for (let day = 1; day <= 11; day += 1)
      ids.push(await createConversation(camille, day, { hasReceipt: day === 11 }))
    const [newest] = ids.toReversed()
    await product.request('/api/feedbacks', {
      body: { conversationId: newest, rating: 4 },
      cookie: camille.cookie,
    })
    const { body } = await requestPath('/api/conversations', camille)
    const listedConversations = body as { id: string }[]
    expect(listedConversations.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10))
    expect(listedConversations[0]).toEqual({
      id: newest,
      agentId: 'clara-test',
      agentName: 'Clara',
      agentImage: `${product.config.publicUrl.origin}/portraits/clara-test.svg`,
      durationSeconds: 150,
      createdAt: '2026-03-11T00:00:00.000Z',
      startedAt: '2026-03-10T23:57:30.000Z',
      callId: newest,
      summary: null,
      successScore: null,
      chargedMinutes: 3,
      rating: 4,
    })
    expect(listedConversations[1]).toMatchObject({ chargedMinutes: null, rating: null })
  })

  test('shows no score of a call with a crisis', async () => {
    const id = await createConversation(camille, 21, { hasReceipt: true })
    const readScore = async () => {
      const { body } = await requestPath(`/api/conversations/${id}`, camille)
      return (body as { successScore: number | null }).successScore
    }
    await product.pool.query('update conversations set success_score = 80 where id = $1', [id])
    expect(await readScore()).toBe(80)
    await product.pool.query('update conversations set receipt = $2 where id = $1', [
      id,
      { ...receipt, pauses: [{ reason: 'crisis', ms: 10_000 }] },
    ])
    expect(await readScore()).toBeNull()
  })

  test('shows one conversation with its receipt and transcript', async () => {
    const id = await createConversation(camille, 20, { hasReceipt: true })
    await createTranscript(id, camille, { hasMemoryConsent: true })
    const { body } = await requestPath(`/api/conversations/${id}`, camille)
    expect(body).toMatchObject({
      id,
      endReason: 'hung-up',
      receipt,
      turns: [
        { speaker: 'companion', text: 'Bonsoir.', atMs: 300 },
        { speaker: 'caller', text: null, atMs: 1_900 },
      ],
    })
  })

  test.each([
    ['when the user did not consent', true],
    ['when it was deleted', false],
  ])('shows no transcript %s', async (_case, hasTranscriptRows) => {
    const id = await createConversation(camille, 21)
    if (hasTranscriptRows) await createTranscript(id, camille, { hasMemoryConsent: false })
    expect(await requestPath(`/api/conversations/${id}`, camille)).toMatchObject({
      status: 200,
      body: { turns: null, receipt: null },
    })
  })

  test('keeps the name of a companion that no longer exists', async () => {
    const id = await createConversation(camille, 22, { agentId: 'gone' })
    expect((await requestPath(`/api/conversations/${id}`, camille)).body).toMatchObject({
      agentName: 'Clara',
      agentImage: null,
    })
  })

  test('gives the same response for a conversation of another user and for an unknown one', async () => {
    const id = await createConversation(camille, 23)
    const otherUserResponse = await requestPath(`/api/conversations/${id}`, dominique)
    const unknownResponse = await requestPath(`/api/conversations/${randomUUID()}`, dominique)
    expect(otherUserResponse.body).toEqual(unknownResponse.body)
    expect(otherUserResponse).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('deletes a conversation, its transcript and its comment, but not its ledger entry', async () => {
    const id = await createConversation(camille, 24, { hasReceipt: true })
    await createTranscript(id, camille, { hasMemoryConsent: true })
    await product.request('/api/feedbacks', {
      body: { conversationId: id, rating: 2, comment: 'Trop intime.' },
      cookie: camille.cookie,
    })
    await product.pool.query(
      `insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
       values ($1, -3, 'call', $2, 2, 'system')`,
      [camille.id, id],
    )
    expect(await deleteConversation(id, camille)).toMatchObject({ status: 200, body: {} })
    expect(await requestPath(`/api/conversations/${id}`, camille)).toMatchObject({ status: 404 })
    expect(await countRows('conversation_turns where call_id', id)).toBe(0)
    expect(await countRows('conversations where id', id)).toBe(0)
    expect(await countRows(`minute_ledger where reason = 'call' and reference`, id)).toBe(1)
    expect(await countRows('calls where id', id)).toBe(1)
    const { rows } = await product.pool.query(
      'select rating, comment, conversation_id from feedbacks where user_id = $1 and rating = 2',
      [camille.id],
    )
    expect(rows).toEqual([{ rating: 2, comment: null, conversation_id: null }])
    expect(await deleteConversation(id, camille)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  })

  test('refuses to delete the conversation of another user', async () => {
    const id = await createConversation(camille, 25)
    expect(await deleteConversation(id, dominique)).toMatchObject({ status: 404 })
    expect(await deleteConversation(id, { cookie: '' })).toMatchObject({ status: 401 })
    expect(await countRows('conversations where id', id)).toBe(1)
  })

  const deleteConversation = (id: string, { cookie }: Pick<TestUser, 'cookie'>) =>
    product.request(`/api/conversations/${id}`, { method: 'DELETE', cookie })

  /**
   * Counts the rows that have this id in a column. `tableAndColumn` names the table and the column, as in
   * `calls where id`; a further condition may precede the column.
   */
  async function countRows(tableAndColumn: string, id: string) {
    const { rows } = await product.pool.query<{ count: number }>(
      `select count(*)::int from ${tableAndColumn} = $1`,
      [id],
    )
    return rows[0]?.count
  }

  test.each(['/api/conversations', '/api/conversations/no-uuid'])(
    'requires a session (%s)',
    async (path) => {
      expect(await requestPath(path, { cookie: '' })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      })
    },
  )

  async function createTranscript(
    callId: string,
    { id: userId }: TestUser,
    { hasMemoryConsent }: { hasMemoryConsent: boolean },
  ) {
    await product.pool.query(
      `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
         reserved_seconds, has_memory_consent)
       values ($1, $2, 'clara-test', 'Clara', 1, 'settled', 'test', 300, $3)`,
      [callId, userId, hasMemoryConsent],
    )
    const text = hasMemoryConsent ? 'Bonsoir.' : null
    await product.pool.query(
      `insert into conversation_turns (call_id, position, speaker, text, heard_ms, at_ms)
       values ($1, 0, 'companion', $2, 700, 300), ($1, 1, 'caller', null, 0, 1900)`,
      [callId, text],
    )
  }
})
