import { compose } from './composition/compose'
import { readConfig } from './config'
import { protectDirectory } from './platform/protect-directory'

/** Loaded by `npm run dev` through Vite, again after each change to the server's code. */
export function startDevelopment() {
  const config = readConfig()
  protectDirectory(config.dataDirectory)
  return compose({ config })
}
