import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/platform/database/open-database'
import { copyTemplateDatabase } from '../../support/database/template-database'

test('copies the embedded database only before a migration', async () => {
  const { location, remove } = await copyTemplateDatabase('embedded')
  const { directory = '' } = location as { directory?: string }
  const copyPaths: string[] = []
  const onCopied = (copy: string) => void copyPaths.push(copy)
  const currentDatabase = await openDatabase(location, undefined, { onCopied })
  expect(copyPaths).toEqual([])
  // Simulates a database that was last used before this migration.
  await currentDatabase.pool.query(
    `drop table newsletter_subscriptions;
     delete from migration where name like '%0026-newsletter.sql'`,
  )
  await currentDatabase.close()

  const migratedDatabase = await openDatabase(location, undefined, { onCopied })
  await migratedDatabase.close()
  expect(copyPaths).toEqual([expect.stringContaining('before-0026-newsletter')])
  const copyDirectory = path.join(path.dirname(directory), 'copies')
  expect(await readdir(copyDirectory)).toEqual([path.basename(copyPaths[0] ?? '')])

  // The copy can be opened, and contains the data.
  const copy = await openDatabase({ kind: 'embedded', directory: copyPaths[0] ?? '' })
  const { rows } = await copy.pool.query('select count(*)::int as companions from agents')
  await copy.close()
  expect(rows[0].companions).toBeGreaterThan(0)
  await remove()
  expect(existsSync(copyDirectory)).toBe(false)
})
