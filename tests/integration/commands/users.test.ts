import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../server/commands/users/users'
import { openDatabase } from '../../../server/platform/database/open-database'
import {
  createWorkDirectory,
  getEnvironment,
  runAsOperator,
} from '../../support/commands/command-runner'
import { insertSampleData } from '../../support/commands/sample-data'
import { engines } from '../../support/database/engines'
import { copyTemplateDatabase } from '../../support/database/template-database'
import { findFreePort } from '../../support/product/find-free-port'

describe.each(engines)('the users command, on %s', { timeout: 120_000 }, (engine) => {
  let workDirectory: Awaited<ReturnType<typeof createWorkDirectory>>
  let copy: Awaited<ReturnType<typeof copyTemplateDatabase>>
  let port: number
  beforeAll(async () => {
    workDirectory = await createWorkDirectory()
    copy = await copyTemplateDatabase(engine)
    port = await findFreePort()
    const database = await openDatabase(copy.location)
    await insertSampleData(database.pool, 3)
    await database.close()
  })
  afterAll(async () => {
    await copy?.remove()
    await workDirectory?.remove()
  })

  const run = (args: string[], answer: string | null = null) =>
    runAsOperator(
      users,
      args,
      { ...getEnvironment(copy.location, workDirectory.directory), PORT: String(port) },
      answer,
    )
  async function query(text: string) {
    const database = await openDatabase(copy.location)
    const { rows } = await database.pool.query(text)
    await database.close()
    return rows
  }
  const readBalance = async (email: string) => {
    const [row] = await query(
      `select minutes_left, (select sum(minutes)::int from minute_ledger where user_id = p.id) as sum
       from user_profiles p join "user" u using (id) where email = '${email}'`,
    )
    return row
  }

  test('finds accounts by part of their address', async () => {
    const result = await run(['find', 'SAMPLE.2', '--json'])
    expect(result.readJson().users).toMatchObject([
      { email: 'sample.2@example.test', minutesLeft: 5 },
    ])
    expect(await run(['find', 'nobody at all'])).toMatchObject({ code: 1 })
  })

  test('credits minutes once for a reference, through the ledger', async () => {
    const creditCommand = [
      'credit',
      'sample.1@example.test',
      '30',
      '--reason=panne',
      '--reference=t-1',
    ]
    expect(await run(creditCommand)).toMatchObject({
      code: 0,
      text: expect.stringContaining('solde 35'),
    })
    expect((await run(creditCommand)).text).toContain('rien n’a été ajouté')
    expect(await readBalance('sample.1@example.test')).toEqual({ minutes_left: 35, sum: 35 })
    expect(
      await query(`select actor_id, details from audit_log where action = 'user.minutes-added'`),
    ).toEqual([{ actor_id: null, details: { minutes: 30, reason: 'panne', reference: 't-1' } }])
    const otherAmountCommand = [
      'credit',
      'sample.1@example.test',
      '99',
      '--reason=x',
      '--reference=t-1',
    ]
    expect(await run(otherAmountCommand)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('30 minutes'),
    })
  })

  test('refuses a credit without a reason, a positive number or an account, and an unknown subcommand', async () => {
    for (const [args, code] of [
      [['credit', 'sample.1@example.test', '30'], 2],
      [['credit', 'sample.1@example.test', '-3', '--reason=x'], 2],
      [['credit', 'sample.1@example.test', '0', '--reason=x'], 2],
      [['credit', 'nobody@example.test', '5', '--reason=x'], 1],
      [['lose', 'sample.1@example.test'], 2],
    ] as const)
      expect(await run([...args]), args.join(' ')).toMatchObject({ code })
    expect(await readBalance('sample.1@example.test')).toMatchObject({ minutes_left: 35 })
  })

  test('writes an export to a new file that only its owner on the system can read', async () => {
    const file = path.join(workDirectory.directory, 'export.json')
    expect(await run(['export', 'sample.1@example.test', file])).toMatchObject({ code: 0 })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      email: 'sample.1@example.test',
    })
    expect(await run(['export', 'sample.1@example.test', file])).toMatchObject({ code: 1 })
  })

  test('erases an account after its address was typed, or with --yes', async () => {
    const countUsers = () =>
      query(`select count(*)::int as n from "user" where email like 'sample.%'`)
    expect(await run(['erase', 'sample.3@example.test'])).toMatchObject({ code: 2 })
    expect(await run(['erase', 'sample.3@example.test'], 'oui')).toMatchObject({ code: 2 })
    expect(await countUsers()).toEqual([{ n: 3 }])
    const confirmedRun = await run(['erase', 'sample.3@example.test'], 'Sample.3@example.test')
    expect(confirmedRun).toMatchObject({ code: 0 })
    expect(await run(['erase', 'sample.2@example.test', '--yes'])).toMatchObject({ code: 0 })
    expect(await run(['erase', 'sample.2@example.test', '--yes'])).toMatchObject({ code: 1 })
    expect(await countUsers()).toEqual([{ n: 1 }])
    expect(await query('select count(*)::int as n from conversations')).toEqual([{ n: 3 }])
  })

  test('does not erase the last administrator, and prints the command that adds one', async () => {
    const email = 'sample.1@example.test'
    await query(
      `update user_profiles set role = 'admin'
       where id = (select id from "user" where email = '${email}')`,
    )
    expect(await run(['erase', email, '--yes'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('admin:create'),
    })
    expect(await query(`select from "user" where email = '${email}'`)).toHaveLength(1)
  })
})
