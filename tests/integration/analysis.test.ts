import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompanion, briefVoice, holdCall as hold } from '../support/calls/call-client'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

describe.each(engines)('the summary of a conversation, on %s', (engine) => {
  let product: TestProduct
  let camille: Member

  beforeAll(async () => {
    product = await startProduct({ engine, voice: briefVoice() })
    await addCompanion(product)
    camille = await product.signUp('camille')
  })
  afterAll(() => product.close())

  const holdCall = (member: Member, memoryConsent: boolean) =>
    hold(product, member, { memoryConsent })

  const ask = (member: Pick<Member, 'cookie'>, conversationId: string, callId = conversationId) =>
    product.request('/api/functions/vapi-call-analysis', {
      body: { callId, conversationId },
      cookie: member.cookie,
    })

  const summaryOf = async (conversationId: string) => {
    const { body } = await product.request(`/api/conversations/${conversationId}`, {
      cookie: camille.cookie,
    })
    return body as { summary: string | null; successScore: number | null }
  }

  /** The job is due in five seconds; this brings it forward. */
  const hasten = () =>
    product.pool.query(
      `update pgboss.job set start_after = now()
       where name = 'analyse-conversation' and state = 'created'`,
    )

  test('is promised with the settlement, for five seconds later, and comes', async () => {
    const id = await holdCall(camille, true)
    const { rows } = await product.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::float as seconds from pgboss.job
       where name = 'analyse-conversation' and data->>'conversationId' = $1`,
      [id],
    )
    expect(rows.map(({ seconds }) => Math.round(seconds))).toEqual([5])
    await hasten()
    await expect
      .poll(async () => (await summaryOf(id)).summary, { timeout: 8_000 })
      .toContain('Clara')
    expect((await summaryOf(id)).successScore).toBeGreaterThanOrEqual(0)
    expect((await ask(camille, id)).body).toEqual({ data: { hasAnalysis: true } })
  })

  test('can be asked for again when it is missing', async () => {
    const id = await holdCall(camille, true)
    await product.pool.query(`delete from pgboss.job where name = 'analyse-conversation'`)
    expect((await ask(camille, id)).body).toEqual({ data: { hasAnalysis: false } })
    await expect
      .poll(async () => (await summaryOf(id)).summary, { timeout: 8_000 })
      .toContain('Clara')
  })

  test('is never made of words that were not to be kept', async () => {
    const id = await holdCall(camille, false)
    const { body } = await ask(camille, id)
    expect(body).toEqual({ data: { hasAnalysis: false } })
    const { rows } = await product.pool.query(
      `select id from pgboss.job where data->>'conversationId' = $1`,
      [id],
    )
    expect(rows).toEqual([])
  })

  test('is for the person who held the conversation', async () => {
    const id = await holdCall(camille, true)
    const lou = await product.signUp('lou')
    const refusal = { status: 422, body: { code: 'REFERENCE_INVALID' } }
    expect(await ask(lou, id)).toMatchObject(refusal)
    expect(await ask(camille, randomUUID())).toMatchObject(refusal)
    expect(await ask(camille, id, 'another call')).toMatchObject(refusal)
    expect(await ask({ cookie: '' }, 'no uuid')).toMatchObject({ status: 401 })
  })

  test('is what the companion remembers at the next call, if the caller wants it to', async () => {
    const heard: unknown[] = []
    const other = await startProduct({
      engine,
      voice: {
        ...briefVoice(),
        createDialogue(context) {
          heard.push(context.caller.pastSummaries.map(({ summary }) => summary))
          return briefVoice().createDialogue(context)
        },
      },
    })
    await addCompanion(other)
    const noa = await other.signUp('noa')
    for (const day of [1, 2, 3, 4, 5, 6])
      await other.pool.query(
        `insert into conversations (user_id, agent_id, agent_name, duration, summary, created_at)
         values ($1, 'clara-test', 'Clara', 60, $2, $3)`,
        [noa.id, `Résumé ${day}`, `2026-03-0${day}T20:00:00Z`],
      )
    await hold(other, noa, { memoryConsent: true })
    await hold(other, noa, { memoryConsent: false })
    expect(heard).toEqual([[6, 5, 4, 3, 2].map((day) => `Résumé ${day}`), []])
    await other.close()
  })
})
