import { type ChildProcess, fork } from 'node:child_process'
import { SpeechUnavailable } from '../../voice/ports/text-to-speech'
import type { EspeakAnswer, EspeakOrder } from './espeak-protocol'

/** Ready takes half a second; a machine under load gets this long. */
const longestStartMs = 15_000
/** A piece takes some 20 ms; after this long the synthesiser hangs. */
const longestOrderMs = 5_000
/** A child that cannot start is not tried again for every sentence. */
const restartPauseMs = 1_000

type Events = {
  onAnswer(answer: Extract<EspeakAnswer, { id: number }>): void
  /** A child that was ready has died; the next `start` begins another. */
  onCrash(reason: string): void
}

export type EspeakProcess = {
  /** Resolves when the child takes orders; throws `SpeechUnavailable`. */
  start(): Promise<void>
  /** One at a time: the next after `end` has come. */
  send(order: EspeakOrder): void
  /** The order is done. An idle child does not keep the parent alive. */
  rest(): void
  close(): Promise<void>
}

/** The life of the one child: begun when needed, begun again when it died. */
export function createEspeakProcess(childFile: URL, events: Events): EspeakProcess {
  let child: ChildProcess | undefined
  let ready: Promise<void> | undefined
  let refusal: { error: SpeechUnavailable; untilMs: number } | undefined
  let watchdog: NodeJS.Timeout | undefined
  let isClosed = false

  const refuse = (reason: string, pauseMs: number) => {
    const error = new SpeechUnavailable(reason)
    refusal = { error, untilMs: performance.now() + pauseMs }
    return error
  }

  function watch(limitMs: number) {
    clearTimeout(watchdog)
    const watched = child
    watchdog = setTimeout(() => watched?.kill('SIGKILL'), limitMs)
  }

  function begin(): Promise<void> {
    return new Promise((resolve, reject) => {
      let state: 'starting' | 'ready' | 'missing' = 'starting'
      // It is given no environment: it needs none, and secrets are none of its business.
      const started = fork(childFile, {
        serialization: 'advanced',
        execArgv: [],
        env: {},
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      child = started
      watch(longestStartMs)
      const end = (reason: string) => {
        if (child !== started) return
        clearTimeout(watchdog)
        child = ready = undefined
        if (state === 'ready') events.onCrash(reason)
        if (state === 'starting') reject(refuse(reason, restartPauseMs))
      }
      started.on('error', (error) => end(`The synthesiser failed: ${error.message}`))
      started.on('exit', (code, signal) => end(`The synthesiser stopped (${signal ?? code}).`))
      started.on('message', (answer: EspeakAnswer) => {
        if (answer.kind === 'missing') {
          state = 'missing'
          reject(refuse(`The synthesiser is not installed: ${answer.reason}`, Infinity))
          started.disconnect()
        } else if (answer.kind === 'ready') {
          state = 'ready'
          rest()
          resolve()
        } else events.onAnswer(answer)
      })
    })
  }

  function rest() {
    clearTimeout(watchdog)
    child?.unref()
    child?.channel?.unref()
  }

  return {
    async start() {
      if (isClosed) throw new SpeechUnavailable('The synthesiser is closed.')
      if (refusal && performance.now() < refusal.untilMs) throw refusal.error
      ready ??= begin()
      await ready
    },
    send(order) {
      child?.channel?.ref()
      watch(longestOrderMs)
      // A channel that closes meanwhile is reported by 'exit'.
      child?.send(order, () => {})
    },
    rest,
    async close() {
      isClosed = true
      clearTimeout(watchdog)
      const leaving = child
      if (!leaving) return
      leaving.ref()
      const gone = new Promise<void>((resolve) => leaving.once('exit', () => resolve()))
      if (leaving.connected) leaving.disconnect()
      const force = setTimeout(() => leaving.kill('SIGKILL'), 1_000)
      await gone
      clearTimeout(force)
    },
  }
}
