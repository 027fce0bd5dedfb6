import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listMailbox } from '../../../emulators/mail/read-mailbox'
import { findFreePort } from './find-free-port'
import { copyTemplate } from './product-template'

type Options = {
  /** Kept and used again, so that a product can be started on what another left behind. */
  dataDirectory?: string
  port?: number
  environment?: Record<string, string>
}

export type BuiltProduct = Awaited<ReturnType<typeof startBuiltProduct>>

/** A slow machine needs a few seconds to make its first embedded database. */
const readyWithinMs = 60_000

/** The product as `npm start` runs it, in a process of its own, ready for requests. */
export async function startBuiltProduct(options: Options = {}) {
  const port = options.port ?? (await findFreePort())
  const dataDirectory =
    options.dataDirectory ?? (await mkdtemp(path.join(tmpdir(), 'amivoix-built-')))
  const members = options.dataDirectory === undefined ? await copyTemplate(dataDirectory) : []
  const { child, output, ended } = spawnProduct({ ...options, port, dataDirectory })
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(origin, child, output)

  return {
    origin,
    port,
    dataDirectory,
    /** Who has registered and confirmed already; signUpMember (sign-up-member.ts) hands them out. */
    members,
    /** What it has printed until now. */
    output,
    /** Ends it as a person (SIGTERM) or a power cut (SIGKILL) would; answers its exit code. */
    async kill(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
    /** Ends it and forgets its data. */
    async close() {
      child.kill('SIGTERM')
      await ended
      await rm(dataDirectory, { recursive: true, force: true })
    },
    /** The messages delivered so far, newest first. */
    mails: () => listMailbox(path.join(dataDirectory, 'mail')),
  }
}

/** Starts it and does not wait; `ended` answers the exit code, null after a signal. */
export function spawnProduct({
  port,
  dataDirectory,
  environment,
}: Required<Pick<Options, 'port' | 'dataDirectory'>> & Options) {
  const child = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, output: () => chunks.join('') }
}

async function waitUntilReady(origin: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output()}`)
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The product was not ready in time:\n${output()}`)
}
