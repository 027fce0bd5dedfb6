import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { move } from '../../../server/commands/database/move'
import { openDatabase } from '../../../server/platform/database/open-database'
import {
  createWorkDirectory,
  getEnvironment,
  runAsOperator,
} from '../../support/commands/command-runner'
import { insertSampleData } from '../../support/commands/sample-data'
import { createTestDatabase } from '../../support/database/create-test-database'
import { copyTemplateDatabase } from '../../support/database/template-database'

test('moves the data to PostgreSQL and back without changing it', async () => {
  const { location, remove } = await copyTemplateDatabase('embedded')
  const workDirectory = await createWorkDirectory()
  const embeddedDatabase = await openDatabase(location)
  await insertSampleData(embeddedDatabase.pool)
  await embeddedDatabase.close()
  const url = await createTestDatabase(inject('postgresUrl'))
  const moveToServer = await runAsOperator(move, ['to-postgres', url, '--json'], {
    ...getEnvironment(location, ''),
  })
  expect(moveToServer).toMatchObject({ code: 0 })

  // The move back fills another data directory with the same rows.
  const newDataDirectory = path.join(workDirectory.directory, 'home')
  const moveBack = await runAsOperator(move, ['to-embedded', '--json'], {
    ...getEnvironment({ kind: 'server', url }, newDataDirectory),
  })
  expect(moveBack).toMatchObject({ code: 0 })
  const findTable = (result: typeof moveBack, table: string) =>
    result.readJson().tables.find(({ name }: { name: string }) => name === table)
  for (const table of ['user', 'minute_ledger', 'conversations', 'agent_figure_shards', 'job'])
    expect(findTable(moveBack, table), table).toEqual(findTable(moveToServer, table))
  expect(findTable(moveBack, 'conversations').rows).toBe(120)
  // The temporary archive is deleted, because it contains all data.
  expect((await readdir(newDataDirectory)).filter((name) => name.startsWith('move-'))).toEqual([])

  const movedDatabase = await openDatabase({
    kind: 'embedded',
    directory: path.join(newDataDirectory, 'database'),
  })
  const { rows } = await movedDatabase.pool.query('select count(*)::int as users from "user"')
  await movedDatabase.close()
  expect(rows).toEqual([{ users: 40 }])
  await remove()
  await workDirectory.remove()
}, 300_000)

test('refuses a target database that contains data, a missing URL and an unknown direction', async () => {
  const { location, remove } = await copyTemplateDatabase('embedded')
  const environment = getEnvironment(location, '')
  const { location: target } = await copyTemplateDatabase('PostgreSQL')
  const url = target.kind === 'server' ? target.url : ''
  expect(await runAsOperator(move, ['to-postgres', url], environment)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--replace'),
  })
  expect(await runAsOperator(move, ['to-postgres'], environment)).toMatchObject({ code: 2 })
  expect(await runAsOperator(move, ['sideways', url], environment)).toMatchObject({ code: 2 })
  await remove()
})
