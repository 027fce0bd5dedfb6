// `npm run check`: the fast part of `npm test`, for while one works.
import { spawnSync } from 'node:child_process'
import { runChecks } from './checks.mjs'
import { setup } from './setup.mjs'

await setup({ build: false })
const { failed } = runChecks()
const unit = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'scenarios'],
  { stdio: 'inherit' },
)
process.exit(failed > 0 || unit.status !== 0 ? 1 : 0)
