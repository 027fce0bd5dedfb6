import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DetectorCommand, DetectorReport } from '../audio-messages'
import type { SpeechEvent } from '../detection/speech-detector'
import { type CallerAudio, openCallerAudio } from './caller-audio'

type Track = {
  enabled: boolean
  onended: (() => void) | null
  onmute: (() => void) | null
  onunmute: (() => void) | null
  stop(): void
  getSettings(): object
}

const devices = Object.assign(new EventTarget(), {
  getUserMedia: vi.fn<() => Promise<MediaStream>>(),
})
const tracks: Track[] = []
const reportFailure = vi.fn<(failure: string, state: { isResolved: boolean }) => void>()
const reportMicrophone = vi.fn<(status: string) => void>()
const reportSpeech = vi.fn<(event: SpeechEvent) => void>()
let context: FakeContext
let audio: CallerAudio

function createStream() {
  const track: Track = {
    enabled: true,
    onended: null,
    onmute: null,
    onunmute: null,
    stop() {},
    getSettings: () => ({}),
  }
  tracks.push(track)
  return { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream
}

const nodes: FakeNode[] = []
class FakeNode {
  port: {
    postMessage(): void
    onmessage: ((event: { data: Int16Array }) => void) | null
  } = { postMessage() {}, onmessage: null }
  constructor() {
    nodes.push(this)
  }
  connect() {}
}
class FakeContext {
  /** As in Firefox when the sample rate of the microphone differs from the context's. */
  isMicrophoneRefused = false
  audioWorklet = { addModule: async () => {} }
  createMediaStreamSource() {
    if (this.isMicrophoneRefused) throw new DOMException('', 'NotSupportedError')
    return { connect() {}, disconnect() {} }
  }
  async close() {}
}
const workers: FakeWorker[] = []
class FakeWorker {
  onmessage: ((event: { data: DetectorReport }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  postMessage = vi.fn<(command: DetectorCommand, ports: MessagePort[]) => void>()
  terminate = vi.fn<() => void>()
  constructor() {
    workers.push(this)
  }
}

const failNextRequest = () =>
  devices.getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotFound'))
const flushPromises = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(async () => {
  vi.stubGlobal('AudioWorkletNode', FakeNode)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('navigator', { mediaDevices: devices })
  tracks.length = 0
  nodes.length = 0
  workers.length = 0
  devices.getUserMedia.mockReset().mockImplementation(async () => createStream())
  context = new FakeContext()
  audio = await openCallerAudio(
    {
      context: context as unknown as AudioContext,
      isCompanionAudible: () => false,
      connectVolumeControl() {},
    },
    {
      onSpeech: reportSpeech,
      onMicrophoneFrame() {},
      onLevel() {},
      onMicrophone: reportMicrophone,
      onFailureChange: reportFailure,
    },
  )
  reportFailure.mockReset()
  reportMicrophone.mockReset()
  reportSpeech.mockReset()
})
afterEach(() => {
  audio.close()
  vi.unstubAllGlobals()
})

describe('a headset that is unplugged', () => {
  it('is replaced by another microphone even if the browser reports the device change first', async () => {
    devices.dispatchEvent(new Event('devicechange'))
    await flushPromises()
    expect(tracks).toHaveLength(1)
    tracks[0]?.onended?.()
    await flushPromises()
    expect(tracks).toHaveLength(2)
    expect(reportFailure.mock.calls).toEqual([
      ['microphone-lost', { isResolved: false }],
      ['microphone-lost', { isResolved: true }],
    ])
    expect(reportMicrophone).toHaveBeenLastCalledWith('granted')
  })

  it('is reported as lost while there is no other microphone, and replaced when one is plugged in', async () => {
    failNextRequest()
    devices.dispatchEvent(new Event('devicechange'))
    tracks[0]?.onended?.()
    await flushPromises()
    expect(reportMicrophone).toHaveBeenLastCalledWith('missing')
    expect(reportFailure.mock.calls).toEqual([['microphone-lost', { isResolved: false }]])
    devices.dispatchEvent(new Event('devicechange'))
    await flushPromises()
    expect(reportMicrophone).toHaveBeenLastCalledWith('granted')
    expect(reportFailure).toHaveBeenLastCalledWith('microphone-lost', { isResolved: true })
  })

  it('is replaced without unmuting a muted caller', async () => {
    audio.setMuted(true)
    tracks[0]?.onended?.()
    devices.dispatchEvent(new Event('devicechange'))
    await flushPromises()
    expect(tracks[1]?.enabled).toBe(false)
  })
})

it('does not request the microphone again when it is lost without a device change', async () => {
  tracks[0]?.onended?.()
  await flushPromises()
  expect(tracks).toHaveLength(1)
  expect(reportFailure.mock.calls).toEqual([['microphone-lost', { isResolved: false }]])
})

it('reports when the system mutes the microphone and when it unmutes it', () => {
  tracks[0]?.onmute?.()
  tracks[0]?.onunmute?.()
  expect(reportFailure.mock.calls).toEqual([
    ['microphone-silent', { isResolved: false }],
    ['microphone-silent', { isResolved: true }],
  ])
})

describe('speech during which the microphone changes or the detector fails', () => {
  beforeEach(() => {
    workers[0]?.onmessage?.({ data: { type: 'ready' } })
    for (let frame = 0; frame < 10; frame++)
      nodes[0]?.port.onmessage?.({ data: new Int16Array(320) })
    const event = { type: 'started', audioMs: 120, probability: 0.9 } as const
    workers[0]?.onmessage?.({ data: { type: 'speech', event } })
    reportSpeech.mockReset()
  })

  it('ends when another microphone with its own context replaces the first', async () => {
    context.isMicrophoneRefused = true
    await audio.requestMicrophone()
    expect(nodes).toHaveLength(2)
    expect(reportSpeech.mock.calls).toEqual([[{ type: 'stopped', audioMs: 200, probability: 0 }]])
  })

  it('continues when another microphone uses the same context', async () => {
    await audio.requestMicrophone()
    expect(nodes).toHaveLength(1)
    expect(reportSpeech).not.toHaveBeenCalled()
  })

  it('ends when the detector fails', () => {
    workers[0]?.onerror?.({ message: 'out of memory' })
    expect(reportSpeech.mock.calls).toEqual([[{ type: 'stopped', audioMs: 200, probability: 0 }]])
    expect(audio.isDetectorReady).toBe(false)
  })
})

describe('a voice detector that does not load', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is started again with new ports, and detects speech once it has loaded', () => {
    const [failedWorker] = workers
    failedWorker?.onmessage?.({ data: { type: 'unavailable', reason: 'Failed to fetch' } })
    failedWorker?.onerror?.({ message: 'A second error of the same worker' })
    expect(failedWorker?.terminate).toHaveBeenCalledOnce()
    expect(audio.isDetectorReady).toBe(false)

    vi.advanceTimersByTime(2_000)
    expect(workers).toHaveLength(2)
    const [, restartedWorker] = workers
    const [command] = restartedWorker?.postMessage.mock.lastCall ?? []
    const [failedCommand] = failedWorker?.postMessage.mock.lastCall ?? []
    expect(command?.windows).toBeInstanceOf(MessagePort)
    expect(command?.windows).not.toBe(failedCommand?.windows)
    restartedWorker?.onmessage?.({ data: { type: 'ready' } })
    expect(audio.isDetectorReady).toBe(true)
    expect(reportFailure.mock.calls).toEqual([
      ['detector-unavailable', { isResolved: false }],
      ['detector-unavailable', { isResolved: true }],
    ])
  })

  it('is started no more than five times', () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      workers.at(-1)?.onerror?.({ message: 'WebAssembly is disabled' })
      vi.advanceTimersByTime(60_000)
    }
    expect(workers).toHaveLength(5)
  })

  it('is not started again after the call', () => {
    workers[0]?.onerror?.({ message: 'Failed to fetch' })
    audio.close()
    vi.advanceTimersByTime(60_000)
    expect(workers).toHaveLength(1)
  })

  it('is not started again for an error that arrives after the call', () => {
    audio.close()
    workers[0]?.onerror?.({ message: 'Failed to fetch' })
    vi.advanceTimersByTime(60_000)
    expect(workers).toHaveLength(1)
    expect(reportFailure).not.toHaveBeenCalled()
  })
})
