import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxGrantedMinutes } from '../../../domain/admin/users/granted-minutes'
import { messages } from '../../../domain/messages'
import { user } from '../../../server/platform/database/tables/auth-tables'
import { userProfiles } from '../../../server/platform/database/tables/profile-tables'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const adminEmail = 'direction@example.test'

describe('users in the administration', () => {
  let product: TestProduct
  let administrator: TestUser
  beforeAll(async () => {
    product = await startProduct({ adminEmail })
    administrator = await signUpAdministrator('administratrice')
  })
  afterAll(() => product?.close())

  async function signUpAdministrator(name: string) {
    const newUser = await product.signUp(name)
    await product.database
      .update(userProfiles)
      .set({ role: 'admin' })
      .where(eq(userProfiles.id, newUser.id))
    return newUser
  }

  const sendRequest = (
    path: string,
    options: { method?: string; body?: unknown } = {},
    sender = administrator,
  ) => product.request(`/api/admin/users${path}`, { ...options, cookie: sender.cookie })
  const listUsers = async (query: string) =>
    (await sendRequest(`?${query}`)).body as {
      items: { id: string }[]
      total: number
      isCut: boolean
    }
  const listIds = async (query: string) => (await listUsers(query)).items.map(({ id }) => id)
  const setRole = (id: string, role: string, sender = administrator) =>
    sendRequest(`/${id}/role`, { method: 'PUT', body: { role } }, sender)
  const readAuditLog = async (subjectId: string) =>
    (
      await product.pool.query(
        'select action, actor_id, details from audit_log where subject_id = $1 order by id',
        [subjectId],
      )
    ).rows

  describe('list', () => {
    test('shows the newest account first, with its data', async () => {
      const zoe = await product.signUp('zoe')
      const { items } = await listUsers('')
      expect(items[0]).toMatchObject({
        id: zoe.id,
        email: zoe.email,
        username: 'zoe',
        minutesLeft: 5,
        role: 'user',
        isConfirmed: true,
        suspendedAt: null,
      })
      const oldestFirst = await listIds('sort=oldest')
      expect(oldestFirst.at(-1)).toBe(zoe.id)
    })

    test('finds users by prefixes of names, addresses and ids, ignoring accents', async () => {
      const foundUser = await product.signUp('Éloïse Garnier')
      for (const text of [
        'eloise',
        'GARNIER',
        'éloïse gar',
        foundUser.email,
        foundUser.id,
        foundUser.id.slice(0, 8),
      ])
        expect(await listIds(`search=${encodeURIComponent(text)}`), text).toContain(foundUser.id)
      for (const text of ['loise', '%', "' or 1=1 --", 'x & y | !z', randomUUID()])
        expect(await listIds(`search=${encodeURIComponent(text)}`), text).not.toContain(
          foundUser.id,
        )
    })

    test('finds names with accents that French does not have', async () => {
      const foundUser = await product.signUp('Şule Škvorová')
      for (const text of ['sule', 'SKVOROVA', 'Škvorová'])
        expect(await listIds(`search=${encodeURIComponent(text)}`), text).toEqual([foundUser.id])
    })

    test('treats wildcard characters in an address literally', async () => {
      const foundUser = await product.signUp('percent')
      await product.database
        .update(user)
        .set({ email: 'a_b%c@example.test' })
        .where(eq(user.id, foundUser.id))
      expect(await listIds('search=a_b%25c@')).toEqual([foundUser.id])
      expect(await listIds('search=aXb%25c@')).toEqual([])
    })

    test('filters by role and state, and sorts by balance', async () => {
      const unconfirmedId = randomUUID()
      await product.database
        .insert(user)
        .values({ id: unconfirmedId, name: 'Nina', email: 'nina@example.test' })
      const richUser = await product.signUp('riche')
      await sendRequest(`/${richUser.id}/minutes`, {
        body: { requestId: randomUUID(), minutes: '500', reason: 'Test' },
      })
      expect(await listIds('filter=unconfirmed')).toEqual([unconfirmedId])
      expect(await listIds('filter=confirmed')).not.toContain(unconfirmedId)
      expect(await listIds('filter=administrators')).toEqual([administrator.id])
      expect((await listIds('sort=most-minutes'))[0]).toBe(richUser.id)
      expect((await listIds('sort=fewest-minutes')).at(-1)).toBe(richUser.id)
      expect(await listIds('filter=suspended&sort=most-minutes')).toEqual([])
      expect(await listIds('filter=unconfirmed&sort=most-minutes')).toEqual([unconfirmedId])
      expect(await listIds('search=nina&sort=most-minutes')).toEqual([unconfirmedId])
    })

    test.each(['page=0', 'sort=x', 'filter=x', `search=${'a'.repeat(201)}`])(
      'refuses %s',
      async (query) => {
        expect((await sendRequest(`?${query}`)).status).toBe(400)
      },
    )
  })

  describe('adding minutes', () => {
    const addMinutes = (id: string, changes: object = {}) =>
      sendRequest(`/${id}/minutes`, {
        body: { requestId: randomUUID(), minutes: '30', reason: 'Geste commercial', ...changes },
      })

    test('credits concurrent requests with the same id once, through the ledger, with the reason in the audit log', async () => {
      const lea = await product.signUp('lea')
      const requestId = randomUUID()
      const responses = await Promise.all([1, 2, 3].map(() => addMinutes(lea.id, { requestId })))
      for (const { body } of responses) expect(body).toEqual({ addedMinutes: 30, minutesLeft: 35 })
      const { rows } = await product.pool.query(
        `select minutes, balance_after, actor from minute_ledger
         where user_id = $1 and reason = 'admin_grant'`,
        [lea.id],
      )
      expect(rows).toEqual([{ minutes: 30, balance_after: 35, actor: administrator.id }])
      expect(await readAuditLog(lea.id)).toEqual([
        {
          action: 'user.minutes-added',
          actor_id: administrator.id,
          details: { minutes: 30, reason: 'Geste commercial' },
        },
      ])
    })

    test.each(['0', '-5', 'dix', '', '1e3', 'NaN'])(
      'adds nothing for "%s" minutes',
      async (minutes) => {
        const maxime = await product.signUp('max')
        expect((await addMinutes(maxime.id, { minutes })).body).toEqual({
          addedMinutes: 0,
          minutesLeft: 5,
        })
        expect(await readAuditLog(maxime.id)).toEqual([])
      },
    )

    test('refuses too many minutes, a missing reason and an unknown account', async () => {
      const { id } = administrator
      expect((await addMinutes(id, { minutes: `${maxGrantedMinutes + 1}` })).status).toBe(400)
      expect((await addMinutes(id, { minutes: '9'.repeat(30) })).status).toBe(400)
      expect((await addMinutes(id, { reason: '  ' })).status).toBe(400)
      expect((await addMinutes(randomUUID())).status).toBe(404)
    })
  })

  describe('role', () => {
    test('can be changed, which ends the sessions of the user and is recorded in the audit log', async () => {
      const noe = await product.signUp('noe')
      expect(await setRole(noe.id, 'admin')).toMatchObject({ status: 200, body: { role: 'admin' } })
      expect((await product.request('/api/me', { cookie: noe.cookie })).body).toBeNull()
      expect((await setRole(noe.id, 'user')).status).toBe(200)
      expect(await readAuditLog(noe.id)).toMatchObject([
        { action: 'user.role-changed', details: { from: 'user', to: 'admin' } },
        { action: 'user.role-changed', details: { from: 'admin', to: 'user' } },
      ])
    })

    test('can be set to its current value, which adds no audit log entry and ends no session', async () => {
      const ana = await product.signUp('ana')
      expect((await setRole(ana.id, 'user')).status).toBe(200)
      expect(await readAuditLog(ana.id)).toEqual([])
      expect((await product.request('/api/me', { cookie: ana.cookie })).body).toMatchObject({
        id: ana.id,
      })
    })

    test('cannot be set to admin for an account that is suspended or not confirmed', async () => {
      const ines = await product.signUp('ines')
      await sendRequest(`/${ines.id}/suspension`, { method: 'PUT', body: { reason: 'Abus' } })
      expect((await setRole(ines.id, 'admin')).body).toMatchObject({ code: 'USER_NOT_PROMOTED' })
      const [unconfirmedUser] = await product.database
        .insert(user)
        .values({ name: 'Ilan', email: 'ilan@example.test' })
        .returning()
      expect((await setRole(unconfirmedUser?.id ?? '', 'admin')).status).toBe(409)
    })

    test('cannot be taken from the last administrator', async () => {
      expect((await setRole(administrator.id, 'user')).body).toMatchObject({
        code: 'ADMINISTRATOR_LAST',
        message: expect.stringContaining('dernier administrateur'),
      })
    })

    test('keeps one administrator when two demote each other at once', async () => {
      for (let round = 0; round < 4; round++) {
        const otherAdministrator = await signUpAdministrator(`autre${round}`)
        const responses = await Promise.all([
          setRole(otherAdministrator.id, 'user'),
          setRole(administrator.id, 'user', otherAdministrator),
        ])
        expect(
          responses.map(({ status }) => status).filter((status) => status === 200),
        ).toHaveLength(1)
        const { rows } = await product.pool.query(
          `select id from user_profiles where role = 'admin'`,
        )
        expect(rows).toHaveLength(1)
        if (rows[0].id === otherAdministrator.id) administrator = otherAdministrator
      }
    })

    test('keeps one administrator when two demote themselves at once', async () => {
      const otherAdministrator = await signUpAdministrator('seconde')
      const responses = await Promise.all([
        setRole(otherAdministrator.id, 'user', otherAdministrator),
        setRole(administrator.id, 'user'),
      ])
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
      if (responses[1]?.status === 200) administrator = otherAdministrator
    })

    test('cannot be changed for the user with the address in ADMIN_EMAIL, who counts as an administrator', async () => {
      const otherAdministrator = administrator
      const configuredAdministrator = await product.signUp('direction')
      await product.database
        .update(user)
        .set({ email: adminEmail })
        .where(eq(user.id, configuredAdministrator.id))
      for (const role of ['user', 'admin'] as const)
        expect((await setRole(configuredAdministrator.id, role)).body).toMatchObject({
          code: 'ADMINISTRATOR_CONFIGURED',
          message: messages.ADMINISTRATOR_CONFIGURED,
        })
      expect((await setRole(otherAdministrator.id, 'user', configuredAdministrator)).status).toBe(
        200,
      )
      administrator = configuredAdministrator
      expect((await setRole(otherAdministrator.id, 'admin')).status).toBe(200)
    })
  })

  test('returns FORBIDDEN when the database denies permission for a change', async () => {
    const mia = await product.signUp('mia')
    await product.pool.query(`
      create function refuse_update() returns trigger language plpgsql as $$
      begin raise exception 'permission denied' using errcode = '42501'; end $$;
      create trigger refuse_update before update on user_profiles
        for each row execute function refuse_update()`)
    const response = await sendRequest(`/${mia.id}/minutes`, {
      body: { requestId: randomUUID(), minutes: '3', reason: 'Test' },
    })
    await product.pool.query('drop trigger refuse_update on user_profiles')
    expect(response).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'Accès non autorisé - vérifiez vos permissions' },
    })
  })
})
