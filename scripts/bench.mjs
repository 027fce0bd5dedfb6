// `npm run bench [name…]`: bundles each bench/*.bench.ts, runs it in a process of its own, prints a
// table of goals and figures, and writes bench/results/<name>.json.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { findChromium } from './find-chromium.mjs'
import { setup } from './setup.mjs'

await setup()
process.env.CHROMIUM_PATH = findChromium()
const { build } = await import('vite')

const wanted = process.argv.slice(2)
const names = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))

rmSync('build/bench', { recursive: true, force: true })
await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: /^\./ },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build/bench',
    rollupOptions: {
      input: Object.fromEntries(names.map((name) => [name, `bench/${name}.bench.ts`])),
      output: { entryFileNames: '[name].js' },
    },
  },
})

mkdirSync('bench/results', { recursive: true })
const figures = names.flatMap(run)
print(figures)
process.exit(figures.some(({ isReached }) => isReached === false) ? 1 : 0)

/** A bench prints lines of JSON, one a figure: see bench/figure.ts. */
function run(name) {
  console.log(`… ${name}`)
  const result = spawnSync(process.execPath, ['--expose-gc', `build/bench/${name}.js`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (result.status !== 0) {
    console.log(`${result.stdout}\n✗ ${name} s’est arrêté (${result.status ?? result.signal})`)
    return [{ bench: name, name: 'n’a pas abouti', isReached: false }]
  }
  const rows = result.stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => ({ bench: name, ...JSON.parse(line) }))
  const conditions = { node: process.version, cores: cpus().length, at: new Date().toISOString() }
  writeFileSync(
    `bench/results/${name}.json`,
    `${JSON.stringify({ ...conditions, rows }, null, 2)}\n`,
  )
  return rows
}

function print(rows) {
  const table = rows.map(({ name, value, unit, goal, isReached }) => [
    name,
    value === undefined ? '—' : `${value} ${unit}`,
    goal ?? '',
    isReached === undefined ? '' : isReached ? 'atteint' : 'manqué',
  ])
  const header = ['mesure', 'valeur', 'objectif', '']
  const widths = header.map((title, column) =>
    Math.max(title.length, ...table.map((row) => row[column].length)),
  )
  for (const row of [header, ...table])
    console.log(row.map((cell, column) => cell.padEnd(widths[column])).join('  '))
}
