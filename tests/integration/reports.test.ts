import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompanion, briefVoice, holdCall } from '../support/calls/call-client'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

const companion = { kind: 'companion', agentId: 'clara-test' }
const draft = (change: object = {}) => ({
  id: randomUUID(),
  subject: companion,
  reason: 'hateful',
  ...change,
})

describe.each(engines)('reporting, on %s', (engine) => {
  let product: TestProduct
  let camille: Member
  let dominique: Member
  let conversationId: string

  beforeAll(async () => {
    product = await startProduct({ engine, voice: briefVoice() })
    await addCompanion(product)
    camille = await product.signUp('camille')
    dominique = await product.signUp('dominique')
    conversationId = await holdCall(product, camille, { memoryConsent: true })
    const say = `insert into conversation_turns (call_id, position, speaker, text, heard_ms, at_ms)
      values ($1, 100, 'companion', 'Des mots durs.', 700, 900)`
    await query(say, [conversationId])
  })
  afterAll(() => product?.close())

  const query = (text: string, values: unknown[] = []) => product.pool.query(text, values)
  const stored = async (id: string) =>
    (await query('select * from reports where id = $1', [id])).rows
  const send = (body: object, cookie = '') => product.request('/api/reports', { body, cookie })
  const aboutConversation = (withTranscript: boolean, id = conversationId) => ({
    subject: { kind: 'conversation', conversationId: id, withTranscript },
  })

  test('a visitor reports a companion without a name, and it waits to be read', async () => {
    const sent = draft({ comment: '  <b>Elle m’a insulté</b>\u202e\r\nDeux fois. 🙁 ' })
    expect(await send(sent)).toMatchObject({
      status: 201,
      body: { id: sent.id, hasTranscript: false },
    })
    expect(await stored(sent.id)).toMatchObject([
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

  test('an address that a visitor leaves gets one confirmation, which quotes nothing', async () => {
    const answerEmail = 'visite@example.test'
    const sent = draft({ answerEmail, comment: 'Achetez sur https://evil.example' })
    await send(sent)
    expect(await send(sent)).toMatchObject({ status: 201, body: { id: sent.id } })
    const mails = await product.mailsTo(answerEmail)
    expect(mails).toMatchObject([{ subject: 'Nous avons reçu votre signalement' }])
    expect(mails[0]?.text).toContain(sent.id)
    expect(mails[0]?.text).toContain('Propos haineux ou violents')
    expect(mails[0]?.text).not.toMatch(/evil|Clara/)
    // Three tries an hour for one mailbox, of which the second was the same report.
    for (const _ of [3, 4])
      expect(await send(draft({ answerEmail }))).toMatchObject({ status: 201 })
    expect(await product.mailsTo(answerEmail)).toHaveLength(2)
  })

  test('of a conversation nothing is read unless its owner attaches it', async () => {
    const without = draft(aboutConversation(false))
    expect(await send(without, camille.cookie)).toMatchObject({ body: { hasTranscript: false } })
    expect(await stored(without.id)).toMatchObject([
      {
        kind: 'conversation',
        agent_id: 'clara-test',
        conversation_id: conversationId,
        user_id: camille.id,
        transcript: null,
      },
    ])
    const attached = draft({ ...aboutConversation(true), answerEmail: 'autre@example.test' })
    expect(await send(attached, camille.cookie)).toMatchObject({ body: { hasTranscript: true } })
    const [row] = await stored(attached.id)
    expect(row.transcript).toContainEqual({
      speaker: 'companion',
      text: 'Des mots durs.',
      atMs: 900,
    })
    // Whoever is signed in is answered at the address of the account.
    expect(row.answer_email).toBeNull()
    expect(await product.mailsTo('autre@example.test')).toEqual([])
    expect(await product.mailsTo(camille.email)).toContainEqual(
      expect.objectContaining({ subject: 'Nous avons reçu votre signalement' }),
    )
  })

  test('another’s conversation is not told from one that does not exist', async () => {
    const others = await send(draft(aboutConversation(true)), dominique.cookie)
    const nobodys = await send(draft(aboutConversation(true, randomUUID())), dominique.cookie)
    expect(others).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(nobodys.body).toEqual(others.body)
    expect(await send(draft(aboutConversation(true)))).toMatchObject({ status: 401 })
    const unknown = draft({ subject: { ...companion, agentId: 'personne' } })
    expect(await send(unknown)).toMatchObject({ status: 404, body: { code: 'AGENT_NOT_FOUND' } })
  })

  test.each<[string, object]>([
    ['no id', { id: 'me' }],
    ['a reason of its own', { reason: 'toString' }],
    ['no reason', { reason: '' }],
    ['another kind', { subject: { kind: 'person', agentId: 'clara-test' } }],
    ['a long companion', { subject: { ...companion, agentId: 'a'.repeat(10_000) } }],
    ['a comment too long', { comment: 'a'.repeat(1_001) }],
    ['a comment much too long', { comment: 'é'.repeat(10_000) }],
    ['no address', { answerEmail: 'nobody' }],
    ['two addresses', { answerEmail: 'a@example.test\nbcc: all@example.test' }],
    ['a long address', { answerEmail: `${'a'.repeat(300)}@example.test` }],
  ])('is refused with %s', async (_case, change) => {
    expect(await send(draft(change))).toMatchObject({
      status: 400,
      body: { code: 'INPUT_INVALID' },
    })
  })

  test('is counted for each account', async () => {
    const answers = []
    for (let sent = 0; sent < 11; sent++) answers.push(await send(draft(), dominique.cookie))
    expect(answers.map(({ status }) => status)).toContain(429)
  })

  test('a conversation that is deleted takes its words out of the report', async () => {
    const id = await holdCall(product, camille, { memoryConsent: true })
    const sent = draft({ ...aboutConversation(true, id), comment: 'Voilà.' })
    await send(sent, camille.cookie)
    await product.request(`/api/conversations/${id}`, { method: 'DELETE', cookie: camille.cookie })
    expect(await stored(sent.id)).toMatchObject([
      { conversation_id: null, transcript: null, comment: 'Voilà.', user_id: camille.id },
    ])
  })

  test('a person who goes leaves that something was reported, and nothing of theirs', async () => {
    const { rows: before } = await query('select id from reports where user_id = $1', [camille.id])
    await query('delete from "user" where id = $1', [camille.id])
    const { rows } = await query('select * from reports where id = any($1)', [
      before.map(({ id }) => id),
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

test('on a public address nobody fills the table', async () => {
  const publicUrl = new URL('https://amivoix.test')
  const product = await startProduct({ publicUrl, isLoopback: false })
  await addCompanion(product)
  const send = () => product.request('/api/reports', { body: draft() })
  const answers = await Promise.all(Array.from({ length: 21 }, send))
  await product.close()
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(201), 429])
})
