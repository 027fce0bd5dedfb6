// `npm test`: installs and builds when needed, runs every check and test, and prints the result in its last
// line. `npm test -- <words>` runs the tests whose file or name matches, and no check.
import { fork, spawn } from 'node:child_process'
import { runChecks } from './checks.mjs'
import { findTestBrowser } from './find-chromium.mjs'
import { setup } from './setup.mjs'

const args = process.argv.slice(2)

await setup({ build: false })
const { passed, failed } = args.length === 0 ? await runEverything() : await runMatchingTests()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/**
 * Runs checks and tests on two cores. The browser tests take about half of the CPU time of all. At the same time another
 * process runs the other tests, which often wait: one after the other, each kind would leave a core idle.
 */
async function runEverything() {
  const checks = runChecks()
  const isBuilt = build()
  const unitTests = runInProcess('unit', 'scenarios')
  if (!(await isBuilt)) {
    console.error('La construction a échoué.')
    process.exit(1)
  }
  const browserTests = runBrowserTests()
  const otherTests = unitTests.then(() => runInProcess('faults', 'integration'))
  const results = await Promise.all([checks, unitTests, browserTests, otherTests])
  return results.reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }))
}

function runBrowserTests() {
  process.env.CHROMIUM_PATH = findTestBrowser()
  return runInProcess('browser')
}

/** Builds the product in a child process; returns whether it succeeded. */
function build() {
  const child = spawn(process.execPath, ['scripts/setup.mjs'], { stdio: 'inherit' })
  return new Promise((resolve) => child.once('close', (status) => resolve(status === 0)))
}

/**
 * Runs the tests of some projects of vitest.config.ts in a child process. A process that ends without a result counts
 * as a failed test.
 * @param {string[]} projectNames
 * @returns {Promise<import('./run-tests.mjs').Counts>}
 */
function runInProcess(...projectNames) {
  const child = fork('scripts/run-tests.mjs', projectNames)
  return new Promise((resolve) => {
    child.once('message', resolve)
    child.once('close', () => resolve({ passed: 0, failed: 1 }))
  })
}

async function runMatchingTests() {
  const { findTests } = await import('./run-tests.mjs')
  const { words, projectNames, run } = await findTests(args)
  const needsBuild = ['integration', 'faults', 'browser'].some((name) => projectNames.has(name))
  if (needsBuild) await setup({ build: true })
  if (projectNames.has('browser')) process.env.CHROMIUM_PATH = findTestBrowser()
  const counts = await run()
  if (counts.passed + counts.failed === 0)
    console.log(`Aucun test ne correspond à « ${words.join(' ')} ».`)
  return counts
}
