import path from 'node:path'
import { compose } from '../../../server/composition/compose'
import type { DatabaseLocation } from '../../../server/platform/database/open-database'
import { createTestConfig } from '../product/test-config'
import { createTestDirectory, removeTestDirectory } from './create-test-directory'

let existingTemplate: string | undefined

/**
 * Creates the embedded database that tests copy, with its tables, job queues and companions.
 * The set-up files of a test run share it. They run one after the other; the first one creates and removes the
 * database.
 */
export async function makeEmbeddedTemplate() {
  if (existingTemplate !== undefined) return { directory: existingTemplate, remove: async () => {} }
  const home = await createTestDirectory('embedded')
  const directory = path.join(home, 'database')
  await fillDatabase({ kind: 'embedded', directory }, home)
  existingTemplate = directory
  return { directory, remove: () => removeTestDirectory(home) }
}

/** Fills an empty database: starts a product on it, which creates the content, and stops the product. */
export async function fillDatabase(database: DatabaseLocation, dataDirectory: string) {
  const config = await createTestConfig(dataDirectory)
  const product = await compose({ config: { ...config, database }, hasPages: false })
  await product.close()
}
