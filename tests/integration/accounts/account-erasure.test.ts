import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listMailbox } from '../../../emulators/mail/mailbox'
import { signUpAdministrator } from '../../support/admin/sign-up-administrator'
import {
  addCompanion,
  completeCall,
  connectCallClient,
  createFastVoice,
  requestCall,
  reserveCall,
} from '../../support/calls/call-client'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

describe.each(engines)('erasing an account, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine, voice: createFastVoice() })
    await addCompanion(product)
  })
  afterAll(() => product?.close())

  const query = (text: string, values: unknown[] = []) => product.pool.query(text, values)
  const eraseAccount = ({ cookie, password }: TestUser, body: object = {}) =>
    product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password, ...body },
      cookie,
    })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body
  const post = (path: string, body: object, cookie?: string) =>
    product.request(path, { body, ...(cookie && { cookie }) })

  /** Returns every row of every table, job queue included, that contains one of these words. */
  async function findRowsContaining(words: string[]) {
    const { rows: tables } = await query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )
    const matchingRows: string[] = []
    for (const { name } of tables) {
      const { rows } = await query(
        `select row::text as text from ${name} as row
         where exists (select from unnest($1::text[]) as word
                       where strpos(lower(row::text), lower(word)) > 0)`,
        [words],
      )
      matchingRows.push(...rows.map(({ text }) => `${name}: ${text}`))
    }
    return matchingRows
  }

  /** Creates a user whose id or address is in many tables, those of the job queue included. */
  async function createUserWithDataInManyTables() {
    const user = await product.signUp('adieu')
    const email = user.email
    await query(
      `insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
                 select $1, 2, 'admin_grant', gen_random_uuid()::text, 7, 'system'`,
      [user.id],
    )
    const conversationId = await completeCall(product, user, { memoryConsent: true })
    await post('/api/feedbacks', { conversationId, rating: 5, comment: 'Merci' }, user.cookie)
    const subject = { kind: 'conversation', conversationId, withTranscript: true }
    await post(
      '/api/reports',
      { id: randomUUID(), subject, reason: 'other', comment: `Écrivez-moi à ${email}.` },
      user.cookie,
    )
    await query(
      `update user_profiles set city = 'Marseille', favorites = '{clara-test}' where id = $1`,
      [user.id],
    )
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
    const appointment = { agentId: 'clara-test', localTime: tomorrow, timeZone: 'UTC' }
    await post('/api/appointments', { ...appointment, hasMailReminder: true }, user.cookie)
    await post('/api/keys', { name: email, scopes: ['calls'], hasConfirmedUse: true }, user.cookie)
    await post('/api/newsletter/subscriptions', { email })
    await post('/api/auth/request-password-reset', { email })
    await post(
      '/api/auth/change-email',
      { newEmail: 'ailleurs@example.test', password: user.password },
      user.cookie,
    )
    await post('/api/auth/sign-in/email', { email, password: user.password })
    await query(
      `insert into verification (identifier, value, expires_at)
       values ('state', $1, now() + interval '1 hour'), ('other', $2, now() + interval '1 hour')`,
      [JSON.stringify({ link: { userId: user.id } }), JSON.stringify({ link: { email } })],
    )
    // An archived job whose text mentions the user.
    await query(
      `insert into pgboss.archive (id, name, priority, data, state, retry_limit, retry_count,
         retry_delay, retry_backoff, start_after, created_on, expire_in, keep_until, policy)
       select gen_random_uuid(), 'send-mail', 0, $1, 'completed', 0, 0, 0, false, now(), now(),
         interval '1 hour', now() + interval '1 day', 'standard'`,
      [JSON.stringify({ to: 'equipe@example.test', text: `Un message.\nDe ${email}.` })],
    )
    return user
  }

  test('leaves no data of the user except the keyed hash of the address that got free minutes', async () => {
    const otherUser = await product.signUp('voisine')
    const user = await createUserWithDataInManyTables()
    await query('update minute_ledger set actor = $1 where user_id = $2', [user.id, otherUser.id])
    await post('/api/auth/request-password-reset', { email: `x${user.email}` })
    const { rows: grantedAddresses } = await query(
      'select address_hash from granted_addresses order by 1',
    )
    expect((await findRowsContaining([user.id, user.email])).length).toBeGreaterThan(12)
    await vi.waitFor(
      async () =>
        expect(
          (
            await query(
              `select from pgboss.job where name = 'send-password-link' and state < 'completed'`,
            )
          ).rowCount,
        ).toBe(0),
      { timeout: 15_000 },
    )

    const response = await eraseAccount(user)
    expect(response).toMatchObject({ status: 200 })
    expect(response.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
    // The job of the farewell e-mail contains the address until that e-mail is sent.
    await vi.waitFor(
      async () => {
        const rows = await findRowsContaining([user.id, user.email])
        expect(rows.filter((row) => !row.includes(`x${user.email}`))).toEqual([])
      },
      { timeout: 20_000 },
    )
    expect((await query('select address_hash from granted_addresses order by 1')).rows).toEqual(
      grantedAddresses,
    )
    expect(await readMe(user.cookie)).toBeNull()
    expect(await readMe(otherUser.cookie)).toMatchObject({ minutesLeft: 5 })
    const { rows: ledger } = await query('select actor from minute_ledger where user_id = $1', [
      otherUser.id,
    ])
    expect(ledger).toEqual([{ actor: 'erased' }])
    // A longer address that contains this one belongs to somebody else, so its job is kept.
    expect(
      (await query(`select from pgboss.job where data->>'email' = $1`, [`x${user.email}`]))
        .rowCount,
    ).toBe(1)

    const refusedSignIn = await post('/api/auth/sign-in/email', {
      email: user.email,
      password: user.password,
    })
    expect(refusedSignIn.status).toBe(401)
    const form = {
      name: 'Retour',
      email: user.email,
      password: 'secret6',
      hasAcceptedTerms: true,
    }
    await post('/api/auth/sign-up/email', form)
    const { cookie } = await product.confirmAddress(user.email)
    expect(await readMe(cookie)).toMatchObject({ username: 'Retour', minutesLeft: 0 })
  })

  test('requires a session, the confirmation word and the password, and refuses a request from another site', async () => {
    const camille = await product.signUp('camille')
    const refusedBodies = [
      [{ word: '' }, 400, 'DELETION_NOT_CONFIRMED'],
      [{ word: 'supprime' }, 400, 'DELETION_NOT_CONFIRMED'],
      [{ word: 'x'.repeat(10_000) }, 400, 'INPUT_INVALID'],
      [{ password: '' }, 400, 'PASSWORD_REQUIRED'],
      [{ password: 'pas le bon' }, 400, 'PASSWORD_WRONG'],
      [{ password: 'x'.repeat(10_000) }, 400, 'PASSWORD_WRONG'],
    ] as const
    for (const [body, status, code] of refusedBodies)
      expect(await eraseAccount(camille, body)).toMatchObject({ status, body: { code } })
    expect(await eraseAccount({ ...camille, cookie: '' })).toMatchObject({ status: 401 })
    const { cookie, password } = camille
    const body = { word: 'supprimer', password }
    expect(
      await product.requestFromOtherSite('/api/auth/delete-user', { body, cookie }),
    ).toMatchObject({ status: 403 })
    expect(await readMe(camille.cookie)).toMatchObject({ id: camille.id })
    expect((await eraseAccount(camille, { word: 'SUPPRIMER' })).status).toBe(200)
    expect(await readMe(camille.cookie)).toBeNull()
  })

  test('requires a sign-in within the last ten minutes when the account has no password', async () => {
    const googleUser = await product.signUp('google')
    await query(`update account set provider_id = 'google', password = null where user_id = $1`, [
      googleUser.id,
    ])
    const setSessionAge = (minutes: number) =>
      query(
        'update session set created_at = now() - make_interval(mins => $1) where user_id = $2',
        [minutes, googleUser.id],
      )
    await setSessionAge(11)
    expect(await eraseAccount(googleUser, { password: '' })).toMatchObject({
      status: 403,
      body: { code: 'SIGN_IN_NOT_RECENT' },
    })
    await setSessionAge(9)
    expect((await eraseAccount(googleUser, { password: '' })).status).toBe(200)
  })

  test('ends and settles the call in progress', async () => {
    const camille = await product.signUp('camille')
    const { webCallUrl } = await reserveCall(product, camille)
    const client = connectCallClient(webCallUrl, product.origin)
    await client.waitUntilBilled()
    expect((await eraseAccount(camille)).status).toBe(200)
    await client.closed
    expect(client.events.find(({ type }) => type === 'call.ended')).toMatchObject({
      reason: 'ejected',
      receipt: { chargedMinutes: 1 },
    })
    expect((await query('select from calls where user_id = $1', [camille.id])).rowCount).toBe(0)
  })

  test('releases a reserved call and refuses a new one', async () => {
    const camille = await product.signUp('camille')
    const { webCallUrl } = await reserveCall(product, camille)
    expect((await eraseAccount(camille)).status).toBe(200)
    const refusedClient = connectCallClient(webCallUrl, product.origin)
    // The server refuses the connection before the upgrade, which WebSocket clients report with this code.
    expect(await refusedClient.closed).toBe(1_006)
    expect((await requestCall(product, camille.cookie)).status).toBe(401)
  })

  test('erases the account and sends one farewell e-mail when two requests arrive at once', async () => {
    const camille = await product.signUp('camille')
    const responses = await Promise.all([eraseAccount(camille), eraseAccount(camille)])
    const statuses = responses.map(({ status }) => status)
    expect(statuses).toContain(200)
    for (const status of statuses) expect([200, 401]).toContain(status)
    const { rowCount } = await query(`select from "user" where id = $1`, [camille.id])
    expect(rowCount).toBe(0)
    // The job is deleted once its e-mail is sent.
    const countFarewellJobs = async () =>
      (await query(`select from pgboss.job where name = 'send-farewell'`)).rowCount
    await expect.poll(countFarewellJobs).toBe(0)
    const mails = await listMailbox(path.join(product.dataDirectory, 'mail'))
    expect(mails.filter(({ to }) => to === camille.email)).toMatchObject([
      { subject: 'Votre compte est supprimé' },
    ])
  })

  test('is refused for the last administrator, whose call and account remain', async () => {
    const lastAdministrator = await signUpAdministrator(product)
    const { webCallUrl } = await reserveCall(product, lastAdministrator)
    const client = connectCallClient(webCallUrl, product.origin)
    await client.waitUntilBilled()
    expect(await eraseAccount(lastAdministrator)).toMatchObject({
      status: 409,
      body: {
        code: 'ADMINISTRATOR_NOT_ERASED',
        message: expect.stringContaining('le seul administrateur'),
      },
    })
    const { rows } = await query('select state from calls where user_id = $1', [
      lastAdministrator.id,
    ])
    expect(rows).toEqual([{ state: 'live' }])
    await signUpAdministrator(product, 'relève')
    expect((await eraseAccount(lastAdministrator)).status).toBe(200)
    await query(`update user_profiles set role = 'user'`)
  })

  test('keeps one administrator when two erase their accounts concurrently', async () => {
    for (let round = 0; round < 4; round += 1) {
      const bothAdministrators = [
        await signUpAdministrator(product),
        await signUpAdministrator(product),
      ]
      const responses = await Promise.all(
        bothAdministrators.map((administrator) => eraseAccount(administrator)),
      )
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
      const { rowCount } = await query(
        `update user_profiles set role = 'user' where role = 'admin'`,
      )
      expect(rowCount).toBe(1)
    }
  })

  test('ends the newsletter subscription of the erased address only', async () => {
    const camille = await product.signUp('camille')
    const otherAddress = `x${camille.email}`
    for (const email of [camille.email, otherAddress])
      await post('/api/newsletter/subscriptions', { email })
    await query('update newsletter_subscriptions set confirmed_at = now()')
    const listAddresses = async () => {
      const { rows } = await query(
        'select email from newsletter_subscriptions where email = any($1) order by 1',
        [[camille.email, otherAddress]],
      )
      return rows.map(({ email }) => email)
    }
    expect(await listAddresses()).toEqual([camille.email, otherAddress].sort())
    await eraseAccount(camille)
    expect(await listAddresses()).toEqual([otherAddress])
  })

  test('leaves the rating and conversations of other users unchanged', async () => {
    const lea = await product.signUp('lea')
    const camille = await product.signUp('camille')
    const conversationId = await completeCall(product, lea)
    await post('/api/feedbacks', { conversationId, rating: 4 }, lea.cookie)
    await eraseAccount(camille)
    expect((await query('select rating from feedbacks where user_id = $1', [lea.id])).rows).toEqual(
      [{ rating: 4 }],
    )
    expect(
      (await product.request(`/api/conversations/${conversationId}`, { cookie: lea.cookie }))
        .status,
    ).toBe(200)
  })
})
