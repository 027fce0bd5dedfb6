import { randomUUID } from 'node:crypto'
import { hash as hashBcrypt } from '@node-rs/bcrypt'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { importDatabase } from '../../../server/commands/import/import'
import { createDailyFigureRepository } from '../../../server/features/admin/statistics/daily-figure-repository'
import { updateDailyFigures } from '../../../server/features/admin/statistics/update-daily-figures'
import { openDatabase } from '../../../server/platform/database/open-database'
import {
  createWorkDirectory,
  getEnvironment,
  runAsOperator,
} from '../../support/commands/command-runner'
import { createTestDatabase } from '../../support/database/create-test-database'
import { engines } from '../../support/database/engines'
import { copyTemplateDatabase } from '../../support/database/template-database'

/** Creates the tables of the system to import from. Their column types differ from ours. */
const createSourceTables = `
  create schema auth;
  create table auth.users (id uuid, email text, encrypted_password text,
    email_confirmed_at timestamptz, created_at timestamptz, role text);
  create table user_profiles (id uuid, username text, minutes_left numeric, role text,
    first_name text, orientation text, preferences text[], previous_experience boolean,
    created_at timestamptz);
  create table agents (id text, name text, style text, image_url text, category text, tags text[],
    vapi_assistant_id text);
  create table conversations (id uuid, user_id uuid, agent_id text, agent_name text, duration int,
    summary text, success_score int, created_at timestamptz);
  create table feedbacks (id uuid, user_id uuid, agent_id text, agent_name text,
    conversation_duration int, rating int, comment text, conversation_id uuid);
  create table stripe_customers (id bigint, customer_id text, user_id uuid, deleted_at timestamptz);
  create table stripe_subscriptions (id bigint, customer_id text, subscription_id text,
    price_id text, status text, current_period_end bigint, cancel_at_period_end boolean);
  create table stripe_orders (id bigint, checkout_session_id text, payment_intent_id text,
    customer_id text, amount_subtotal bigint, amount_total bigint, currency text,
    payment_status text, status text, created_at timestamptz default now());`

// The import counts each day since the first account, which is only 30 days old to keep the tests fast. The hourly
// job counts the last eight days again in any case, so the calls are older than that.
const firstDay = getDateDaysAgo(30)
const callDay = getDateDaysAgo(20)

// The embedded engine takes a minute on a busy machine.
describe.each(engines)('the import command, on %s', { timeout: 180_000 }, (engine) => {
  let workDirectory: Awaited<ReturnType<typeof createWorkDirectory>>
  let copy: Awaited<ReturnType<typeof copyTemplateDatabase>>
  let source: pg.Client
  let sourceUrl: string
  const annaId = randomUUID()

  beforeEach(async () => {
    workDirectory = await createWorkDirectory()
    copy = await copyTemplateDatabase(engine)
    sourceUrl = await createTestDatabase(inject('postgresUrl'))
    source = new pg.Client({ connectionString: sourceUrl })
    await source.connect()
    await source.query(createSourceTables)
    const password = (await hashBcrypt('mot de passe', 4)).replace('$2b$', '$2a$')
    await source.query(
      `insert into auth.users select gen_random_uuid(), 'Person.' || i || '@Example.test', '', now()
       from generate_series(1, 520) i`,
    )
    await source.query(`insert into auth.users values ($1, 'anna@example.test', $2, now(), $3)`, [
      annaId,
      password,
      `${firstDay}T07:08:09Z`,
    ])
    await source.query(
      `insert into user_profiles (id, username, minutes_left, role, orientation, preferences)
       select id, email, 5, 'user', 'bisexuel', '{Leadership,Spiritualité}' from auth.users`,
    )
    await source.query('update user_profiles set minutes_left = 41.5 where id = $1', [annaId])
    await source.query(
      `insert into agents values ('luna-test', 'Luna', 'Douce', 'https://example.test/l.png',
         'amour', '{Tendre}', 'asst_1')`,
    )
    await source.query(
      `insert into conversations select gen_random_uuid(), id, 'luna-test', 'Luna', 61, 'Bien', 80, now()
       from auth.users`,
    )
    await source.query(
      `insert into feedbacks select gen_random_uuid(), user_id, agent_id, agent_name, duration, 5,
         null, id from conversations limit 10`,
    )
    await source.query(`insert into stripe_customers values (1, 'cus_1', $1)`, [annaId])
    await source.query(
      `insert into stripe_subscriptions values (1, 'cus_1', 'sub_1', 'price_1', 'active', 1800000000, true)`,
    )
    await source.query(
      `insert into stripe_orders values (7, 'cs_1', 'pi_1', 'cus_1', 999, 999, 'eur', 'paid', 'completed')`,
    )
  })
  afterEach(async () => {
    await source?.end()
    await copy?.remove()
    await workDirectory?.remove()
  })

  const run = (...args: string[]) =>
    runAsOperator(
      importDatabase,
      [sourceUrl, ...args],
      getEnvironment(copy.location, workDirectory.directory),
    )
  /** Returns the rows of each statement. Opens the database once, because the engine takes long to start. */
  async function query(...statements: string[]) {
    const database = await openDatabase(copy.location)
    const results: Record<string, unknown>[][] = []
    for (const statement of statements) results.push((await database.pool.query(statement)).rows)
    await database.close()
    return results
  }

  const insertEmptyDailyFigures = `
    insert into daily_figures (day, calls, duration_seconds, score_sum, score_count, rating_sum,
      rating_count, orders, revenue_cents, new_accounts, sign_ups, confirmed, called, purchased)
    select day, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from generate_series(date '${firstDay}', current_date - 1, interval '1 day') day`

  test('recounts the daily figures of the imported days', async () => {
    await source.query('update conversations set created_at = $1', [`${callDay}T12:00:00Z`])
    await query(insertEmptyDailyFigures)
    expect(await run()).toMatchObject({ code: 0 })
    expect(
      await query(
        `select calls, duration_seconds::int from daily_figures where day = '${callDay}'`,
      ),
    ).toEqual([[{ calls: 521, duration_seconds: 521 * 61 }]])
  })

  test('leaves the daily figures to the hourly job when the import stops before counting them', async () => {
    await source.query('update conversations set created_at = $1', [`${callDay}T12:00:00Z`])
    await query(
      insertEmptyDailyFigures,
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'ended'; end $$;
       create trigger refuse before insert on daily_figures execute function refuse()`,
    )
    expect(await run().catch(() => ({ code: 1 }))).toMatchObject({ code: 1 })
    const database = await openDatabase(copy.location)
    await database.pool.query('drop trigger refuse on daily_figures')
    await updateDailyFigures(createDailyFigureRepository(database.db), new Date())
    const { rows } = await database.pool.query(
      `select calls from daily_figures where day = '${callDay}'`,
    )
    await database.close()
    expect(rows).toEqual([{ calls: 521 }])
  })

  test('imports accounts, balances, conversations and orders', async () => {
    await source.query(
      `insert into stripe_orders values (8, 'cs_old', 'pi_old', 'cus_1', 999, 999, 'eur', 'paid',
         'completed', now() - interval '400 days')`,
    )
    const result = await run('--json')
    expect(result).toMatchObject({ code: 0 })
    expect(result.readJson()).toMatchObject({ isStored: true, badRows: [] })
    const [accounts, counts, versions, credits] = await query(
      `select u.email, p.username, p.minutes_left, p.orientation, p.preferences, l.reason, l.minutes,
         left(a.password, 4) as hash
       from "user" u join user_profiles p using (id) join account a on a.user_id = u.id
         join minute_ledger l on l.user_id = u.id and l.minutes > 0
       where u.email = 'anna@example.test'`,
      `select (select count(*)::int from "user") as users,
         (select count(*)::int from conversations) as conversations,
         (select count(conversation_id)::int from feedbacks) as feedbacks,
         (select total_minutes::int from agent_figures where agent_id = 'luna-test') as minutes,
         (select offer_key from stripe_orders where id = 'cs_1') as offer,
         (select status from stripe_subscriptions where subscription_id = 'sub_1') as subscription,
         (select count(*)::int from user_profiles p where minutes_left <>
           (select sum(minutes) from minute_ledger where user_id = p.id)) as unbalanced`,
      `select version, voice->>'timbre' as timbre from agent_versions where agent_id = 'luna-test'`,
      `select reference, minutes from minute_ledger where reason = 'purchase' order by reference`,
    )
    // These ledger entries prevent the orders from being credited again, for example on a visit to their success page.
    expect(credits).toEqual([
      { reference: 'cs_1', minutes: 0 },
      { reference: 'cs_old', minutes: 0 },
    ])
    expect(accounts).toEqual([
      {
        email: 'anna@example.test',
        username: 'anna',
        minutes_left: 42,
        orientation: null,
        preferences: ['Leadership'],
        reason: 'import',
        minutes: 42,
        hash: '$2a$',
      },
    ])
    expect(counts).toEqual([
      {
        users: 521,
        conversations: 521,
        feedbacks: 10,
        minutes: 1_042,
        offer: 'packStandard',
        subscription: 'active',
        unbalanced: 0,
      },
    ])
    expect(versions).toEqual([{ version: 1, timbre: 'feminine-warm' }])
    // A second import fails, because its rows exist already.
    expect((await run()).code).toBe(1)
  })

  test('imports no passwords when the source does not record confirmed addresses', async () => {
    await source.query('alter table auth.users drop column email_confirmed_at')
    expect(await run()).toMatchObject({ code: 0 })
    expect(
      await query(
        `select (select count(*)::int from "user" where email_verified) as users,
           (select count(*)::int from account) as passwords`,
      ),
    ).toEqual([[{ users: 521, passwords: 0 }]])
  })

  test('lists invalid rows and imports nothing, unless the option to skip them is set', async () => {
    await source.query(
      `update auth.users set email = 'no address' where email = 'Person.1@Example.test'`,
    )
    await source.query('update user_profiles set minutes_left = -1 where id = $1', [annaId])
    await source.query(
      'update feedbacks set rating = 9 where id = (select id from feedbacks limit 1)',
    )
    const countsBefore = await query(
      'select (select count(*)::int from "user"), (select count(*)::int from agents) as a',
    )
    const refusal = await run()
    expect(refusal).toMatchObject({
      code: 1,
      text: expect.stringContaining('rien n’a été modifié'),
    })
    expect(refusal.errors).toContain(
      `user_profiles ${annaId}\u00a0: valeur absente ou refusée\u00a0: minutes_left`,
    )
    expect(refusal.errors).toMatch(/^users \S+\s: valeur absente ou refusée\s: email$/m)
    expect(refusal.errors).toMatch(/^feedbacks \S+\s: valeur absente ou refusée\s: rating$/m)
    expect(
      await query(
        'select (select count(*)::int from "user"), (select count(*)::int from agents) as a',
      ),
    ).toEqual(countsBefore)

    const importWithSkips = await run('--skip-invalid', '--sensitive-consent', '--json')
    expect(importWithSkips).toMatchObject({ code: 0 })
    const { tables } = importWithSkips.readJson()
    expect(tables[0]).toEqual({ table: 'users', read: 521, stored: 520 })
    // The conversation of the skipped account is skipped too. The account whose profile is skipped keeps its
    // conversation.
    expect(tables.find(({ table }: { table: string }) => table === 'conversations').stored).toBe(
      520,
    )
    expect(
      await query(
        `select count(*)::int as consents from consents where kind = 'sensitive_profile'`,
      ),
    ).toEqual([[{ consents: 519 }]])
  })

  test('refuses a database without the expected tables, and a command without a database URL', async () => {
    const emptyDatabaseUrl = await createTestDatabase(inject('postgresUrl'))
    const environment = getEnvironment(copy.location, workDirectory.directory)
    expect(await runAsOperator(importDatabase, [emptyDatabaseUrl], environment)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('user_profiles'),
    })
    expect(await runAsOperator(importDatabase, [], environment)).toMatchObject({ code: 2 })
  })
})

/** Returns the UTC date of this many days ago, as YYYY-MM-DD. */
function getDateDaysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
