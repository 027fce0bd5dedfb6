import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { backup } from '../../../server/commands/database/backup'
import { restore } from '../../../server/commands/database/restore'
import { digestTables } from '../../../server/platform/database/archive/digest-tables'
import { listTables } from '../../../server/platform/database/archive/list-tables'
import { lockDirectory } from '../../../server/platform/database/lock'
import {
  type DatabaseLocation,
  openDatabase,
} from '../../../server/platform/database/open-database'
import { openForMaintenance } from '../../../server/platform/database/open-for-maintenance'
import {
  createWorkDirectory,
  getEnvironment,
  runAsOperator,
} from '../../support/commands/command-runner'
import { insertSampleData } from '../../support/commands/sample-data'
import { createTestDatabase } from '../../support/database/create-test-database'
import { type Engine, engines } from '../../support/database/engines'
import { copyTemplateDatabase } from '../../support/database/template-database'

const getOtherEngine = (engine: Engine): Engine =>
  engine === 'embedded' ? 'PostgreSQL' : 'embedded'

// The embedded engine takes a minute on a busy machine.
describe.each(engines)('backup and restore, from %s', { timeout: 180_000 }, (engine) => {
  let workDirectory: Awaited<ReturnType<typeof createWorkDirectory>>
  let source: Awaited<ReturnType<typeof copyTemplateDatabase>>
  let environment: ReturnType<typeof getEnvironment>
  let archive: string
  /** The content with which the tests compare restored databases; no test changes the source. */
  let sourceContent: Awaited<ReturnType<typeof inspect>>
  let targetCount = 0

  beforeAll(async () => {
    workDirectory = await createWorkDirectory()
    source = await copyTemplateDatabase(engine)
    environment = getEnvironment(source.location, workDirectory.directory)
    const database = await openDatabase(source.location)
    await insertSampleData(database.pool)
    await database.close()
    archive = path.join(workDirectory.directory, 'all.amivoix')
    expect((await runAsOperator(backup, [archive], environment)).code).toBe(0)
    sourceContent = await inspect(source.location)
  })
  afterAll(async () => {
    await source?.remove()
    await workDirectory?.remove()
  })

  /** Creates an empty PostgreSQL database, or chooses the directory in which a restore creates an embedded one. */
  async function createTarget(targetEngine: Engine) {
    const location: DatabaseLocation =
      targetEngine === 'PostgreSQL'
        ? { kind: 'server', url: await createTestDatabase(inject('postgresUrl')) }
        : {
            kind: 'embedded',
            directory: path.join(workDirectory.directory, `target-${++targetCount}`, 'database'),
          }
    return { location, environment: getEnvironment(location, workDirectory.directory) }
  }

  /** Returns digests of the tables, and the indexes, constraints and triggers. */
  async function inspect(location: DatabaseLocation) {
    const connection = await openForMaintenance(location, { canCreate: false })
    if (!connection) throw new Error('no database')
    const { client } = connection
    const digests = await digestTables(client, await listTables(client))
    const { rows } = await client.query<{ line: string }>(
      `select indexdef as line from pg_indexes where schemaname = 'public'
       union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
         from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
       union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text
         from pg_trigger where not tgisinternal
       order by 1`,
    )
    await connection.close()
    return { digests, schema: rows.map(({ line }) => line) }
  }

  /**
   * Restores the archive into an empty database, once for each engine: the tests share the restored database,
   * because creating an embedded one takes seconds.
   */
  function restoreInto(targetEngine: Engine) {
    const existing = restorations.get(targetEngine)
    if (existing) return existing
    const restoration = createTarget(targetEngine).then(
      async ({ location, environment: targetEnvironment }) => ({
        location,
        result: await runAsOperator(restore, [archive, '--json'], targetEnvironment),
      }),
    )
    restorations.set(targetEngine, restoration)
    return restoration
  }
  const restorations = new Map<
    Engine,
    Promise<{ location: DatabaseLocation; result: Awaited<ReturnType<typeof runAsOperator>> }>
  >()

  test.each(engines)('restores every row, index and trigger, on %s', async (targetEngine) => {
    const target = await restoreInto(targetEngine)
    expect(target.result).toMatchObject({ code: 0 })
    expect(target.result.readJson()).toMatchObject({ hasSameSecret: true })
    const [before, after] = [sourceContent, await inspect(target.location)]
    expect(after.digests).toEqual(before.digests)
    expect(before.digests.find(({ name }) => name === 'job')?.rows).toBeGreaterThan(0)
    expect(before.schema).not.toEqual([])
    expect(after.schema).toEqual(before.schema)
  })

  test('a restored database continues its identity sequences and updates the figures of companions', async () => {
    // This test changes the database, so it comes after the test that compares it with the source.
    const target = await restoreInto(getOtherEngine(engine))
    const database = await openDatabase(target.location)
    const { rows: latestEntries } = await database.pool.query('select max(id) from minute_ledger')
    const { rows } = await database.pool.query(
      `insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
       select id, 1, 'correction', 'next', 6, 'system' from "user" limit 1 returning id`,
    )
    const readFigure = () =>
      database.pool.query(`select total_minutes from agent_figures where agent_id = 'clara'`)
    const { rows: figuresBefore } = await readFigure()
    await database.pool.query('delete from conversations where duration = 61')
    const { rows: figuresAfter } = await readFigure()
    await database.close()
    expect(Number(rows[0].id)).toBe(Number(latestEntries[0].max) + 1)
    expect(Number(figuresBefore[0].total_minutes)).toBe(240)
    expect(Number(figuresAfter[0].total_minutes)).toBe(0)
  })

  test('a backup is readable only by its owner on the system, and leaves no partial file', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect(
      (await readdir(workDirectory.directory)).filter((name) => name.endsWith('.part')),
    ).toEqual([])
  })

  test('a backup never overwrites a file', async () => {
    const file = path.join(workDirectory.directory, 'taken')
    await writeFile(file, 'mine')
    const result = await runAsOperator(backup, [file], environment)
    expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('existe déjà') })
    expect(await readFile(file, 'utf8')).toBe('mine')
  })

  test('a restore refuses a database that contains data unless --replace is given', async () => {
    const target = await copyTemplateDatabase(engine)
    const database = await openDatabase(target.location)
    await insertSampleData(database.pool, 3)
    await database.close()
    const targetEnvironment = getEnvironment(target.location, workDirectory.directory)
    const { digests: digestsBefore } = await inspect(target.location)
    const refusal = await runAsOperator(restore, [archive], targetEnvironment)
    expect(refusal).toMatchObject({ code: 1, errors: expect.stringMatching(/comptes\s: 3,/) })
    expect((await inspect(target.location)).digests).toEqual(digestsBefore)
    expect((await runAsOperator(restore, [archive, '--replace'], targetEnvironment)).code).toBe(0)
    expect((await inspect(target.location)).digests).toEqual(sourceContent.digests)
    await target.remove()
  })

  test('a restore refuses a damaged or incomplete archive, and creates no embedded database', async () => {
    const target = await createTarget(engine)
    const bytes = await readFile(archive)
    const damagedBytes = Buffer.from(bytes)
    damagedBytes[Math.floor(bytes.length / 2)]! ^= 1
    for (const [name, content] of [
      ['damaged', damagedBytes],
      ['cut', bytes.subarray(0, bytes.length - 10)],
      ['empty', Buffer.alloc(0)],
      ['other', Buffer.from('not an archive at all, but a text that is long enough to be one')],
    ] as const) {
      const file = path.join(workDirectory.directory, name)
      await writeFile(file, content)
      const result = await runAsOperator(restore, [file], target.environment)
      expect(result, name).toMatchObject({ code: 1, errors: expect.stringContaining(file) })
    }
    if (target.location.kind === 'embedded')
      expect(existsSync(target.location.directory ?? '')).toBe(false)
  })
})

test('a backup or a restore of the embedded database is refused while the service runs', async () => {
  const { location, remove } = await copyTemplateDatabase('embedded')
  const { directory = '' } = location as { directory?: string }
  const environment = getEnvironment(location, '')
  const earlierFile = path.join(path.dirname(directory), 'earlier')
  const file = path.join(path.dirname(directory), 'backup')
  expect(await runAsOperator(backup, [earlierFile], environment)).toMatchObject({ code: 0 })
  const unlock = await lockDirectory(directory)
  const backupResult = await runAsOperator(backup, [file], environment)
  const restoreResult = await runAsOperator(restore, [earlierFile], environment)
  unlock()
  for (const result of [backupResult, restoreResult])
    expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('arrêtez-le') })
  expect(backupResult.errors).toContain('Sur PostgreSQL')
  expect(restoreResult.errors).not.toContain('Sur PostgreSQL')
  expect(existsSync(file)).toBe(false)
  await remove()
})

test('a backup is consistent while the product keeps writing', async () => {
  const { location } = await copyTemplateDatabase('PostgreSQL')
  const workDirectory = await createWorkDirectory()
  const productDatabase = await openDatabase(location)
  await insertSampleData(productDatabase.pool, 200)
  const environment = getEnvironment(location, workDirectory.directory)
  const file = path.join(workDirectory.directory, 'live')
  const runningBackup = runAsOperator(backup, [file], environment)
  let isBackupDone = false
  void runningBackup.finally(() => {
    isBackupDone = true
  })
  // Each transaction changes every balance and its ledger. A backup that read the two tables at different times would
  // contain balances that do not match their ledgers.
  while (!isBackupDone)
    await productDatabase.db.transaction(async (transaction) => {
      await transaction.execute(
        `insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
         select id, 1, 'correction', gen_random_uuid()::text, minutes_left + 1, 'system' from user_profiles`,
      )
      await transaction.execute('update user_profiles set minutes_left = minutes_left + 1')
    })
  await productDatabase.close()
  expect((await runningBackup).code).toBe(0)
  const url = await createTestDatabase(inject('postgresUrl'))
  const target = getEnvironment({ kind: 'server', url }, workDirectory.directory)
  expect((await runAsOperator(restore, [file], target)).code).toBe(0)
  const restoredDatabase = await openDatabase({ kind: 'server', url })
  const { rows } = await restoredDatabase.pool.query(
    `select count(*)::int as unbalanced from user_profiles p where minutes_left <>
       (select sum(minutes) from minute_ledger where user_id = p.id)`,
  )
  await restoredDatabase.close()
  expect(rows).toEqual([{ unbalanced: 0 }])
  await workDirectory.remove()
})

test('a restore refuses a database that other processes use', async () => {
  const { location } = await copyTemplateDatabase('PostgreSQL')
  const workDirectory = await createWorkDirectory()
  const environment = getEnvironment(location, workDirectory.directory)
  const file = path.join(workDirectory.directory, 'used')
  await runAsOperator(backup, [file], environment)
  const productDatabase = await openDatabase(location)
  await productDatabase.pool.query('select 1')
  const result = await runAsOperator(restore, [file, '--replace'], environment)
  await productDatabase.close()
  expect(result).toMatchObject({ code: 1, errors: expect.stringContaining('arrêtez le service') })
  await workDirectory.remove()
})
