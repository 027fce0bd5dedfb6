// `npm run check`: the quick part of `npm test`, to run while working. Tests only what the changes of the
// branch, or the last commit and uncommitted changes, can affect. `npm run check -- --all` runs all unit tests.
import { spawn, spawnSync } from 'node:child_process'
import { runChecks } from './checks.mjs'
import { setup } from './setup.mjs'

await setup({ build: false })
const [{ failed }, unitStatus] = await Promise.all([runChecks(), runUnitTests()])
process.exit(failed > 0 || unitStatus !== 0 ? 1 : 0)

/** @returns {Promise<number | null>} the exit code */
function runUnitTests() {
  const projects = ['--project', 'unit', '--project', 'scenarios']
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...selectChanged()]
  const tests = spawn(process.execPath, command, { stdio: 'inherit' })
  return new Promise((resolve) => tests.once('close', resolve))
}

/** Returns the options that select the tests; none selects all, as without Git or with a single commit. */
function selectChanged() {
  if (process.argv.includes('--all')) return []
  const head = git('rev-parse', 'HEAD')
  const branchPoint = git('merge-base', 'HEAD', 'origin/main')
  const isBranch = branchPoint !== null && branchPoint !== head
  const base = isBranch ? branchPoint : git('rev-parse', 'HEAD~1')
  return base === null ? [] : ['--changed', base, '--passWithNoTests']
}

/** Returns the output of a Git command; null when it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
