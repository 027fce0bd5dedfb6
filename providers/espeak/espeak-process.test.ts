import type { ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEspeakProcess } from './espeak-process'

class FakeChild extends EventEmitter {
  killedWith: string | null = null
  kill(signal: string) {
    this.killedWith = signal
    this.emit('exit', null, signal)
  }
  unref() {}
}

function startFakeProcess() {
  const child = new FakeChild()
  const espeak = createEspeakProcess(
    new URL('file:///child.mjs'),
    { onOutput() {}, onCrash() {} },
    (() => child as unknown as ChildProcess) as unknown as typeof fork,
  )
  return { child, espeak, started: espeak.start() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets a slow machine take minutes for the warm-up, as long as there is progress', async () => {
  const { child, espeak, started } = startFakeProcess()
  for (let sentence = 0; sentence < 12; sentence += 1) {
    vi.advanceTimersByTime(50_000)
    child.emit('message', { kind: 'progress' })
  }
  expect(espeak.state).toBe('starting')
  child.emit('message', { kind: 'ready' })
  await started
  expect(child.killedWith).toBeNull()
  expect(espeak.state).toBe('ready')
})

it('kills a process that makes no progress', async () => {
  const { child, espeak, started } = startFakeProcess()
  vi.advanceTimersByTime(60_000)
  await expect(started).rejects.toThrow(/stopped/)
  expect(child.killedWith).toBe('SIGKILL')
  expect(espeak.state).toBe('stopped')
})
