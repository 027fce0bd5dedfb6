// `npm test`: installs and builds when needed, runs everything, and ends with one line to read.
import { runChecks } from './checks.mjs'
import { findChromium } from './find-chromium.mjs'
import { setup } from './setup.mjs'

await setup()
process.env.CHROMIUM_PATH = findChromium()
const checks = runChecks()

const { startVitest } = await import('vitest/node')
const vitest = await startVitest('test', process.argv.slice(2), { run: true, watch: false })

const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()])
const count = (state) => tests.filter((test) => test.result().state === state).length
// A file that cannot be loaded, a failing hook or a stray rejection has no test to show for it.
const broken = modules.filter(
  (module) => module.errors().length > 0 || hasHookFailed(module),
).length
const stray = vitest.state.getUnhandledErrors().length
const passed = checks.passed + count('passed')
const failed = checks.failed + count('failed') + broken + stray
await vitest.close()

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function hasHookFailed(module) {
  return [...module.children.allSuites()].some((suite) => suite.errors().length > 0)
}
