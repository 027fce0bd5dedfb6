// `npm start`: from a fresh clone to a running product.
import { loadEnvironmentFile } from './load-environment-file.mjs'
import { setup } from './setup.mjs'

await setup()
loadEnvironmentFile()
process.env.NODE_ENV ??= 'production'
await import('../build/server/main.js')
