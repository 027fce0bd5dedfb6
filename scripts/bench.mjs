// `npm run bench [-- <names>] [--allow-modified]`: bundles each bench/*.bench.ts, runs it in its own
// process, prints a table of goals and figures, writes bench/results/<name>.json, and updates
// docs/BENCHMARKS.md. With uncommitted changes it does not update the report, because nobody could
// repeat the measurement; --allow-modified updates it anyway. A benchmark that exceeds the time
// limit is stopped with all its processes, and the next one runs.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem, type } from 'node:os'
import path from 'node:path'
import { toCells, updateReport } from './benchmark-report.mjs'
import { findChromium } from './find-chromium.mjs'
import { setup } from './setup.mjs'

const timeLimitMs = 10 * 60_000
/** Time between SIGTERM and SIGKILL. */
const gracePeriodMs = 5_000

const reportFile = 'docs/BENCHMARKS.md'
const benchmarkSuffix = '.bench.ts'
/**
 * A process that a benchmark forks: bench/<benchmark>/<name>.process.ts becomes
 * <benchmark>-<name>.js.
 */
const processSuffix = '.process.ts'
/** Files that run as separate threads or processes, or that a started product loads. */
const standaloneFiles = {
  'pglite-worker': 'server/platform/database/pglite-worker.mjs',
  'pdf-worker': 'server/platform/pdf/pdf-worker.ts',
  'espeak-child': 'providers/espeak/espeak-child.mjs',
  'common-passwords': 'server/features/accounts/passwords/common-passwords.mjs',
  'exit-with-parent': 'tests/support/product/exit-with-parent.mjs',
}

await setup()
process.env.CHROMIUM_PATH = findChromium()
const { build } = await import('vite')

const allowModifiedOption = '--allow-modified'
const requestedNames = process.argv.slice(2).filter((argument) => argument !== allowModifiedOption)
const knownNames = listFiles(benchmarkSuffix).map((file) => path.basename(file, benchmarkSuffix))
const unknownNames = requestedNames.filter((name) => !knownNames.includes(name))
if (unknownNames.length > 0) {
  console.error(
    `Unknown benchmark: ${unknownNames.join(', ')}. Available: ${knownNames.join(', ')}.`,
  )
  process.exit(1)
}
const names = knownNames.filter(
  (name) => requestedNames.length === 0 || requestedNames.includes(name),
)

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
      input: { ...listEntries(), ...standaloneFiles },
      // Benchmarks that compose the product in their own process do so without its pages.
      external: ['virtual:react-router/server-build'],
      output: {
        entryFileNames: ({ name }) => (name in standaloneFiles ? '[name].mjs' : '[name].js'),
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})

mkdirSync('bench/results', { recursive: true })
const commit = describeCommit()
const shouldUpdateReport = !commit.isModified || process.argv.includes(allowModifiedOption)
if (!shouldUpdateReport)
  console.error(
    `There are uncommitted changes: ${reportFile} will not be updated. ${allowModifiedOption} updates it.`,
  )
const figures = []
for (const name of names) figures.push(...(await runBenchmark(name)))
printTable(figures)
process.exit(figures.some(({ isMet }) => isMet === false) ? 1 : 0)

/** @param {string} suffix */
function listFiles(suffix) {
  return readdirSync('bench', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix) && !file.startsWith('node_modules'))
    .sort()
}

function listEntries() {
  const benchmarks = listFiles(benchmarkSuffix).map((file) => [
    path.basename(file, benchmarkSuffix),
    file,
  ])
  const processes = listFiles(processSuffix).map((file) => [
    `${path.dirname(file)}-${path.basename(file, processSuffix)}`,
    file,
  ])
  return Object.fromEntries(
    [...benchmarks, ...processes].map(([name, file]) => [name, path.join('bench', file)]),
  )
}

/**
 * Runs a benchmark, which prints one line of JSON per figure (bench/figure.ts). Stores its result,
 * updates the report if allowed, and returns the figures.
 */
async function runBenchmark(name) {
  const result = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.isModified ? `${commit.id} (modified)` : commit.id,
    machine: describeMachine(),
  }
  console.log(`… ${name} (load average ${loadavg()[0]?.toFixed(2)})`)
  const { output, failure } = await runProcess(name)
  const figures = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  if (failure) {
    console.log(`✗ ${name} ${failure}`)
    figures.push({ name: `${name} did not complete (${failure})`, isMet: false })
  }
  const storedResult = { ...result, figures }
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify(storedResult, null, 2)}\n`)
  if (shouldUpdateReport) {
    const document = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : ''
    writeFileSync(reportFile, updateReport(document, name, storedResult, knownNames))
  }
  return figures
}

function describeMachine() {
  return [
    cpus()[0]?.model.trim() || 'unknown CPU',
    `${cpus().length} cores`,
    `${(totalmem() / 2 ** 30).toFixed(1)} GiB memory`,
    type(),
    `Node ${process.versions.node}`,
    `load average ${loadavg()[0]?.toFixed(2)} at the start`,
  ].join(', ')
}

/** Returns the abbreviated commit, and whether files other than the report have uncommitted changes. */
function describeCommit() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim()
  const id = git('rev-parse', '--short', 'HEAD')
  if (!id) return { id: 'unknown', isModified: true }
  return { id, isModified: git('status', '--porcelain', '--', '.', `:!${reportFile}`) !== '' }
}

/**
 * Runs the bundled benchmark. Resolves with its standard output, and with the reason when it
 * failed. The benchmark leads a process group, so that everything it started ends with it.
 * @param {string} name
 * @returns {Promise<{ output: string, failure?: string }>}
 */
function runProcess(name) {
  const benchmark = spawn(process.execPath, ['--expose-gc', `build/bench/${name}.js`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  let hasTimedOut = false
  let killTimer
  benchmark.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })

  const stop = () => {
    signalGroup(benchmark, 'SIGTERM')
    killTimer = setTimeout(() => signalGroup(benchmark, 'SIGKILL'), gracePeriodMs)
  }
  const limitTimer = setTimeout(() => {
    hasTimedOut = true
    stop()
  }, timeLimitMs)
  const interrupt = () => {
    stop()
    benchmark.once('close', () => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupt)

  return new Promise((resolve) => {
    benchmark.once('exit', () => {
      clearTimeout(limitTimer)
      clearTimeout(killTimer)
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt)
      signalGroup(benchmark, 'SIGKILL')
    })
    // "close" is emitted after all output has been read, "exit" possibly before.
    benchmark.once('close', (code, signal) => {
      if (code === 0) return resolve({ output })
      const failure = hasTimedOut
        ? `exceeded ${timeLimitMs / 60_000} minutes`
        : `exited with ${signal ?? code}`
      resolve({ output, failure })
    })
  })
}

function signalGroup({ pid }, signal) {
  try {
    if (pid) process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error // ESRCH: the process group has already ended.
  }
}

function printTable(figures) {
  const rows = [['name', 'goal', 'figure', ''], ...figures.map(toCells)]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const row of rows) console.log(row.map((cell, i) => cell.padEnd(widths[i])).join('  '))
}
