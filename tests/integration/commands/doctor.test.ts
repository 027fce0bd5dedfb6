import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { doctor } from '../../../server/commands/doctor/doctor'
import { openDatabase } from '../../../server/platform/database/open-database'
import {
  createWorkDirectory,
  getEnvironment,
  runAsOperator,
} from '../../support/commands/command-runner'
import { insertSampleData } from '../../support/commands/sample-data'
import { engines } from '../../support/database/engines'
import { copyTemplateDatabase } from '../../support/database/template-database'

test('the doctor command creates nothing in a directory in which the product was never started', async () => {
  const workDirectory = await createWorkDirectory()
  const dataDirectory = path.join(workDirectory.directory, 'not-yet')
  const result = await runAsOperator(doctor, [], { DATA_DIR: dataDirectory, OLLAMA_URL: 'off' })
  expect(result).toMatchObject({ code: 0, text: expect.stringContaining('au premier démarrage') })
  expect(existsSync(dataDirectory)).toBe(false)
  await workDirectory.remove()
})

describe.each(engines)('the doctor command, on %s', { timeout: 120_000 }, (engine) => {
  test('reports balances that the ledger does not explain and a pending migration, and creates no files', async () => {
    const workDirectory = await createWorkDirectory()
    const copy = await copyTemplateDatabase(engine)
    const environment = getEnvironment(copy.location, workDirectory.directory)
    const database = await openDatabase(copy.location)
    await insertSampleData(database.pool, 2)
    await database.close()
    expect(await runAsOperator(doctor, [], environment)).toMatchObject({
      code: 0,
      text: expect.stringContaining('chaque solde égale la somme'),
    })
    const reopenedDatabase = await openDatabase(copy.location)
    await reopenedDatabase.pool.query(
      `update user_profiles set minutes_left = 6;
       delete from migration where name like '%0026-newsletter.sql'`,
    )
    await reopenedDatabase.close()
    const report = await runAsOperator(doctor, ['--json'], environment)
    expect(report.code).toBe(1)
    const { findings } = report.readJson()
    const findFinding = (name: string) =>
      findings.find((finding: { name: string }) => finding.name === name)
    expect(findFinding('registre des minutes')).toMatchObject({
      isFine: false,
      text: expect.stringContaining('2 compte(s)'),
    })
    expect(findFinding('base de données').text).toContain('1 mise(s) à jour au prochain démarrage')
    if (copy.location.kind === 'embedded')
      expect(await readdir(path.dirname(copy.location.directory ?? ''))).toEqual(['database'])
    await copy.remove()
    await workDirectory.remove()
  })
})
