import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCallAudio } from './call-audio'
import type { CallAudioEvents } from './call-audio-events'

const browser = {
  hasWorklets: true,
  isMicrophoneRefusedByMainContext: false,
  isContextClosed: false,
  listenerCount: 0,
}
const askForMicrophone = vi.fn<() => Promise<MediaStream>>()

class FakeContext {
  state = 'running'
  audioWorklet = {
    addModule: () => (browser.hasWorklets ? Promise.resolve() : Promise.reject(new Error('none'))),
  }
  createMediaStreamDestination = () => ({ stream: {} })
  constructor(private readonly options: { sampleRate?: number } = {}) {}
  createMediaStreamSource() {
    const isMainContext = this.options.sampleRate === undefined
    if (isMainContext && browser.isMicrophoneRefusedByMainContext)
      throw new DOMException('', 'NotSupportedError')
    return { connect() {}, disconnect() {} }
  }
  addEventListener() {}
  removeEventListener() {}
  async resume() {}
  async close() {
    browser.isContextClosed = true
  }
}

class FakeNode {
  port = { postMessage() {}, onmessage: null }
  connect() {}
}

const events: CallAudioEvents = {
  onSpeech() {},
  onMicrophoneFrame() {},
  onPlayed() {},
  onLevel() {},
  onMicrophone: vi.fn(),
  onFailureChange() {},
}

beforeEach(() => {
  Object.assign(browser, {
    hasWorklets: true,
    isMicrophoneRefusedByMainContext: false,
    isContextClosed: false,
    listenerCount: 0,
  })
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioWorkletNode', FakeNode)
  vi.stubGlobal(
    'Worker',
    class {
      postMessage() {}
      terminate() {}
    },
  )
  vi.stubGlobal(
    'Audio',
    class {
      async play() {}
      pause() {}
      addEventListener() {}
      removeEventListener() {}
    },
  )
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => browser.listenerCount++,
    removeEventListener: () => browser.listenerCount--,
  })
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: askForMicrophone,
      addEventListener() {},
      removeEventListener() {},
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the audio of a call', () => {
  it('closes the audio context and removes its listeners from the document when a worklet does not load', async () => {
    browser.hasWorklets = false
    await expect(openCallAudio(events)).rejects.toThrow('none')
    expect(browser).toMatchObject({ isContextClosed: true, listenerCount: 0 })
  })

  it('stops the microphone when the permission is granted only after the call', async () => {
    askForMicrophone.mockRejectedValueOnce(new DOMException('', 'NotFoundError'))
    const audio = await openCallAudio(events)
    let grantPermission = (_stream: MediaStream) => {}
    askForMicrophone.mockReturnValueOnce(
      new Promise((resolve) => {
        grantPermission = resolve
      }),
    )
    const request = audio.requestMicrophone()
    await audio.close()
    const track = { onended: null, stop: vi.fn() }
    grantPermission({ getTracks: () => [track], getAudioTracks: () => [track] } as never)
    await request
    expect(track.stop).toHaveBeenCalled()
    expect(events.onMicrophone).not.toHaveBeenCalledWith('granted')
  })

  it('keeps the newer of two microphones that are connected at the same time', async () => {
    askForMicrophone.mockRejectedValueOnce(new DOMException('', 'NotFoundError'))
    const audio = await openCallAudio(events)
    // A microphone that the main context refuses gets its own context, whose worklet takes a moment to load.
    browser.isMicrophoneRefusedByMainContext = true
    const tracks = [1, 2].map(() => ({ stop: vi.fn(), getSettings: () => ({}) }))
    for (const track of tracks)
      askForMicrophone.mockResolvedValueOnce({
        getTracks: () => [track],
        getAudioTracks: () => [track],
      } as never)
    await Promise.all([audio.requestMicrophone(), audio.requestMicrophone()])
    expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 0])
    expect(audio.microphone).toBe('granted')
    await audio.close()
  })
})
