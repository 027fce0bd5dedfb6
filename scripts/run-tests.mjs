// Runs the tests of some projects of vitest.config.ts, or those that match some words. As a script, runs the
// projects named in its arguments and sends the counts to its parent process.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest, parseCLI } from 'vitest/node'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string[]} projectNames
 * @returns {Promise<Counts>}
 */
export async function runProjects(projectNames) {
  const vitest = await startVitest({ project: projectNames })
  return run(vitest, await vitest.globTestSpecifications(), true)
}

/**
 * Finds the tests that match the words of a command line, which may also contain options of Vitest.
 * @param {string[]} args
 * @returns {Promise<{ words: string[], projectNames: Set<string>, run: () => Promise<Counts> }>}
 */
export async function findTests(args) {
  const { filter: words, options } = parseCLI(['vitest', 'run', ...args])
  const vitest = await startVitest(options)
  const specifications = selectTests(await vitest.globTestSpecifications(), words)
  const projectNames = new Set(specifications.map(({ project }) => project.name))
  return { words, projectNames, run: () => run(vitest, specifications, false) }
}

async function startVitest(options) {
  // Without the summary, which redraws the last lines of a terminal: two processes share the terminal.
  const reporters = [['default', { summary: false }]]
  const vitest = await createVitest('test', { reporters, ...options, run: true, watch: false })
  await vitest.standalone()
  return vitest
}

async function run(vitest, specifications, isFullRun) {
  if (specifications.length > 0) await vitest.runTestSpecifications(specifications, isFullRun)
  const modules = vitest.state.getTestModules()
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const count = (state) => tests.filter((test) => test.result().state === state).length
  // A file that does not load, a failing hook and an unhandled rejection do not count as failed tests, so
  // they are counted separately.
  const brokenModuleCount = modules.filter(
    (module) => module.errors().length > 0 || hasHookFailed(module),
  ).length
  const unhandledErrorCount = vitest.state.getUnhandledErrors().length
  await vitest.close()
  return {
    passed: count('passed'),
    failed: count('failed') + brokenModuleCount + unhandledErrorCount,
  }
}

function hasHookFailed(module) {
  return [...module.children.allSuites()].some((suite) => suite.errors().length > 0)
}

/**
 * If each word occurs in the path of some file, selects all tests of the files whose path contains one of
 * the words. In the remaining files, or in all files if a word occurs in no path, selects the tests whose
 * full name contains the words as one phrase.
 */
function selectTests(all, words) {
  if (words.length === 0) return all
  const filePath = ({ moduleId, project }) => path.relative(project.config.root, moduleId)
  const pathContains = (file, word) => filePath(file).includes(word.replace(/^[.]\//, ''))
  const hasFileForEach = words.every((word) => all.some((file) => pathContains(file, word)))
  const phrase = words.join(' ').toLowerCase()
  return all.filter((file) => {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const counts = await runProjects(process.argv.slice(2))
  process.send(counts, () => process.exit())
}
