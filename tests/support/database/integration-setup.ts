import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { TestProject } from 'vitest/node'
import { compose } from '../../../server/composition/compose'
import type { DatabaseLocation } from '../../../server/platform/database/open-database'
import { createTestConfig } from '../product/test-config'
import { createTestDatabase } from './create-test-database'
import { createTestDirectory, removeTestDirectory } from './create-test-directory'
import { startPostgres } from './start-postgres'
import './template-database'

/**
 * Starts one PostgreSQL server for all integration tests, and creates a template database on both
 * engines. Each test file gets a copy: migrations and companions take seconds, a copy a tenth of a
 * second.
 */
export async function setup(project: TestProject) {
  // Optimising the embedded database takes longer than this use of it.
  setFlagsFromString('--liftoff-only')
  const home = await createTestDirectory('integration')
  const directory = path.join(home, 'database')
  const postgres = await startPostgres()
  const url = await createTestDatabase(postgres.url)
  await Promise.all([
    fillDatabase({ kind: 'server', url }, path.join(home, 'server')),
    fillDatabase({ kind: 'embedded', directory }, path.join(home, 'embedded')),
  ])
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresTemplate', new URL(url).pathname.slice(1))
  project.provide('embeddedTemplate', directory)
  return async () => {
    await postgres.stop()
    await removeTestDirectory(home)
  }
}

/** Starts a product on the empty database, which creates its content, and stops it again. */
async function fillDatabase(database: DatabaseLocation, dataDirectory: string) {
  const config = await createTestConfig(dataDirectory)
  const product = await compose({ config: { ...config, database }, hasPages: false })
  await product.close()
}
