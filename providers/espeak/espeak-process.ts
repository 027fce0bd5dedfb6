import { type ChildProcess, fork } from 'node:child_process'
import { SpeechUnavailable } from '../../voice/ports/text-to-speech'
import { setDeadline } from '../child-process/deadline'
import type { EspeakCommand, EspeakMessage, EspeakOutput } from './espeak-protocol'

/**
 * Each step of the start takes well below 1 s; the limit leaves time for a slow machine under load.
 * The timeout restarts after every step, so that only a process that hangs is killed.
 */
const startStepTimeoutMs = 60_000
/** A command takes about 40 ms at most; a process that takes this long is considered hung. */
const commandTimeoutMs = 5_000
/** For this time after a failed start, `start` rejects at once instead of trying again. */
const retryDelayMs = 1_000

/**
 * Without helper threads, V8 needs a quarter less CPU time to compile the synthesiser. On a busy machine the child
 * process is ready in half the time, because no slow unoptimised code runs while a helper thread waits for a core
 * (docs/decisions/071).
 */
const childOptions = ['--single-threaded']

type EspeakProcessEvents = {
  onOutput(output: EspeakOutput): void
  /** A process that was ready has exited; the next `start` starts another. */
  onCrash(reason: string): void
}

type EspeakProcess = {
  readonly state: 'stopped' | 'starting' | 'ready' | 'not-installed'
  /** Resolves when the process accepts commands; throws `SpeechUnavailable`. */
  start(): Promise<void>
  /** Sends a command, and kills a process that takes too long. The next command may follow after the output `end`. */
  send(command: EspeakCommand): void
  /**
   * Must be called when a command is done: cancels its timeout, after which the process would be killed, and lets
   * the parent exit while the child process is idle.
   */
  markIdle(): void
  close(): Promise<void>
}

/** Manages the child process: starts it when needed, and again after a crash. */
export function createEspeakProcess(
  childFile: URL,
  events: EspeakProcessEvents,
  forkChild: typeof fork = fork,
): EspeakProcess {
  let processState: EspeakProcess['state'] = 'stopped'
  let child: ChildProcess | undefined
  let ready: Promise<void> | undefined
  let startFailure: { error: SpeechUnavailable; untilMs: number } | undefined
  let cancelWatchdog = () => {}
  let isClosed = false

  const recordStartFailure = (reason: string, retryAfterMs: number) => {
    const error = new SpeechUnavailable(reason)
    startFailure = { error, untilMs: performance.now() + retryAfterMs }
    return error
  }

  function startWatchdog(timeoutMs: number) {
    cancelWatchdog()
    const watchedChild = child
    cancelWatchdog = setDeadline(timeoutMs, () => watchedChild?.kill('SIGKILL'))
  }

  /** Resolves when the process is ready, not when it ends. */
  function spawnChild(): Promise<void> {
    return new Promise((resolve, reject) => {
      processState = 'starting'
      // The environment may contain secrets, and the child process needs no variable.
      const newChild = forkChild(childFile, {
        serialization: 'advanced',
        execArgv: childOptions,
        env: {},
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      child = newChild
      startWatchdog(startStepTimeoutMs)
      const handleExit = (reason: string) => {
        if (child !== newChild) return
        cancelWatchdog()
        child = ready = undefined
        const previousState = processState
        if (previousState !== 'not-installed') processState = 'stopped'
        if (previousState === 'ready') events.onCrash(reason)
        if (previousState === 'starting') reject(recordStartFailure(reason, retryDelayMs))
      }
      newChild.on('error', (error) => handleExit(`The synthesiser failed: ${error.message}`))
      newChild.on('exit', (code, signal) =>
        handleExit(`The synthesiser stopped (${signal ?? code}).`),
      )
      newChild.on('message', (message: EspeakMessage) => {
        if (message.kind === 'progress') startWatchdog(startStepTimeoutMs)
        else if (message.kind === 'not-installed') {
          processState = 'not-installed'
          reject(
            recordStartFailure(`The synthesiser is not installed: ${message.reason}`, Infinity),
          )
          newChild.disconnect()
        } else if (message.kind === 'ready') {
          processState = 'ready'
          markIdle()
          resolve()
        } else events.onOutput(message)
      })
    })
  }

  function markIdle() {
    cancelWatchdog()
    child?.unref()
    child?.channel?.unref()
  }

  return {
    get state() {
      return processState
    },
    async start() {
      if (isClosed) throw new SpeechUnavailable('The synthesiser is closed.')
      if (startFailure && performance.now() < startFailure.untilMs) throw startFailure.error
      ready ??= spawnChild()
      await ready
    },
    send(command) {
      child?.channel?.ref()
      startWatchdog(commandTimeoutMs)
      // The callback suppresses the error of a closed channel, which 'exit' reports.
      child?.send(command, () => {})
    },
    markIdle,
    async close() {
      isClosed = true
      cancelWatchdog()
      const closingChild = child
      if (!closingChild) return
      closingChild.ref()
      const exited = new Promise<void>((resolve) => closingChild.once('exit', () => resolve()))
      if (closingChild.connected) closingChild.disconnect()
      const killTimer = setTimeout(() => closingChild.kill('SIGKILL'), 1_000)
      await exited
      clearTimeout(killTimer)
    },
  }
}
