import { type ChildProcess, fork } from 'node:child_process'
import { setDeadline } from '../../child-process/deadline'
import type { EngineAnswer, EngineCommand, EngineMessage, EngineModels } from './engine-protocol'

/** Time limit for loading one model, which usually takes seconds. */
const loadTimeoutMs = 60_000
const pingIntervalMs = 2_000
/** A process that leaves this many pings unanswered is considered hung. */
const maxMissedPings = 3
const maxRestartDelayMs = 300_000
/** After running for this long without a crash, a process counts as stable. */
const stableAfterMs = 60_000

/** The file is beside this one, both in the sources and in the build. */
const defaultChildFile = new URL('./speech-child.mjs', import.meta.url)

export type EngineEvents = {
  onAnswer(answer: EngineAnswer): void
  /** The child process has ended, so pending commands will not be answered. */
  onEnd(reason: string): void
}

export type EngineState = 'stopped' | 'starting' | 'ready' | 'not-installed'

export type SpeechEngine = {
  readonly state: EngineState
  /** Resolves when the engine accepts commands; throws Error with the reason otherwise. */
  start(): Promise<void>
  send(command: EngineCommand): void
  /** Kills a child process that no longer answers. Another one is started after a delay. */
  kill(): void
  close(): Promise<void>
}

/**
 * Manages a child process that runs speech models: starts it, kills it when it hangs, and restarts it after a
 * crash. The delay grows with each crash, so that a model that keeps crashing the process uses little CPU time.
 */
export function createSpeechEngine(
  /** Returns the models to load, whose files have been verified; called before each start. */
  findModels: () => Promise<EngineModels>,
  events: EngineEvents,
  {
    childFile = defaultChildFile,
    forkChild = fork,
  }: { childFile?: URL; forkChild?: typeof fork } = {},
): SpeechEngine {
  let engineState: EngineState = 'stopped'
  let child: ChildProcess | undefined
  let runningStart: Promise<void> | undefined
  let isClosed = false
  let crashCount = 0
  let restartAtMs = 0
  let lastCrashReason = ''
  let restartTimer: NodeJS.Timeout | undefined

  /** Finds the models and starts a child process; resolves when it is ready. */
  async function launch() {
    engineState = 'starting'
    try {
      const models = await findModels()
      if (isClosed) throw new Error('The speech engine is closed.')
      await startChild(models)
    } catch (error) {
      if (engineState === 'starting') engineState = 'stopped'
      runningStart = undefined
      throw error
    }
  }

  /** Resolves when the child process is ready; rejects if it ends before that. */
  function startChild(models: EngineModels): Promise<void> {
    return new Promise((resolve, reject) => {
      const newChild = forkChild(childFile, {
        serialization: 'advanced',
        execArgv: [],
        // The environment may contain secrets, so the child gets only the paths of programs and libraries.
        env: selectEnvironment(),
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      child = newChild
      let loadingModel = ''
      let missedPings = 0
      const kill = () => void newChild.kill('SIGKILL')
      let pingTimer: NodeJS.Timeout | undefined
      let cancelDeadline = setDeadline(loadTimeoutMs, kill)
      const restartDeadline = () => {
        cancelDeadline()
        cancelDeadline = setDeadline(loadTimeoutMs, kill)
      }
      const ping = () => {
        if (missedPings === maxMissedPings) return kill()
        missedPings += 1
        sendTo(newChild, { do: 'ping' })
      }
      const handleReady = () => {
        cancelDeadline()
        pingTimer = setInterval(ping, pingIntervalMs)
        pingTimer.unref()
        engineState = 'ready'
        readyAtMs = performance.now()
        resolve()
      }
      let readyAtMs: number | undefined
      let hasEnded = false
      const handleExit = (cause: string) => {
        if (hasEnded) return
        hasEnded = true
        cancelDeadline()
        clearInterval(pingTimer)
        child = runningStart = undefined
        const duringLoad =
          readyAtMs === undefined && loadingModel ? ` while it loaded ${loadingModel}` : ''
        const reason = `The speech engine stopped (${cause})${duringLoad}.`
        const uptimeMs = readyAtMs === undefined ? 0 : performance.now() - readyAtMs
        if (engineState !== 'not-installed') {
          engineState = 'stopped'
          if (!isClosed) scheduleRestart(uptimeMs, reason)
        }
        reject(new Error(reason))
        events.onEnd(reason)
      }
      newChild.on('error', (error) => handleExit(error.message))
      newChild.on('exit', (code, signal) => handleExit(String(signal ?? code)))
      newChild.on('message', (message: EngineMessage) => {
        if (message.kind === 'pong') missedPings = 0
        else if (message.kind === 'loading') {
          loadingModel = message.model
          restartDeadline()
        } else if (message.kind === 'ready') handleReady()
        else if (message.kind === 'not-installed') {
          engineState = 'not-installed'
          reject(new Error(`The speech engine is not installed: ${message.reason}`))
          newChild.disconnect()
        } else events.onAnswer(message)
      })
      sendTo(newChild, { do: 'load', models })
    })
  }

  function scheduleRestart(uptimeMs: number, reason: string) {
    crashCount = uptimeMs >= stableAfterMs ? 1 : crashCount + 1
    const delayMs = Math.min(maxRestartDelayMs, 1_000 * 2 ** (crashCount - 1))
    restartAtMs = performance.now() + delayMs
    lastCrashReason = reason
    restartTimer = setTimeout(() => {
      restartAtMs = 0
      start().catch(() => {
        // `handleExit` reports a process that ended and schedules the next start; `findModels` reports damaged models.
      })
    }, delayMs)
    restartTimer.unref()
  }

  async function start() {
    if (isClosed) throw new Error('The speech engine is closed.')
    if (engineState === 'not-installed') throw new Error('The speech engine is not installed.')
    if (!runningStart && performance.now() < restartAtMs) throw new Error(lastCrashReason)
    runningStart ??= launch()
    await runningStart
  }

  return {
    get state() {
      return engineState
    },
    start,
    send: (command) => child && sendTo(child, command),
    kill: () => void child?.kill('SIGKILL'),
    async close() {
      isClosed = true
      clearTimeout(restartTimer)
      const closingChild = child
      if (!closingChild) return
      const exited = new Promise<void>((resolve) => closingChild.once('exit', () => resolve()))
      if (closingChild.connected) closingChild.disconnect()
      const killTimer = setTimeout(() => closingChild.kill('SIGKILL'), 1_000)
      await exited
      clearTimeout(killTimer)
    },
  }
}

/** The callback suppresses the error of a closed channel, which 'exit' reports. */
const sendTo = (child: ChildProcess, command: EngineCommand) => child.send(command, () => {})

function selectEnvironment() {
  const names = ['PATH', 'SystemRoot', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH']
  const entries = names.map((name) => [name, process.env[name]] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
