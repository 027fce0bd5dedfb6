import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listMailbox } from '../../../emulators/mail/mailbox'
import { createTestDirectory, removeTestDirectory } from '../database/create-test-directory'
import { findFreePort } from './find-free-port'
import { copyTemplate, noUsers } from './product-template'

type Options = {
  /** The data directory of an earlier product. By default, a new one with a copy of the template. */
  dataDirectory?: string
  port?: number
  environment?: Record<string, string>
}

export type BuiltProduct = Awaited<ReturnType<typeof startBuiltProduct>>

const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href

/** Database and voice take 15 s to start on a slow machine, and more than 80 s on one that is busy with other tests. */
const readyTimeoutMs = 170_000

/** Limits how long one request waits for a product that hangs. */
const answerTimeoutMs = 10_000

/** Starts the built product in its own process, as `npm start` does, and waits until it is ready. */
export async function startBuiltProduct(options: Options = {}) {
  const port = options.port ?? (await findFreePort())
  const dataDirectory = options.dataDirectory ?? (await createDataDirectory())
  const { users, administrator } =
    options.dataDirectory === undefined ? await copyTemplate(dataDirectory) : noUsers
  const { child, output, ended } = spawnProduct({ ...options, port, dataDirectory })
  const origin = `http://127.0.0.1:${port}`
  try {
    await waitUntilReady(origin, child, output)
  } catch (error) {
    child.kill('SIGKILL')
    await ended
    if (options.dataDirectory === undefined) await removeTestDirectory(dataDirectory)
    throw error
  }

  return {
    origin,
    port,
    dataDirectory,
    /** Users of the template that no test has used yet; signUpUser takes the first of them. */
    users: [...users],
    /** The administrator of the template; null if the product was not started from one. */
    administrator,
    /** Returns what the product has printed so far. */
    output,
    /** Stops the product with a signal; returns its exit code, or null after SIGKILL. */
    async kill(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
    /** Suspends the process until `resume`, to simulate an overloaded machine. */
    suspend: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    /** Stops the product and deletes its data. */
    async close() {
      child.kill('SIGTERM')
      await ended
      await removeTestDirectory(dataDirectory)
    },
    /** Lists the delivered mails, newest first. */
    listMails: () => listMailbox(path.join(dataDirectory, 'mail')),
  }
}

/**
 * Creates a data directory: in the folder of the template if there is one, because this folder is deleted after the
 * test run.
 */
function createDataDirectory() {
  const home = process.env['PRODUCT_TEMPLATE']
  return home === undefined ? createTestDirectory('built') : mkdtemp(path.join(home, 'built-'))
}

/** Starts the built product without waiting; `ended` resolves to the exit code, null if a signal killed it. */
export function spawnProduct({
  port,
  dataDirectory,
  environment,
}: Required<Pick<Options, 'port' | 'dataDirectory'>> & Options) {
  const args = ['--import', exitWithParent, 'build/server/main.js']
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, output: () => chunks.join('') }
}

async function waitUntilReady(origin: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + readyTimeoutMs
  let lastAnswer = 'no answer'
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The product did not start:\n${output()}`)
    const signal = AbortSignal.timeout(answerTimeoutMs)
    const response = await fetch(`${origin}/health/ready`, { signal }).catch(() => undefined)
    if (response?.ok) return
    lastAnswer = (await response?.text()) ?? 'no answer'
    await sleep(50)
  }
  throw new Error(`The product was not ready in time (${lastAnswer}):\n${output()}`)
}
