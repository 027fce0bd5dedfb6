// `npm run cli -- <command>`: runs a command for operators (server/cli.ts).
import { loadEnvironmentFile } from './load-environment-file.mjs'
import { setup } from './setup.mjs'

await setup()
loadEnvironmentFile()
process.env.NODE_ENV ??= 'production'
await import('../build/server/cli.js')
