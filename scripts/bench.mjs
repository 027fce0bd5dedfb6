// `npm run bench [name…]`: bundles each bench/*.bench.ts, runs it in a process of its own, prints a
// table of goals and figures, and writes bench/results/<name>.json. A bench that takes too long is
// stopped with everything it started, and the others go on.
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { setup } from './setup.mjs'

const limitMs = 10 * 60_000
/** From the request to stop until the end is forced. */
const farewellMs = 5_000

const benchEnding = '.bench.ts'
/** What a bench forks: bench/<bench>/<name>.process.ts becomes <bench>-<name>.js. */
const processEnding = '.process.ts'
/** What the product's own modules load from beside them. */
const standalone = {
  'pglite-worker': 'server/platform/database/pglite-worker.mjs',
  'pdf-worker': 'server/platform/pdf/pdf-worker.ts',
  'espeak-child': 'providers/espeak/espeak-child.mjs',
}

await setup()
process.env.CHROMIUM_PATH = findChromium()
const { build } = await import('vite')

const wanted = process.argv.slice(2)
const known = filesEnding(benchEnding).map((file) => path.basename(file, benchEnding))
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`Mesure inconnue : ${unknown.join(', ')} ; il y a ${known.join(', ')}.`)
  process.exit(1)
}
const names = known.filter((name) => wanted.length === 0 || wanted.includes(name))

rmSync('build/bench', { recursive: true, force: true })
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build/bench',
    rollupOptions: {
      input: { ...entries(), ...standalone },
      // A bench that composes the product does so without its pages.
      external: ['virtual:react-router/server-build'],
      output: {
        entryFileNames: ({ name }) => (name in standalone ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})

mkdirSync('bench/results', { recursive: true })
const figures = []
for (const name of names) figures.push(...(await run(name)))
print(figures)
process.exit(figures.some(({ isReached }) => isReached === false) ? 1 : 0)

/** @param {string} ending */
function filesEnding(ending) {
  return readdirSync('bench', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
}

function entries() {
  const benches = filesEnding(benchEnding).map((file) => [path.basename(file, benchEnding), file])
  const processes = filesEnding(processEnding).map((file) => [
    `${path.dirname(file)}-${path.basename(file, processEnding)}`,
    file,
  ])
  return Object.fromEntries(
    [...benches, ...processes].map(([name, file]) => [name, path.join('bench', file)]),
  )
}

/** A bench prints lines of JSON, one a figure: see bench/figure.ts. */
async function run(name) {
  const conditions = {
    node: process.version,
    cores: cpus().length,
    loadBefore: loadavg()[0],
    at: new Date().toISOString(),
  }
  console.log(`… ${name} (charge de la machine : ${loadavg()[0]?.toFixed(1)})`)
  const { output, failure } = await outputOf(name)
  const rows = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => ({ bench: name, ...JSON.parse(line) }))
  if (failure) {
    console.log(`✗ ${name} ${failure}`)
    rows.push({ bench: name, name: `${name} n’a pas abouti`, isReached: false })
  }
  writeFileSync(
    `bench/results/${name}.json`,
    `${JSON.stringify({ ...conditions, rows }, null, 2)}\n`,
  )
  return rows
}

/**
 * What a bench has printed when it is over, and why it failed if it did. It leads a process group,
 * so that whatever it started ends with it.
 * @param {string} name
 * @returns {Promise<{ output: string, failure?: string }>}
 */
function outputOf(name) {
  const bench = spawn(process.execPath, ['--expose-gc', `build/bench/${name}.js`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  let isLate = false
  let force
  bench.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })

  const stop = () => {
    signalGroup(bench, 'SIGTERM')
    force = setTimeout(() => signalGroup(bench, 'SIGKILL'), farewellMs)
  }
  const limit = setTimeout(() => {
    isLate = true
    stop()
  }, limitMs)
  const interrupt = () => {
    stop()
    bench.once('close', () => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt)

  return new Promise((resolve) => {
    bench.once('exit', () => {
      clearTimeout(limit)
      clearTimeout(force)
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt)
      signalGroup(bench, 'SIGKILL')
    })
    // All that was printed has been read only then.
    bench.once('close', (code, signal) => {
      if (code === 0) return resolve({ output })
      const failure = isLate
        ? `a dépassé ${limitMs / 60_000} minutes`
        : `s’est arrêté (${signal ?? code})`
      resolve({ output, failure })
    })
  })
}

function signalGroup({ pid }, signal) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error // nobody is left
  }
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
