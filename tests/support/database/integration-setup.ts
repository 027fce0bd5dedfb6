import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serialize } from 'node:v8'
import type { TestProject } from 'vitest/node'
import { createTestDatabase } from './create-test-database'
import { createTestDirectory, removeTestDirectory } from './create-test-directory'
import { loadTemplateModules } from './load-template-modules'
import { startPostgres } from './start-postgres'
// Declares the values that are provided to the tests.
import type {} from './template-database'

/**
 * Starts one PostgreSQL server for all integration tests, and creates a template database on this server and one for
 * the embedded engine. Each test file gets a copy: copying takes a tenth of a second, migrating and inserting
 * companions takes seconds.
 */
export async function setup(project: TestProject) {
  const home = await createTestDirectory('integration')
  const { makeEmbeddedTemplate, preparedExchanges } = await loadTemplateModules()
  const exchangesFile = path.join(home, 'prepared-exchanges')
  await writeFile(exchangesFile, serialize(preparedExchanges))
  process.env['PREPARED_EXCHANGES_FILE'] = exchangesFile
  const [postgres, embedded] = await Promise.all([startTemplate(home), makeEmbeddedTemplate()])
  project.provide('postgresUrl', postgres.url)
  project.provide('postgresTemplate', postgres.template)
  project.provide('embeddedTemplate', embedded.directory)
  return async () => {
    await postgres.stop()
    await embedded.remove()
    await removeTestDirectory(home)
  }
}

/** Starts a PostgreSQL server with the template database. */
async function startTemplate(home: string) {
  const { url: serverUrl, stop } = await startPostgres()
  const url = await createTestDatabase(serverUrl)
  const { fillDatabase } = await loadTemplateModules()
  await fillDatabase({ kind: 'server', url }, path.join(home, 'server'))
  return { url: serverUrl, template: new URL(url).pathname.slice(1), stop }
}
