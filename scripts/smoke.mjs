// `npm run smoke`: for each supported version of Node, starts the built product, requests a page,
// registers a user and reserves a call. Installs the versions from the npm package "node" into a
// temporary folder. `npm run smoke -- 22` tries only the named versions.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setup } from './setup.mjs'

const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24']
/** A busy machine needs a while to create the first database. */
const maxWaitMs = 60_000

await setup()
let failedCount = 0
for (const version of versions) {
  const temporaryDirectory = mkdtempSync(path.join(tmpdir(), 'amivoix-smoke-'))
  try {
    const node = installNode(version, temporaryDirectory)
    console.log(`✓ ${await tryProduct(node, path.join(temporaryDirectory, 'data'))}`)
  } catch (error) {
    failedCount++
    console.log(`✗ Node ${version} : ${error instanceof Error ? error.message : error}`)
  } finally {
    rmSync(temporaryDirectory, { recursive: true, force: true, maxRetries: 10 })
  }
}
console.log(`${versions.length - failedCount} passed, ${failedCount} failed`)
process.exit(failedCount > 0 ? 1 : 0)

/** @param {string} version @param {string} temporaryDirectory @returns {string} the path of this Node */
function installNode(version, temporaryDirectory) {
  const command = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    temporaryDirectory,
  ]
  const result = spawnSync('npm', [...command, `node@${version}`], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) throw new Error(`cannot install node@${version}: ${result.stderr}`)
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return path.join(temporaryDirectory, 'node_modules/node/bin', name)
}

/** @param {string} node @param {string} dataDirectory @returns {Promise<string>} a summary */
async function tryProduct(node, dataDirectory) {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const { PATH } = process.env
  const environment = { PATH, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDirectory }
  const product = spawn(node, ['build/server/main.js'], { env: environment })
  let output = ''
  for (const stream of [product.stdout, product.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const exitPromise = once(product, 'exit')
  const startedAtMs = Date.now()
  try {
    await waitFor('the product to start', async () => {
      if (product.exitCode !== null) throw new Error(`the product exited:\n${output}`)
      return (await fetch(`${origin}/health/ready`).catch(() => undefined))?.ok
    })
    const seconds = ((Date.now() - startedAtMs) / 1_000).toFixed(1)
    await requestPage(origin)
    const cookie = await signUp(origin, dataDirectory)
    await requestCall(origin, cookie)
    product.kill('SIGTERM')
    const [code] = await exitPromise
    if (code !== 0) throw new Error(`the product exited with ${code}:\n${output}`)
    const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
    return `Node ${version} : prêt en ${seconds} s, page, inscription, appel, arrêt`
  } finally {
    product.kill('SIGKILL')
  }
}

/** @param {string} origin */
async function requestPage(origin) {
  const page = await fetch(origin)
  const text = await page.text()
  if (!page.ok || !text.includes('</html>')) throw new Error(`the page returned ${page.status}`)
}

/**
 * Registers an account and confirms its address. Opening the mailed link alone confirms nothing: the page behind
 * it sends the token, as this function does. @returns {Promise<string>} the session's cookie
 */
async function signUp(origin, dataDirectory) {
  const account = { name: 'Camille', email: 'camille@example.test', hasAcceptedTerms: true }
  const password = 'une phrase assez longue'
  await post(origin, '/api/auth/sign-up/email', { ...account, password })
  const link = await waitFor('a mail', async () => findLink(path.join(dataDirectory, 'mail')))
  const token = new URL(link).searchParams.get('token')
  const confirmation = await request(origin, '/api/auth/verify-email', { token, password })
  const cookies = confirmation.headers.getSetCookie().map((line) => line.split(';')[0])
  if (cookies.length === 0) throw new Error('the confirmation set no cookie')
  return cookies.join('; ')
}

async function requestCall(origin, cookie) {
  const [agent] = await (await fetch(`${origin}/api/agents`)).json()
  const call = await post(origin, '/api/call/web', { assistantId: agent.vapiAssistantId }, cookie)
  if (!call.webCallUrl?.includes('ticket')) throw new Error(`no ticket: ${JSON.stringify(call)}`)
}

async function post(origin, pathname, body, cookie) {
  return (await request(origin, pathname, body, cookie)).json()
}

/** Throws unless the status is a success. @returns {Promise<Response>} */
async function request(origin, pathname, body, cookie = '') {
  const headers = { 'content-type': 'application/json', origin, cookie }
  const response = await fetch(origin + pathname, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${pathname}: ${response.status} ${await response.text()}`)
  return response
}

/** Returns the link of the first mail, whose text is quoted-printable; undefined when there is no mail yet. */
function findLink(directory) {
  const [file] = readdirSync(directory).filter((name) => name.endsWith('.eml'))
  if (!file) return undefined
  const text = readFileSync(path.join(directory, file), 'utf8')
  return /https?:\/\/[^\s"<]+/.exec(text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0]
}

/** Calls `find` until it returns something; a directory that does not exist yet counts as nothing found. */
async function waitFor(what, find) {
  const deadline = Date.now() + maxWaitMs
  while (Date.now() < deadline) {
    const found = await find().catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (found) return found
    await sleep(100)
  }
  throw new Error(`waited ${maxWaitMs / 1_000} s for ${what}`)
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}
