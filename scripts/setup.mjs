// Installs the locked packages and builds the current sources, each only when it is out of date.
// Needs only Node and npm.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockCheckout } from './lock-checkout.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const packageFiles = ['package.json', 'package-lock.json']
const sources = [
  ...['content', 'contract', 'domain', 'emulators', 'providers', 'public'],
  ...['server', 'voice', 'web'],
  ...['scripts', 'vite.config.ts', 'react-router.config.ts'],
]

/** @param {{ build?: boolean }} [options] */
export async function setup({ build = true } = {}) {
  process.chdir(root)
  requireNode(20, 19)
  const unlock = await lockCheckout(root)
  try {
    runUnlessDone('node_modules/.installed', computeFingerprint(packageFiles), installPackages)
    if (build)
      runUnlessDone('build/.built', computeFingerprint([...packageFiles, ...sources]), buildProduct)
  } finally {
    unlock()
  }
}

function installPackages() {
  // The build tools are needed even with NODE_ENV=production. Cached packages are not checked
  // again.
  const options = [
    '--prefer-offline',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  run('Installation des paquets', 'npm', ['ci', ...options])
}

/** Builds in another folder, then renames it, so that `build` never contains an incomplete build. */
function buildProduct() {
  const node = process.execPath
  rmSync('build.next', { recursive: true, force: true })
  const build = ['node_modules/@react-router/dev/bin.js', 'build', '--logLevel', 'warn']
  run('Construction', node, build, { BUILD_DIRECTORY: 'build.next' })
  run('Compression', node, ['scripts/precompress.mjs', 'build.next/client'])
  rmSync('build', { recursive: true, force: true })
  renameSync('build.next', 'build')
}

/**
 * Runs a step if its stamp file is missing or holds the hash of another input. The stamp is written after the
 * step, so an interrupted step runs again.
 */
function runUnlessDone(stamp, inputHash, step) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash) return
  step()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, inputHash)
}

function run(label, command, args, environment = {}) {
  const startedAtMs = Date.now()
  process.stdout.write(`${label}… `)
  const result = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (result.status !== 0) {
    const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`
    process.stdout.write(`échec\n${output}\n`)
    process.exit(result.status ?? 1)
  }
  process.stdout.write(`${((Date.now() - startedAtMs) / 1000).toFixed(1)} s\n`)
}

/**
 * Hashes the Node version, and the paths and contents of the files, except tests. Modification times do not count,
 * because they differ in a fresh clone or a restored cache.
 */
function computeFingerprint(names) {
  const hash = createHash('sha256').update(process.version)
  for (const file of names.flatMap(listFilesIn).sort())
    hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function listFilesIn(name) {
  if (!existsSync(name)) return []
  if (!statSync(name).isDirectory()) return /[.]test[.]tsx?$/.test(name) ? [] : [name]
  return readdirSync(name).flatMap((child) => listFilesIn(path.join(name, child)))
}

function requireNode(major, minor) {
  const [actualMajor = 0, actualMinor = 0] = process.versions.node.split('.').map(Number)
  if (actualMajor > major || (actualMajor === major && actualMinor >= minor)) return
  console.error(
    `Node ${major}.${minor} ou plus récent est nécessaire ; voici ${process.versions.node}.`,
  )
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setup()
