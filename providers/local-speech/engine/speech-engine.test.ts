import type { ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineCommand, EngineMessage } from './engine-protocol'
import { createSpeechEngine } from './speech-engine'

class FakeChild extends EventEmitter {
  readonly commands: EngineCommand[] = []
  canAnswerPings = true
  send(command: EngineCommand) {
    this.commands.push(command)
    if (command.do === 'ping' && this.canAnswerPings) this.emitMessage({ kind: 'pong' })
  }
  emitMessage(message: EngineMessage) {
    this.emit('message', message)
  }
  kill(signal: string) {
    this.emit('exit', null, signal)
  }
  disconnect() {
    this.emit('exit', 0, null)
  }
}

let children: FakeChild[]
let endReasons: string[]

beforeEach(() => {
  vi.useFakeTimers()
  children = []
  endReasons = []
})
afterEach(() => void vi.useRealTimers())

const createEngine = () =>
  createSpeechEngine(
    async () => ({ voices: [], recogniser: null, turn: null }),
    { onAnswer() {}, onEnd: (reason) => void endReasons.push(reason) },
    {
      forkChild: (() => {
        const child = new FakeChild()
        children.push(child)
        return child as unknown as ChildProcess
      }) as unknown as typeof fork,
    },
  )

/** Starts the engine; the newest child becomes ready. */
async function startReady(engine: ReturnType<typeof createEngine>) {
  const started = engine.start()
  await vi.advanceTimersByTimeAsync(0)
  children.at(-1)?.emitMessage({ kind: 'ready' })
  await started
}

it('lets a slow machine take minutes, as long as it finishes loading one model after another', async () => {
  const engine = createEngine()
  const started = engine.start()
  await vi.advanceTimersByTimeAsync(0)
  for (let count = 0; count < 5; count += 1) {
    await vi.advanceTimersByTimeAsync(50_000)
    children[0]?.emitMessage({ kind: 'loading', model: 'slow' })
  }
  children[0]?.emitMessage({ kind: 'ready' })
  await started
  expect(engine.state).toBe('ready')
})

it('kills a process that hangs while it loads a model, and reports the name of the model', async () => {
  const engine = createEngine()
  const failure = expect(engine.start()).rejects.toThrow('while it loaded huge')
  await vi.advanceTimersByTimeAsync(0)
  children[0]?.emitMessage({ kind: 'loading', model: 'huge' })
  await vi.advanceTimersByTimeAsync(60_000)
  await failure
})

it('keeps a process that answers its pings, and kills one that no longer does', async () => {
  const engine = createEngine()
  await startReady(engine)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(endReasons).toEqual([])
  const [child] = children
  if (child) child.canAnswerPings = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(endReasons).toEqual(['The speech engine stopped (SIGKILL).'])
})

it('restarts by itself after growing delays, which are reset once a process has run for a minute', async () => {
  const engine = createEngine()
  await startReady(engine)
  for (const delayMs of [1_000, 2_000, 4_000]) {
    children.at(-1)?.kill('SIGSEGV')
    const childCount = children.length
    await vi.advanceTimersByTimeAsync(delayMs - 1)
    await expect(engine.start()).rejects.toThrow('SIGSEGV')
    expect(children.length).toBe(childCount)
    await vi.advanceTimersByTimeAsync(1)
    expect(children.length).toBe(childCount + 1)
    children.at(-1)?.emitMessage({ kind: 'ready' })
  }
  await vi.advanceTimersByTimeAsync(60_000)
  children.at(-1)?.kill('SIGSEGV')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(children.length).toBe(5)
})

it('does not restart when the package is not installed', async () => {
  const engine = createEngine()
  const failure = expect(engine.start()).rejects.toThrow('not installed')
  await vi.advanceTimersByTimeAsync(0)
  children[0]?.emitMessage({ kind: 'not-installed', reason: 'Cannot find package' })
  await failure
  await vi.advanceTimersByTimeAsync(600_000)
  await expect(engine.start()).rejects.toThrow('not installed')
  expect(children.length).toBe(1)
})
