import { compose } from './composition/compose'
import { readConfig } from './config'
import { protectDirectory } from './platform/protect-directory'

/**
 * Creates the application without starting to listen. `npm run dev` loads this module through Vite,
 * and loads it again after each change to the server's code.
 */
export function startDevelopment() {
  const config = readConfig()
  protectDirectory(config.dataDirectory)
  return compose({ config })
}
