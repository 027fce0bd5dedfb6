// `npm test`: installs and builds when needed, runs every check and test, and prints the result in its last
// line. `npm test -- <words>` runs the tests whose file or name matches, and no check.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runChecks } from './checks.mjs'
import { findTestBrowser } from './find-chromium.mjs'
import { setup } from './setup.mjs'

const args = process.argv.slice(2)
const isFullRun = args.length === 0

await setup({ build: false })
const { createVitest, parseCLI } = await import('vitest/node')
const { filter: words, options } = parseCLI(['vitest', 'run', ...args])
const vitest = await createVitest('test', { ...options, run: true, watch: false })
await vitest.standalone()
const specifications = selectTests(await vitest.globTestSpecifications(), words)

const projects = new Set(specifications.map(({ project }) => project.name))
const needsBuild = ['integration', 'faults', 'browser'].some((name) => projects.has(name))
if (isFullRun) buildDuringUnitTests()
else if (needsBuild) await setup({ build: true })
if (projects.has('browser')) process.env.CHROMIUM_PATH = findTestBrowser()

const [checks] = await Promise.all([
  isFullRun ? runChecks() : { passed: 0, failed: 0 },
  specifications.length > 0 && vitest.runTestSpecifications(specifications, isFullRun),
])

const modules = vitest.state.getTestModules()
const tests = modules.flatMap((module) => [...module.children.allTests()])
const countTests = (state) => tests.filter((test) => test.result().state === state).length
// A file that does not load, a failing hook and an unhandled rejection do not count as failed tests, so
// they are counted separately.
const brokenModuleCount = modules.filter(
  (module) => module.errors().length > 0 || hasHookFailed(module),
).length
const unhandledErrorCount = vitest.state.getUnhandledErrors().length
const passed = checks.passed + countTests('passed')
const failed = checks.failed + countTests('failed') + brokenModuleCount + unhandledErrorCount
await vitest.close()

if (passed + failed === 0) console.log(`Aucun test ne correspond à « ${words.join(' ')} ».`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/**
 * Builds in a child process while the unit tests run, because the build uses only one core. Test files
 * that need the build wait for it (tests/support/product/wait-for-build.ts).
 */
function buildDuringUnitTests() {
  const child = spawn(process.execPath, ['scripts/setup.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  process.env.BUILD_PROCESS_ID = String(child.pid)
  child.once('close', (status) => {
    process.stdout.write(output)
    if (status !== 0) process.exit(1)
    delete process.env.BUILD_PROCESS_ID
  })
}

function hasHookFailed(module) {
  return [...module.children.allSuites()].some((suite) => suite.errors().length > 0)
}

/**
 * If each word occurs in the path of some file, selects all tests of the files whose path contains one of
 * the words. In the remaining files, or in all files if a word occurs in no path, selects the tests whose
 * full name contains the words as one phrase.
 */
function selectTests(testFiles, words) {
  if (words.length === 0) return testFiles
  const filePath = ({ moduleId, project }) => path.relative(project.config.root, moduleId)
  const pathContains = (file, word) => filePath(file).includes(word.replace(/^[.]\//, ''))
  const hasFileForEach = words.every((word) => testFiles.some((file) => pathContains(file, word)))
  const phrase = words.join(' ').toLowerCase()
  return testFiles.filter((file) => {
    if (hasFileForEach && words.some((word) => pathContains(file, word))) return true
    // Leaves out files that do not contain every word. The words need not be adjacent, because the titles
    // of test.each are filled in at run time.
    const source = readFileSync(file.moduleId, 'utf8').toLowerCase()
    if (!phrase.split(/\s+/).every((word) => source.includes(word))) return false
    file.testNamePattern = new RegExp(escapePattern(phrase), 'i')
    return true
  })
}

function escapePattern(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
