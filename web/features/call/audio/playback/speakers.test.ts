import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSpeakers } from './speakers'

class FakeTarget extends EventTarget {
  emit(type: string) {
    this.dispatchEvent(new Event(type))
  }
}

class FakeContext extends FakeTarget {
  state: AudioContextState | 'interrupted' = 'suspended'
  canStart = true
  createMediaStreamDestination = () => ({ stream: {} })
  async resume() {
    if (!this.canStart) throw new DOMException('', 'NotAllowedError')
    this.state = 'running'
  }
  async close() {
    this.state = 'closed'
  }
}

class FakeElement extends FakeTarget {
  paused = true
  canPlay = true
  srcObject: unknown = null
  async play() {
    if (!this.canPlay) throw new DOMException('', 'NotAllowedError')
    this.paused = false
  }
  pause() {
    this.paused = true
  }
}

let element: FakeElement
let session: FakeTarget & { type?: string }
let context: FakeContext
const reports: boolean[] = []

beforeEach(() => {
  reports.length = 0
  context = new FakeContext()
  element = new FakeElement()
  session = new FakeTarget()
  vi.stubGlobal('Audio', function FakeAudio() {
    return element
  })
  vi.stubGlobal('document', Object.assign(new FakeTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { audioSession: session })
})
afterEach(() => vi.unstubAllGlobals())

const open = () =>
  openSpeakers(context as unknown as AudioContext, (isBlocked) => reports.push(isBlocked))
const flushPromises = () => new Promise((resolve) => setImmediate(resolve))

describe('the audio output', () => {
  it('reports that the browser blocks the sound, and that a user gesture has unblocked it', async () => {
    element.canPlay = false
    const speakers = open()
    speakers.resume()
    expect(await speakers.isBlocked()).toBe(true)
    element.canPlay = true
    speakers.resume()
    await flushPromises()
    expect(reports).toEqual([true, false])
  })

  it('resumes the sound when the browser or the system has paused the element', async () => {
    const speakers = open()
    speakers.resume()
    expect(await speakers.isBlocked()).toBe(false)
    element.pause()
    element.emit('pause')
    await flushPromises()
    expect([element.paused, reports]).toEqual([false, []])
  })

  it('reports an interruption by the system, and continues when it is over', async () => {
    const speakers = open()
    speakers.resume()
    await speakers.isBlocked()
    expect(session.type).toBe('play-and-record')

    Object.assign(context, { state: 'interrupted', canStart: false })
    element.canPlay = false
    element.pause()
    context.emit('statechange')
    await flushPromises()
    expect(reports).toEqual([true])

    context.canStart = true
    element.canPlay = true
    session.emit('statechange')
    await flushPromises()
    expect([element.paused, context.state, reports]).toEqual([false, 'running', [true, false]])
  })

  it('does nothing once it is closed', async () => {
    const speakers = open()
    speakers.resume()
    await speakers.isBlocked()
    await speakers.close()
    element.emit('pause')
    await flushPromises()
    expect([element.paused, session.type, reports]).toEqual([true, 'auto', []])
  })
})
