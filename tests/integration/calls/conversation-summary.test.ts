import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompanion, completeCall, createFastVoice } from '../../support/calls/call-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

describe('the summary of a conversation', () => {
  let product: TestProduct
  let camille: TestUser

  beforeAll(async () => {
    product = await startProduct({ voice: createFastVoice() })
    await addCompanion(product)
    camille = await product.signUp('camille')
  })
  afterAll(() => product.close())

  const completeCallOf = (user: TestUser, options: { memoryConsent: boolean }) =>
    completeCall(product, user, options)

  const requestSummary = (
    user: Pick<TestUser, 'cookie'>,
    conversationId: string,
    callId = conversationId,
  ) =>
    product.request('/api/functions/vapi-call-analysis', {
      body: { callId, conversationId },
      cookie: user.cookie,
    })

  const readSummary = async (conversationId: string, { cookie } = camille) => {
    const { body } = await product.request(`/api/conversations/${conversationId}`, { cookie })
    return body as { summary: string | null; successScore: number | null; highlight: unknown }
  }

  /** Makes the analysis job, which is due five seconds after the call, due now. */
  const makeJobDue = () =>
    product.pool.query(
      `update pgboss.job set start_after = now()
       where name = 'analyse-conversation' and state = 'created'`,
    )

  /** Adds what the caller says to the transcript of a call. */
  const say = (id: string, sentences: readonly string[]) =>
    product.pool.query(
      `insert into conversation_turns (call_id, position, speaker, text, heard_ms, at_ms)
       select $1, 90 + position, 'caller', text, 900, position * 1000
       from unnest($2::text[]) with ordinality as said (text, position)`,
      [id, sentences],
    )

  test('states that there is no score when the caller said nothing', async () => {
    const id = await completeCallOf(camille, { memoryConsent: true })
    await makeJobDue()
    await expect.poll(async () => (await readSummary(id)).summary).toMatch(/pas de score\.$/)
    expect((await readSummary(id)).successScore).toBeNull()
  })

  test('is scheduled for five seconds after the settlement, and is stored', async () => {
    const id = await completeCallOf(camille, { memoryConsent: true })
    const { rows } = await product.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::float as seconds from pgboss.job
       where name = 'analyse-conversation' and data->>'conversationId' = $1`,
      [id],
    )
    expect(rows.map(({ seconds }) => Math.round(seconds))).toEqual([5])
    await say(id, ['Bonsoir Clara.'])
    await makeJobDue()
    await expect.poll(async () => (await readSummary(id)).summary).toContain('Clara')
    expect((await readSummary(id)).successScore).toBeGreaterThanOrEqual(0)
    expect((await requestSummary(camille, id)).body).toEqual({ data: { hasAnalysis: true } })
  })

  test('can be requested again when it is missing', async () => {
    const id = await completeCallOf(camille, { memoryConsent: true })
    await product.pool.query(`delete from pgboss.job where name = 'analyse-conversation'`)
    expect((await requestSummary(camille, id)).body).toEqual({ data: { hasAnalysis: false } })
    await expect.poll(async () => (await readSummary(id)).summary).toContain('Clara')
  })

  test('is never written without the consent to call memory', async () => {
    const id = await completeCallOf(camille, { memoryConsent: false })
    const { body } = await requestSummary(camille, id)
    expect(body).toEqual({ data: { hasAnalysis: false } })
    const { rows } = await product.pool.query(
      `select id from pgboss.job where data->>'conversationId' = $1`,
      [id],
    )
    expect(rows).toEqual([])
  })

  const decisionSentences = [
    'Bonsoir, la journée était longue mais plutôt agréable dans l’ensemble.',
    'Le soleil, un café avec une collègue, et le chemin du retour à pied.',
    'Voilà, j’ai décidé de reprendre la guitare.',
  ]

  test('comes with a highlight, which only its user can delete', async () => {
    const noa = await product.signUp('noa')
    const id = await completeCallOf(noa, { memoryConsent: true })
    await say(id, decisionSentences)
    await requestSummary(noa, id)
    await expect
      .poll(async () => (await readSummary(id, noa)).highlight)
      .toEqual({
        speaker: 'caller',
        text: 'J’ai décidé de reprendre la guitare',
      })
    const deleteHighlight = (cookie: string) =>
      product.request(`/api/conversations/${id}/highlight`, { method: 'DELETE', cookie })
    const lou = await product.signUp('lou')
    expect((await deleteHighlight(lou.cookie)).status).toBe(404)
    expect((await readSummary(id, noa)).highlight).not.toBeNull()
    expect((await deleteHighlight(noa.cookie)).status).toBe(200)
    expect(await readSummary(id, noa)).toMatchObject({
      highlight: null,
      summary: expect.any(String),
    })
  })

  test('comes without a highlight after a crisis', async () => {
    const noa = await product.signUp('noa')
    const id = await completeCallOf(noa, { memoryConsent: true })
    await say(id, decisionSentences)
    await product.pool.query(
      `update conversations
       set receipt = jsonb_set(receipt, '{pauses}', '[{"reason": "crisis", "ms": 1000}]')
       where id = $1`,
      [id],
    )
    await requestSummary(noa, id)
    await expect.poll(async () => (await readSummary(id, noa)).summary).toContain('Clara')
    expect((await readSummary(id, noa)).highlight).toBeNull()
  })

  test('can be requested only by the user of the conversation', async () => {
    const id = await completeCallOf(camille, { memoryConsent: true })
    const lou = await product.signUp('lou')
    const refusal = { status: 422, body: { code: 'REFERENCE_INVALID' } }
    expect(await requestSummary(lou, id)).toMatchObject(refusal)
    expect(await requestSummary(camille, randomUUID())).toMatchObject(refusal)
    expect(await requestSummary(camille, id, 'another call')).toMatchObject(refusal)
    expect(await requestSummary({ cookie: '' }, 'no uuid')).toMatchObject({ status: 401 })
  })

  test('is passed to the companion in later calls if the user consents and it is one of the five latest', async () => {
    const receivedSummaries: unknown[] = []
    const secondProduct = await startProduct({
      voice: {
        ...createFastVoice(),
        createDialogue(context) {
          receivedSummaries.push(context.caller.pastSummaries.map(({ summary }) => summary))
          return createFastVoice().createDialogue(context)
        },
      },
    })
    await addCompanion(secondProduct)
    const noa = await secondProduct.signUp('noa')
    for (const day of [1, 2, 3, 4, 5, 6])
      await secondProduct.pool.query(
        `insert into conversations (user_id, agent_id, agent_name, duration, summary, created_at)
         values ($1, 'clara-test', 'Clara', 60, $2, $3)`,
        [noa.id, `Résumé ${day}`, `2026-03-0${day}T20:00:00Z`],
      )
    await completeCall(secondProduct, noa, { memoryConsent: true })
    await completeCall(secondProduct, noa, { memoryConsent: false })
    expect(receivedSummaries).toEqual([[6, 5, 4, 3, 2].map((day) => `Résumé ${day}`), []])
    await secondProduct.close()
  })
})
