import { loadTemplateModules } from '../database/load-template-modules'

/** Creates the template of the data directory, once for both Vitest projects that use it: fault and browser tests. */
export async function setup() {
  if (process.env['PRODUCT_TEMPLATE'] !== undefined) return
  const { makeProductTemplate } = await loadTemplateModules()
  const { home, remove } = await makeProductTemplate()
  process.env['PRODUCT_TEMPLATE'] = home
  return remove
}
