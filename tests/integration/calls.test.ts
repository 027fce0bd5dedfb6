import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findReceiptFaults } from '../../domain/receipt'
import { loadCallFacts } from '../../server/features/calls/load-call-facts'
import {
  addCompanion,
  askForCall,
  briefVoice,
  claraId,
  connectCaller,
  muteCompanion,
  reserveCall,
} from '../support/calls/call-client'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

describe.each(engines)('a call, on %s', (engine) => {
  let product: TestProduct
  let camille: Member

  beforeAll(async () => {
    product = await startProduct({ engine, voice: briefVoice() })
    await addCompanion(product)
    camille = await product.signUp('camille')
  })
  afterAll(() => product.close())

  const one = async <Row>(text: string, values: unknown[]) => {
    const { rows } = await product.pool.query<Row & Record<string, unknown>>(text, values)
    return rows[0] as Row | undefined
  }

  const holdCall = async (member: Member, body: Record<string, unknown> = {}) => {
    const started = await reserveCall(product, member, body)
    const caller = connectCaller(started.webCallUrl, product.origin)
    await caller.waitUntilBilled()
    return { started, caller }
  }

  test('is answered, ended, charged to the minute and remembered', async () => {
    const { started, caller } = await holdCall(camille, { memoryConsent: true })
    caller.say('Je voudrais parler de ma journée.')
    await caller.waitUntil(() =>
      caller.events.find((event) => event.type === 'response.created' && event.response.number > 1),
    )
    const { reason, receipt } = await caller.hangUp()

    expect(started).toMatchObject({ maxDurationSeconds: 300, agent: { name: 'Clara' } })
    expect(caller.events[0]).toMatchObject({
      type: 'session.created',
      session: { id: started.id, agent: { name: 'Clara' }, synthetic: true },
    })
    expect(caller.frames[0]).toMatchObject({ source: 'companion', frameNumber: 1 })
    expect(await caller.closed).toBe(1000)

    expect(reason).toBe('hung-up')
    expect(findReceiptFaults(receipt)).toEqual([])
    expect(receipt).toMatchObject({ chargedMinutes: 1, balanceBefore: 5, balanceAfter: 4 })
    expect(await one('select minutes_left from user_profiles where id = $1', [camille.id])).toEqual(
      { minutes_left: 4 },
    )
    expect(
      await one('select minutes, balance_after from minute_ledger where reference = $1', [
        started.id,
      ]),
    ).toEqual({ minutes: -1, balance_after: 4 })

    const outcome = await product.request(`/api/calls/${started.id}`, { cookie: camille.cookie })
    expect(outcome.body).toEqual({
      state: 'settled',
      reason,
      receipt,
      conversationId: started.id,
    })
    const detail = await product.request(`/api/conversations/${started.id}`, {
      cookie: camille.cookie,
    })
    expect(detail.body).toMatchObject({ id: started.id, agentName: 'Clara', receipt })
    expect(detail.body).toMatchObject({
      turns: expect.arrayContaining([
        expect.objectContaining({ speaker: 'caller', text: 'Je voudrais parler de ma journée.' }),
        expect.objectContaining({ speaker: 'companion', text: expect.stringContaining('Bonjour') }),
      ]),
    })
  })

  test('in which the companion is never heard is released: nothing charged, nothing saved', async () => {
    const dominique = await product.signUp('dominique')
    await addCompanion(product, muteCompanion)
    const { assistantId } = muteCompanion
    const started = await reserveCall(product, dominique, { assistantId })
    const caller = connectCaller(started.webCallUrl)
    await caller.waitFor('session.created')
    const { receipt } = await caller.hangUp()
    expect(findReceiptFaults(receipt)).toEqual([])
    expect(receipt).toMatchObject({ billableMs: 0, chargedMinutes: 0, balanceAfter: 5 })
    const { cookie } = dominique
    const outcome = await product.request(`/api/calls/${started.id}`, { cookie })
    expect(outcome.body).toEqual({ state: 'released' })
    expect((await product.request('/api/conversations', { cookie })).body).toEqual([])
  })

  test('keeps no word without the caller’s consent, and promises no summary', async () => {
    const lou = await product.signUp('lou')
    const { started, caller } = await holdCall(lou, { memoryConsent: false })
    caller.say('Un secret.')
    await caller.hangUp()
    const words = await one<{ count: string }>(
      'select count(*) from conversation_turns where call_id = $1 and text is not null',
      [started.id],
    )
    expect(Number(words?.count)).toBe(0)
    const detail = await product.request(`/api/conversations/${started.id}`, {
      cookie: lou.cookie,
    })
    expect(detail.body).toMatchObject({ callId: null, summary: null, turns: null })
  })

  test('is settled whatever characters were typed', async () => {
    const kim = await product.signUp('kim')
    const { started, caller } = await holdCall(kim, { memoryConsent: true })
    caller.say('moitié \ud83d et rien \u0000 🎈')
    await caller.waitUntil(() =>
      caller.events.find((event) => event.type === 'response.created' && event.response.number > 1),
    )
    expect((await caller.hangUp()).receipt.chargedMinutes).toBe(1)
    const { body } = await product.request(`/api/conversations/${started.id}`, {
      cookie: kim.cookie,
    })
    expect(body).toMatchObject({
      turns: expect.arrayContaining([
        expect.objectContaining({ speaker: 'caller', text: 'moitié \ufffd et rien  🎈' }),
      ]),
    })
  })

  test('remembers the answer about memory for the next call', async () => {
    const noa = await product.signUp('noa')
    const consentOf = async (body: Record<string, unknown>) => {
      const { id } = await reserveCall(product, noa, { ...body, takeOver: true })
      const row = await one<{ has_memory_consent: boolean }>(
        'select has_memory_consent from calls where id = $1',
        [id],
      )
      return row?.has_memory_consent
    }
    expect(await consentOf({})).toBe(false)
    expect(await consentOf({ memoryConsent: true })).toBe(true)
    expect(await consentOf({})).toBe(true)
    expect(await consentOf({ memoryConsent: false })).toBe(false)
  })

  test('says that it is a machine at the first call of the day only', async () => {
    const ana = await product.signUp('ana')
    const isNoticeHeard = async () => {
      const { caller } = await holdCall(ana)
      await caller.hangUp()
      return caller.events.some(
        (event) => event.type === 'call.meter' && event.pausedFor === 'ai-notice',
      )
    }
    expect(await isNoticeHeard()).toBe(true)
    expect(await isNoticeHeard()).toBe(false)
  })

  test('is one at a time; the other can be ended from here', async () => {
    const sam = await product.signUp('sam')
    const { started, caller } = await holdCall(sam)
    const refused = await askForCall(product, sam.cookie)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CALL_ALREADY_LIVE', message: 'Un appel est déjà en cours' },
    })
    const second = await reserveCall(product, sam, { takeOver: true })
    expect(await caller.closed).toBe(1000)
    expect(caller.events.at(-1)).toMatchObject({ type: 'call.ended', reason: 'ejected' })
    expect(second.id).not.toBe(started.id)
    const next = connectCaller(second.webCallUrl)
    await next.waitFor('session.created')
    await next.hangUp()
  })

  test('is given once to two requests that come together', async () => {
    const eve = await product.signUp('eve')
    const answers = await Promise.all([1, 2].map(() => askForCall(product, eve.cookie)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('needs somebody signed in, before anything else is looked at', async () => {
    expect(await askForCall(product, '', { assistantId: 7 })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
  })

  test.each([
    [{ assistantId: '' }, 400, 'INPUT_INVALID'],
    [{ assistantId: 'amivoix:personne' }, 404, 'AGENT_NOT_FOUND'],
    [{ assistantId: 'hosted-7' }, 503, 'VOICE_UNAVAILABLE'],
    [{ assistantId: ' ' }, 409, 'AGENT_NOT_CALLABLE'],
  ])('with %j answers %i %s', async (body, status, code) => {
    await addCompanion(product, { id: 'hosted', assistantId: 'hosted-7' }).catch(() => {})
    await addCompanion(product, { id: 'silent', assistantId: ' ' }).catch(() => {})
    const answer = await askForCall(product, camille.cookie, body)
    expect(answer).toMatchObject({ status, body: { code } })
  })

  test('answers only on this machine while the voice is a stand-in', async () => {
    const answer = await product.request('/api/call/web', {
      body: { assistantId: claraId },
      cookie: camille.cookie,
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    expect(answer).toMatchObject({ status: 503, body: { code: 'VOICE_UNAVAILABLE' } })
  })

  test('believes nothing of what a page says of its caller', async () => {
    const lea = await product.signUp('lea')
    const started = await reserveCall(product, lea, {
      assistantOverrides: { variableValues: { userName: 'Reine', userMinutesLeft: 999 } },
    })
    expect(started.maxDurationSeconds).toBe(300)
    await product.request(`/api/calls/${started.id}/release`, {
      body: { resumeToken: started.resumeToken },
      cookie: lea.cookie,
    })
  })

  test('needs minutes', async () => {
    const zoe = await product.signUp('zoe')
    await spend(zoe, 5)
    expect(await askForCall(product, zoe.cookie)).toMatchObject({
      status: 402,
      body: { code: 'NO_MINUTES_LEFT', message: "Vous n'avez plus de minutes disponibles" },
    })
  })

  test('takes what is left when the balance shrank meanwhile', async () => {
    const max = await product.signUp('max')
    const { caller } = await holdCall(max)
    await spend(max, 5)
    const { receipt } = await caller.hangUp()
    expect(receipt).toMatchObject({ chargedMinutes: 0, billableMs: 0, balanceAfter: 0 })
    expect(findReceiptFaults(receipt)).toEqual([])
  })

  test('is refused the eleventh time in a minute', async () => {
    const ida = await product.signUp('ida')
    for (let tries = 0; tries < 10; tries += 1)
      await askForCall(product, ida.cookie, { assistantId: 'amivoix:personne' })
    expect(await askForCall(product, ida.cookie)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    })
  })

  test('is nobody else’s business', async () => {
    const eli = await product.signUp('eli')
    const started = await reserveCall(product, eli)
    const foreign = await product.request(`/api/calls/${started.id}`, { cookie: camille.cookie })
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const own = await product.request(`/api/calls/${started.id}`, { cookie: eli.cookie })
    expect(own.body).toEqual({ state: 'live' })
  })

  test('that was reserved and never connected is let go of, by its own caller alone', async () => {
    const ava = await product.signUp('ava')
    const { id, webCallUrl } = await reserveCall(product, ava)
    const release = ({ cookie }: Member) =>
      product.request(`/api/calls/${id}/release`, { body: {}, cookie })
    expect(await release(camille)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    for (let times = 0; times < 2; times += 1)
      expect(await release(ava)).toMatchObject({ status: 200, body: {} })
    expect(await connectCaller(webCallUrl).closed).toBe(4401)
    await reserveCall(product, ava)
  })

  test('that goes on is not let go of', async () => {
    const mia = await product.signUp('mia')
    const { started, caller } = await holdCall(mia)
    await product.request(`/api/calls/${started.id}/release`, { body: {}, cookie: mia.cookie })
    expect((await caller.hangUp()).receipt.chargedMinutes).toBe(1)
  })

  test('begins with past summaries only when the caller wants memory', async () => {
    const ben = await product.signUp('ben')
    await product.pool.query(
      `insert into conversations (user_id, agent_id, agent_name, duration, summary)
       values ($1, 'clara-test', 'Clara', 60, 'Un rendez-vous chez le médecin.')`,
      [ben.id],
    )
    const rememberedWith = async (memoryConsent: boolean) => {
      const { id } = await reserveCall(product, ben, { memoryConsent, takeOver: true })
      await product.pool.query('update calls set started_at = now() where id = $1', [id])
      const { dialogue } = await loadCallFacts(product.database, id)
      return dialogue.caller.pastSummaries.map(({ summary }) => summary)
    }
    expect(await rememberedWith(false)).toEqual([])
    expect(await rememberedWith(true)).toEqual(['Un rendez-vous chez le médecin.'])
  })

  const spend = async ({ id }: Member, minutes: number) => {
    await product.pool.query(
      `with entry as (
         insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
         select id, -$2::int, 'correction', gen_random_uuid()::text, minutes_left - $2, 'system'
         from user_profiles where id = $1)
       update user_profiles set minutes_left = minutes_left - $2 where id = $1`,
      [id, minutes],
    )
  }
})

test('a process whose lines are all taken says so, and a new one may be tried', async () => {
  const product = await startProduct({ voice: briefVoice(), maxLiveCalls: 1 })
  await addCompanion(product)
  await reserveCall(product, await product.signUp('first'))
  const second = await product.signUp('second')
  expect(await askForCall(product, second.cookie)).toMatchObject({
    status: 503,
    body: {
      code: 'ALL_LINES_BUSY',
      message: 'Toutes les lignes sont occupées',
      retryable: true,
    },
  })
  await product.close()
})

test('a product that stops settles its calls and tells the callers', async () => {
  const product = await startProduct({ voice: briefVoice() })
  await addCompanion(product)
  const camille = await product.signUp('camille')
  const { webCallUrl } = await reserveCall(product, camille)
  const caller = connectCaller(webCallUrl)
  await caller.waitUntilBilled()
  await product.close()
  expect(await caller.closed).toBe(1000)
  expect(caller.events.at(-1)).toMatchObject({
    type: 'call.ended',
    reason: 'server-stopping',
    receipt: { chargedMinutes: 1, balanceAfter: 4 },
  })
})
