import { loadTemplateModules } from '../database/load-template-modules'

/** Creates the template of the data directory for fault and browser tests, once for both projects. */
export async function setup() {
  if (process.env['PRODUCT_TEMPLATE'] !== undefined) return
  const { makeProductTemplate } = await loadTemplateModules()
  const { home, remove } = await makeProductTemplate()
  process.env['PRODUCT_TEMPLATE'] = home
  return remove
}
