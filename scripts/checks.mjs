// What is checked without running the product: types, format and lint, directions, house rules.
import { spawnSync } from 'node:child_process'

const rooms = [
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

const checks = [
  ['types', 'node_modules/@react-router/dev/bin.js', ['typegen']],
  ['types', 'node_modules/typescript/bin/tsc', []],
  [
    'format et règles',
    'node_modules/@biomejs/biome/bin/biome',
    ['ci', '--colors=off', '--error-on-warnings', '.'],
  ],
  [
    'directions',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ['--config', '.dependency-cruiser.mjs', ...rooms],
  ],
  ['règles de la maison', 'scripts/house-rules.mjs', []],
]

/** Answers how many passed and failed; what failed has printed its reasons. */
export function runChecks() {
  let passed = 0
  for (const [label, script, args] of checks) {
    const result = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
    if (result.status === 0) passed++
    else console.log(`✗ ${label}\n${result.stdout}${result.stderr}`)
  }
  const failed = checks.length - passed
  console.log(`Vérifications : ${passed} passées, ${failed} en échec`)
  return { passed, failed }
}
