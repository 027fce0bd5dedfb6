import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../tests/support/product/find-free-port'
import { report, round } from './figure'
import { findDescendant, type IdleUsage, measureIdleUsage } from './startup/measure-idle-usage'

// Measures `npm start` until /health/ready answers, in a fresh clone of the committed state with an
// empty home directory and a warm npm cache; then a second time, when everything is installed and
// built. The process is then measured while it is idle.
const folder = mkdtempSync(path.join(tmpdir(), 'amivoix-start-'))
const clone = path.join(folder, 'clone')
const cache = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim()
const idleMs = 60_000
const port = await findFreePort()
const environment = {
  PATH: process.env.PATH,
  HOME: folder,
  PORT: String(port),
  npm_config_cache: cache,
  npm_config_userconfig: process.env.npm_config_userconfig,
  NPM_CONFIG_REGISTRY: process.env.NPM_CONFIG_REGISTRY,
}

try {
  run('git', ['clone', '--quiet', process.cwd(), clone])
  const firstStartMs = await startUntilReady()
  let idle: IdleUsage | undefined
  const secondStartMs = await startUntilReady(async (npmPid) => {
    idle = await measureIdleUsage(findDescendant(npmPid, 'scripts/start.mjs'), idleMs)
  })
  const diskUsage = spawnSync('du', ['-sm', path.join(clone, 'node_modules')], { encoding: 'utf8' })
  const megabytes = Number(diskUsage.stdout.split('\t')[0])
  report({
    name: 'npm start in a fresh clone, warm npm cache',
    value: round(firstStartMs / 1_000),
    unit: 's',
    goal: '≤ 90 s',
    isMet: firstStartMs <= 90_000,
  })
  report({
    name: 'npm start again',
    value: round(secondStartMs / 1_000),
    unit: 's',
    goal: '≤ 4 s',
    isMet: secondStartMs <= 4_000,
  })
  if (idle) {
    report({
      name: 'CPU at rest after a restart, as a share of one core',
      value: round(idle.cpuShare * 100, 2),
      unit: '%',
      goal: '≤ 0.5 %',
      isMet: idle.cpuShare <= 0.005,
    })
    report({
      name: 'memory at rest after a restart, without the synthesiser',
      value: round(idle.residentMegabytes, 0),
      unit: 'MB',
      goal: '≤ 250 MB',
      isMet: idle.residentMegabytes <= 250,
    })
  }
  report({
    name: 'size of node_modules',
    value: megabytes,
    unit: 'MB',
    goal: '≤ 650 MB',
    isMet: megabytes <= 650,
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Starts the product, calls `onReady` once it is ready, and stops it. Returns the milliseconds until it was ready.
 */
async function startUntilReady(onReady?: (npmPid: number) => Promise<void>) {
  const startedAtMs = performance.now()
  const product = spawn('npm', ['start'], { cwd: clone, env: environment, detached: true })
  const stop = () => {
    if (product.pid && product.exitCode === null) process.kill(-product.pid, 'SIGTERM')
  }
  // A detached process has its own process group, so a signal to the benchmark does not reach it.
  process.once('SIGTERM', stop)
  let output = ''
  product.stdout.on('data', (text) => {
    output += text
  })
  product.stderr.on('data', (text) => {
    output += text
  })
  try {
    while (!(await isReady())) {
      if (product.exitCode !== null) throw new Error(`npm start exited:\n${output}`)
      await sleep(20)
    }
    const readyAfterMs = performance.now() - startedAtMs
    if (product.pid) await onReady?.(product.pid)
    return readyAfterMs
  } finally {
    stop()
    while (product.exitCode === null && product.signalCode === null) await sleep(20)
    process.off('SIGTERM', stop)
  }
}

async function isReady() {
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
  return response?.ok ?? false
}

function run(command: string, args: string[]) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
