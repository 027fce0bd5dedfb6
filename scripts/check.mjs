// `npm run check`: the quick part of `npm test`, to run while working.
import { spawn } from 'node:child_process'
import { runChecks } from './checks.mjs'
import { setup } from './setup.mjs'

await setup({ build: false })
const [{ failed }, unitStatus] = await Promise.all([runChecks(), runUnitTests()])
process.exit(failed > 0 || unitStatus !== 0 ? 1 : 0)

/** @returns {Promise<number | null>} the exit code */
function runUnitTests() {
  const projects = ['--project', 'unit', '--project', 'scenarios']
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...projects]
  const tests = spawn(process.execPath, command, { stdio: 'inherit' })
  return new Promise((resolve) => tests.once('close', resolve))
}
