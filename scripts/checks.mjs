// What is checked without running the product: types, format and lint, import directions, house rules.
import { spawn } from 'node:child_process'

const folders = [
  'domain',
  'emulators',
  'contract',
  'voice',
  'providers',
  'server',
  'web',
  'content',
  'tests',
  'bench',
]

/** Each check has a label, and commands that run one after the other. */
const checks = [
  [
    'types',
    ['node_modules/@react-router/dev/bin.js', 'typegen'],
    [
      'node_modules/typescript-7/bin/tsc',
      // One checker: a second one would repeat part of the work, and the other core runs the tests.
      ...['--checkers', '1'],
      '--incremental',
      '--tsBuildInfoFile',
      'node_modules/.cache/tsc.tsbuildinfo',
    ],
  ],
  [
    'format et lint',
    ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  ],
  [
    'sens des imports',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...folders,
    ],
  ],
  ['règles du dépôt', ['scripts/house-rules.mjs']],
]

/**
 * Runs the checks in child processes: the type check, which takes as long as all others together, in
 * parallel with the others. Prints the output of those that fail.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const [types, ...others] = checks
  const results = await Promise.all([runInTurn([types]), runInTurn(others)])
  const passed = results.flat().filter((isPassed) => isPassed).length
  const failed = checks.length - passed
  console.log(`Vérifications : ${passed} réussies, ${failed} en échec`)
  return { passed, failed }
}

async function runInTurn(checksInOrder) {
  const results = []
  for (const check of checksInOrder) results.push(await runCheck(check))
  return results
}

async function runCheck([label, ...commands]) {
  for (const command of commands) {
    const { status, output } = await run(command)
    if (status === 0) continue
    console.log(`✗ ${label}\n${output}`)
    return false
  }
  return true
}

/**
 * @param {string[]} command script and arguments
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.once('close', (status) => resolve({ status, output }))
  })
}
