import { compose } from './composition/compose'
import { readConfig } from './config'

/** What `npm run dev` loads through Vite, again after each change to the server's code. */
export const startDevelopment = () => compose({ config: readConfig() })
