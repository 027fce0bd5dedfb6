import { compose } from './composition'
import { readConfig } from './config'

/** What `npm run dev` loads through Vite, again after each change to the server's code. */
export const startDevelopment = () => compose({ config: readConfig() })
