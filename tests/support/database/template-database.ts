import { cp } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import {
  type DatabaseLocation,
  openDatabase,
} from '../../../server/platform/database/open-database'
import { createTestDatabase, dropTestDatabase } from './create-test-database'
import { createTestDirectory, removeTestDirectory } from './create-test-directory'
import type { Engine } from './engines'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Name of the template database on the test server. */
    postgresTemplate: string
    /** Data directory of the template of embedded databases. */
    embeddedTemplate: string
  }
}

/**
 * Copies the template that integration-setup.ts created for the whole test run: a database with tables, job
 * queues and companions. `remove` deletes the copy.
 */
export async function copyTemplateDatabase(engine: Engine) {
  if (engine === 'PostgreSQL') {
    const serverUrl = inject('postgresUrl')
    const url = await createTestDatabase(serverUrl, inject('postgresTemplate'))
    return {
      location: { kind: 'server', url } satisfies DatabaseLocation,
      remove: () => dropTestDatabase(serverUrl, url),
    }
  }
  const home = await createTestDirectory('database')
  const directory = path.join(home, 'database')
  await cp(inject('embeddedTemplate'), directory, { recursive: true })
  return {
    location: { kind: 'embedded', directory } satisfies DatabaseLocation,
    remove: () => removeTestDirectory(home),
  }
}

/** Opens a copy of the template database, for tests that need no running product. */
export async function openTestDatabase(engine: Engine) {
  const { location, remove } = await copyTemplateDatabase(engine)
  const database = await openDatabase(location)
  return {
    ...database,
    async close() {
      await database.close()
      await remove()
    },
  }
}
