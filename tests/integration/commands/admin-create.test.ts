import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminCreate } from '../../../server/commands/admin-create'
import { openDatabase } from '../../../server/platform/database/open-database'
import {
  createWorkDirectory,
  getEnvironment,
  runAsOperator,
} from '../../support/commands/command-runner'
import { engines } from '../../support/database/engines'
import { copyTemplateDatabase } from '../../support/database/template-database'
import { startProduct } from '../../support/product/start-product'

describe.each(engines)('admin:create, on %s', { timeout: 120_000 }, (engine) => {
  let workDirectory: Awaited<ReturnType<typeof createWorkDirectory>>
  let copy: Awaited<ReturnType<typeof copyTemplateDatabase>>
  beforeAll(async () => {
    workDirectory = await createWorkDirectory()
    copy = await copyTemplateDatabase(engine)
  })
  afterAll(async () => {
    await copy?.remove()
    await workDirectory?.remove()
  })
  const run = (...args: string[]) =>
    runAsOperator(adminCreate, args, getEnvironment(copy.location, workDirectory.directory))

  async function query(text: string, values: unknown[] = []) {
    const database = await openDatabase(copy.location)
    const { rows } = await database.pool.query(text, values)
    await database.close()
    return rows
  }

  test('creates a confirmed account with 999,999 minutes, audit log entries and one link to set the password', async () => {
    const { code, text } = await run('Patronne@Example.test')
    expect(code).toBe(0)
    expect(text).toContain('compte d’administrateur créé')
    expect(text).toMatch(/http:\/\/127\.0\.0\.1:3000\/reinitialiser\?token=\S{20,}/)
    const [account] = await query(
      `select p.role, p.minutes_left, u.email_verified, l.minutes, l.reason,
         (select json_agg(json_build_array(a.actor_id, a.action, a.details) order by a.action desc)
          from audit_log a where a.subject_id = u.id::text) as audit
       from "user" u join user_profiles p using (id) join minute_ledger l on l.user_id = u.id
       where u.email = 'patronne@example.test'`,
    )
    expect(account).toEqual({
      role: 'admin',
      minutes_left: 999_999,
      email_verified: true,
      minutes: 999_999,
      reason: 'admin_start',
      audit: [
        [null, 'user.role-changed', { to: 'admin' }],
        [null, 'user.minutes-added', { minutes: 999_999 }],
      ],
    })
  })

  test('replaces only the link when it runs again', async () => {
    const entriesBefore = await query('select * from audit_log')
    const repeatedRun = await run('patronne@example.test', '--json')
    expect(repeatedRun.readJson()).toMatchObject({
      isNewAccount: false,
      isNewAdministrator: false,
      minutes: 0,
      passwordUrl: expect.stringContaining('token='),
    })
    expect(await query('select * from audit_log')).toEqual(entriesBefore)
    expect(await query('select count(*)::int as links from account_links')).toEqual([{ links: 1 }])
  })

  test('makes an existing account an administrator and tops its balance up to 999,999 minutes', async () => {
    await query(
      `with u as (insert into "user" (name, email, email_verified)
          values ('Camille', 'camille@example.test', true) returning id),
        p as (insert into user_profiles (id, username, minutes_left) select id, 'Camille', 5 from u),
        s as (insert into session (user_id, token, expires_at) select id, 'hash', now() from u),
        a as (insert into account (user_id, account_id, provider_id, password)
          select id, id::text, 'credential', 'hash' from u)
       insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
       select id, 5, 'sign_up', id::text, 5, 'system' from u`,
    )
    const { text } = await run('camille@example.test')
    expect(text).toContain('999994 minutes')
    expect(text).not.toContain('token=')
    expect(
      await query(
        `select minutes_left, role, (select count(*)::int from session) as sessions
         from user_profiles join "user" using (id) where email = 'camille@example.test'`,
      ),
    ).toEqual([{ minutes_left: 999_999, role: 'admin', sessions: 0 }])
  })

  test('refuses an invalid address, and prints its usage', async () => {
    expect(await run('not an address')).toMatchObject({ code: 2 })
    expect(await run()).toMatchObject({ code: 2 })
    expect(await run('--help')).toMatchObject({
      code: 0,
      text: expect.stringContaining('admin:create'),
    })
  })
})

test('the token of the printed link sets the password of the account', async () => {
  const product = await startProduct()
  const { databaseUrl } = product
  const { text } = await runAsOperator(adminCreate, ['chef@example.test'], {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'only-for-tests-'.repeat(3),
  })
  const token = /token=(\S+)/.exec(text)?.[1]
  const newPassword = 'une phrase bien assez longue'
  await product.request('/api/auth/reset-password', { body: { token, newPassword } })
  const signInResponse = await product.request('/api/auth/sign-in/email', {
    body: { email: 'chef@example.test', password: newPassword },
  })
  const me = await product.request('/api/me', { cookie: signInResponse.cookie })
  await product.close()
  expect(me.body).toMatchObject({ role: 'admin', minutesLeft: 999_999 })
})
