import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listMailbox } from '../../../emulators/mail/mailbox'
import { createTestDirectory, removeTestDirectory } from '../database/create-test-directory'
import { findFreePort } from './find-free-port'
import { copyTemplate, noUsers } from './product-template'

type Options = {
  /** The data directory of an earlier product, to start with its data. By default a copy of the template. */
  dataDirectory?: string
  port?: number
  environment?: Record<string, string>
}

export type BuiltProduct = Awaited<ReturnType<typeof startBuiltProduct>>

const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href

/** Database and voice are ready after a few seconds on a slow machine, and after a minute on a machine under load. */
const readyTimeoutMs = 85_000

/** Limits how long a product that hangs delays the test. */
const answerTimeoutMs = 10_000

/** Starts the built product in a process of its own, as `npm start` does; waits until it is ready. */
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
    /** Users of the template that no test has taken yet; signUpUser returns them. */
    users: [...users],
    /** The administrator of the template; null without one. */
    administrator,
    /** Returns what the product has printed so far. */
    output,
    /** Stops it with a signal; returns its exit code, null after SIGKILL. */
    async kill(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
    /** Suspends the process, as a busy machine does, until `continue`. */
    stop: () => child.kill('SIGSTOP'),
    continue: () => child.kill('SIGCONT'),
    /** Stops it and deletes its data. */
    async close() {
      child.kill('SIGTERM')
      await ended
      await removeTestDirectory(dataDirectory)
    },
    /** Lists the delivered mails, newest first. */
    mails: () => listMailbox(path.join(dataDirectory, 'mail')),
  }
}

/** Creates the directory beside the template, in a folder that is deleted at the end of the run. */
function createDataDirectory() {
  const home = process.env['PRODUCT_TEMPLATE']
  return home === undefined ? createTestDirectory('built') : mkdtemp(path.join(home, 'built-'))
}

/** Starts the built product without waiting; `ended` resolves to the exit code, null after a signal. */
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
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output()}`)
    const signal = AbortSignal.timeout(answerTimeoutMs)
    const response = await fetch(`${origin}/health/ready`, { signal }).catch(() => undefined)
    if (response?.ok) return
    lastAnswer = (await response?.text()) ?? 'no answer'
    await sleep(50)
  }
  throw new Error(`The product was not ready in time (${lastAnswer}):\n${output()}`)
}
