// `npm run cli -- <command>`: runs a command for operators (server/cli.ts).
import { setup } from './setup.mjs'

await setup()
process.env.NODE_ENV ??= 'production'
await import('../build/server/cli.js')
