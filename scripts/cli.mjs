// `npm run cli -- <command>`: the operator's commands (server/cli.ts).
import { setup } from './setup.mjs'

await setup()
process.env.NODE_ENV ??= 'production'
await import('../build/server/cli.js')
