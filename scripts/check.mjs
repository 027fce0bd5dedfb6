// `npm run check`: the quick part of `npm test`, to run while working: all static checks (checks.mjs), and the unit
// tests and scenarios that recent changes can affect. The recent changes are those since the branch left origin/main,
// or, if the branch has no commit of its own, the last commit and the uncommitted changes. `npm run check -- --all`
// runs all unit tests and scenarios.
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

/**
 * Returns the options with which Vitest runs only the affected tests. Returns none, so that all tests run, with
 * `--all`, without Git, when there is only one commit, or when tests may read a changed file as text.
 */
function selectChanged() {
  if (process.argv.includes('--all')) return []
  const head = git('rev-parse', 'HEAD')
  const branchPoint = git('merge-base', 'HEAD', 'origin/main')
  const isBranch = branchPoint !== null && branchPoint !== head
  const base = isBranch ? branchPoint : git('rev-parse', 'HEAD~1')
  if (base === null || listChanges(base).some(mayBeReadAsText)) return []
  return ['--changed', base, '--passWithNoTests']
}

/** Returns the files that differ from a commit, and new files. */
function listChanges(base) {
  const outputs = [
    git('diff', '--name-only', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  return outputs.flatMap((output) => output?.split('\n') ?? []).filter((file) => file !== '')
}

/**
 * Whether tests may read the file as text. Vitest finds affected tests by module imports only, so it misses the tests
 * that read texts, articles, JSON and SQL.
 */
function mayBeReadAsText(file) {
  return !/[.](?:ts|tsx|mjs|css|svg|webp)$|^docs\/|^[^/]+[.]md$/.test(file)
}

/** Returns the output of a Git command; null when it fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
