// `npm start`: from a fresh clone to a running product.
import { setup } from './setup.mjs'

await setup()
process.env.NODE_ENV ??= 'production'
await import('../build/server/main.js')
