import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompanion, completeCall, createFastVoice } from '../../support/calls/call-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const companion = { kind: 'companion', agentId: 'clara-test' }
const createReport = (change: object = {}) => ({
  id: randomUUID(),
  subject: companion,
  reason: 'hateful',
  ...change,
})

describe('reporting a companion or a conversation', () => {
  let product: TestProduct
  let camille: TestUser
  let dominique: TestUser
  let conversationId: string

  beforeAll(async () => {
    product = await startProduct({ voice: createFastVoice() })
    await addCompanion(product)
    camille = await product.signUp('camille')
    dominique = await product.signUp('dominique')
    conversationId = await completeCall(product, camille, { memoryConsent: true })
    const insertTurn = `insert into conversation_turns (call_id, position, speaker, text, heard_ms, at_ms)
      values ($1, 100, 'companion', 'Des mots durs.', 700, 900)`
    await query(insertTurn, [conversationId])
  })
  afterAll(() => product?.close())

  const query = (text: string, values: unknown[] = []) => product.pool.query(text, values)
  const readReports = async (id: string) =>
    (await query('select * from reports where id = $1', [id])).rows
  const sendReport = (body: object, cookie = '') =>
    product.request('/api/reports', { body, cookie })
  const aboutConversation = ({ withTranscript = true, id = conversationId } = {}) => ({
    subject: { kind: 'conversation', conversationId: id, withTranscript },
  })

  test('stores a visitor’s report without a user id', async () => {
    const report = createReport({ comment: '  <b>Elle m’a insulté</b>\u202e\r\nDeux fois. 🙁 ' })
    expect(await sendReport(report)).toMatchObject({
      status: 201,
      body: { id: report.id, hasTranscript: false },
    })
    expect(await readReports(report.id)).toMatchObject([
      {
        kind: 'companion',
        agent_id: 'clara-test',
        conversation_id: null,
        user_id: null,
        answer_email: null,
        reason: 'hateful',
        comment: '<b>Elle m’a insulté</b>\nDeux fois. 🙁',
        transcript: null,
        state: 'new',
      },
    ])
  })

  test('confirms a repeated report once to the address that a visitor gives, without quoting the comment', async () => {
    const answerEmail = 'visite@example.test'
    const report = createReport({ answerEmail, comment: 'Achetez sur https://evil.example' })
    await sendReport(report)
    expect(await sendReport(report)).toMatchObject({ status: 201, body: { id: report.id } })
    const mails = await product.listMailsTo(answerEmail)
    expect(mails).toMatchObject([{ subject: 'Nous avons reçu votre signalement' }])
    expect(mails[0]?.text).toContain(report.id)
    expect(mails[0]?.text).toContain('Propos haineux ou violents')
    expect(mails[0]?.text).not.toMatch(/evil|Clara/)
    // The limit of a mailbox is three reports an hour. The repeated report sent no mail, but counted as the second.
    for (const _ of [3, 4])
      expect(await sendReport(createReport({ answerEmail }))).toMatchObject({ status: 201 })
    expect(await product.listMailsTo(answerEmail)).toHaveLength(2)
  })

  test('stores the transcript only when the user attaches it, and sends the confirmation to the account’s address', async () => {
    const reportWithoutTranscript = createReport(aboutConversation({ withTranscript: false }))
    expect(await sendReport(reportWithoutTranscript, camille.cookie)).toMatchObject({
      body: { hasTranscript: false },
    })
    expect(await readReports(reportWithoutTranscript.id)).toMatchObject([
      {
        kind: 'conversation',
        agent_id: 'clara-test',
        conversation_id: conversationId,
        user_id: camille.id,
        transcript: null,
      },
    ])
    const reportWithTranscript = createReport({
      ...aboutConversation({ withTranscript: true }),
      answerEmail: 'autre@example.test',
    })
    expect(await sendReport(reportWithTranscript, camille.cookie)).toMatchObject({
      body: { hasTranscript: true },
    })
    const [row] = await readReports(reportWithTranscript.id)
    expect(row.transcript).toContainEqual({
      speaker: 'companion',
      text: 'Des mots durs.',
      atMs: 900,
    })
    // A signed-in user gets the answer at the address of their account.
    expect(row.answer_email).toBeNull()
    expect(await product.listMailsTo('autre@example.test')).toEqual([])
    expect(await product.listMailsTo(camille.email)).toContainEqual(
      expect.objectContaining({ subject: 'Nous avons reçu votre signalement' }),
    )
  })

  test('refuses unknown subjects, and another user’s conversation as if it did not exist', async () => {
    const otherUserResponse = await sendReport(
      createReport(aboutConversation({ withTranscript: true })),
      dominique.cookie,
    )
    const unknownResponse = await sendReport(
      createReport(aboutConversation({ id: randomUUID() })),
      dominique.cookie,
    )
    expect(otherUserResponse).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(unknownResponse.body).toEqual(otherUserResponse.body)
    expect(
      await sendReport(createReport(aboutConversation({ withTranscript: true }))),
    ).toMatchObject({
      status: 401,
    })
    const unknownCompanionReport = createReport({ subject: { ...companion, agentId: 'personne' } })
    expect(await sendReport(unknownCompanionReport)).toMatchObject({
      status: 404,
      body: { code: 'AGENT_NOT_FOUND' },
    })
  })

  test.each<[string, object]>([
    ['an invalid id', { id: 'me' }],
    ['an unknown reason', { reason: 'toString' }],
    ['an empty reason', { reason: '' }],
    ['an unknown kind of subject', { subject: { kind: 'person', agentId: 'clara-test' } }],
    ['a NUL character in the companion id', { subject: { ...companion, agentId: 'lea\u0000' } }],
    ['a long companion id', { subject: { ...companion, agentId: 'a'.repeat(10_000) } }],
    ['a comment that is too long', { comment: 'a'.repeat(1_001) }],
    ['a comment of 10,000 characters', { comment: 'é'.repeat(10_000) }],
    ['an invalid address', { answerEmail: 'nobody' }],
    ['two addresses', { answerEmail: 'a@example.test\nbcc: all@example.test' }],
    ['a long address', { answerEmail: `${'a'.repeat(300)}@example.test` }],
  ])('refuses a report with %s', async (_case, change) => {
    expect(await sendReport(createReport(change))).toMatchObject({
      status: 400,
      body: { code: 'INPUT_INVALID' },
    })
  })

  test('accepts at most ten reports an hour from an account', async () => {
    const { cookie } = await product.signUp('insistante')
    for (let sentCount = 0; sentCount < 10; sentCount++)
      expect((await sendReport(createReport(), cookie)).status).toBe(201)
    expect((await sendReport(createReport(), cookie)).status).toBe(429)
  })

  test('removes the transcript from the report when the conversation is deleted', async () => {
    const id = await completeCall(product, camille, { memoryConsent: true })
    const report = createReport({ ...aboutConversation({ id }), comment: 'Voilà.' })
    await sendReport(report, camille.cookie)
    await product.request(`/api/conversations/${id}`, { method: 'DELETE', cookie: camille.cookie })
    expect(await readReports(report.id)).toMatchObject([
      { conversation_id: null, transcript: null, comment: 'Voilà.', user_id: camille.id },
    ])
  })

  test('removes comment and transcript from the reports of a deleted account', async () => {
    const { rows: reportsBefore } = await query('select id from reports where user_id = $1', [
      camille.id,
    ])
    await query('delete from "user" where id = $1', [camille.id])
    const { rows } = await query('select * from reports where id = any($1)', [
      reportsBefore.map(({ id }) => id),
    ])
    expect(rows.length).toBeGreaterThan(2)
    for (const row of rows)
      expect(row).toMatchObject({
        user_id: null,
        conversation_id: null,
        comment: null,
        transcript: null,
        is_forgotten: true,
        agent_id: 'clara-test',
        reason: 'hateful',
        state: 'new',
      })
  })
})

test('limits reports from one IP address to 20 per hour on a public installation', async () => {
  const publicUrl = new URL('https://amivoix.test')
  const product = await startProduct({ publicUrl, isLoopback: false })
  await addCompanion(product)
  const sendReport = () => product.request('/api/reports', { body: createReport() })
  const responses = await Promise.all(Array.from({ length: 21 }, sendReport))
  await product.close()
  expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(201), 429])
})
