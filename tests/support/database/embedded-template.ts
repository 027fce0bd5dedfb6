import path from 'node:path'
import { compose } from '../../../server/composition/compose'
import type { DatabaseLocation } from '../../../server/platform/database/open-database'
import { createTestConfig } from '../product/test-config'
import { createTestDirectory, removeTestDirectory } from './create-test-directory'

/**
 * Creates the embedded database of which each test gets a copy, with its tables, the job queues and the
 * companions. The setup files of a run share it: the first one creates and removes it. They run
 * sequentially, and each loads this module again.
 */
export async function makeEmbeddedTemplate() {
  const existingTemplate = process.env['EMBEDDED_TEMPLATE']
  if (existingTemplate !== undefined) return { directory: existingTemplate, remove: async () => {} }
  const home = await createTestDirectory('embedded')
  const directory = path.join(home, 'database')
  await fillDatabase({ kind: 'embedded', directory }, home)
  process.env['EMBEDDED_TEMPLATE'] = directory
  return { directory, remove: () => removeTestDirectory(home) }
}

/** Starts a product on the empty database, which creates its content, and stops it again. */
export async function fillDatabase(database: DatabaseLocation, dataDirectory: string) {
  const config = await createTestConfig(dataDirectory)
  const product = await compose({ config: { ...config, database }, hasPages: false })
  await product.close()
}
