import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DetectorWindow } from '../audio-messages'

type Worklet = {
  port: { postMessage(frame: Int16Array): void; onmessage(event: { data: object }): void }
  process(inputs: [[Float32Array]]): boolean
}
type Options = { processorOptions: { earlierFrameCount: number } }
const registration: { type?: new (options: Options) => Worklet } = {}

beforeAll(async () => {
  vi.stubGlobal('sampleRate', 44_100)
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = {}
    },
  )
  vi.stubGlobal('registerProcessor', (_name: string, type: new (options: Options) => Worklet) => {
    registration.type = type
  })
  const file: string = './capture.worklet.js'
  await import(/* @vite-ignore */ file)
})
afterAll(() => vi.unstubAllGlobals())

/** Feeds one second of a tone to the worklet and returns its output. */
function capture(frequency: number, earlierFrameCount = 0) {
  if (!registration.type) throw new Error('The worklet did not register.')
  const worklet = new registration.type({ processorOptions: { earlierFrameCount } })
  const frames: Int16Array[] = []
  const windows: DetectorWindow[] = []
  worklet.port.postMessage = (frame) => frames.push(frame)
  const detector = { postMessage: (window: DetectorWindow) => windows.push(window) }
  worklet.port.onmessage({ data: { detector } })
  for (let from = 0; from < 44_100; from += 128) {
    worklet.process([
      [
        Float32Array.from(
          { length: 128 },
          (_, index) => 0.5 * Math.sin((2 * Math.PI * frequency * (from + index)) / 44_100),
        ),
      ],
    ])
  }
  // Without the first frame, because the abrupt beginning of the tone contains other frequencies.
  const samples = frames.flatMap((frame) => [...frame]).slice(320)
  return { frames, windows, peak: Math.max(...samples.map(Math.abs)) / 32_768 }
}

describe('the capture worklet', () => {
  it('turns a second of audio into 50 frames of 20 ms and 31 windows of 32 ms, with probes between the windows', () => {
    const { frames, windows } = capture(440)
    expect(frames.length).toBe(50)
    expect(frames.every((frame) => frame.length === 320)).toBe(true)
    const listEnds = ({ isProbe }: { isProbe: boolean }) =>
      windows.filter((window) => window.isProbe === isProbe).map(({ endSample }) => endSample)
    expect(listEnds({ isProbe: false })).toEqual(
      Array.from({ length: 31 }, (_, index) => (index + 1) * 512),
    )
    expect(listEnds({ isProbe: true }).slice(0, 3)).toEqual([256, 768, 1_280])
    const [first, probe, second] = windows.slice(1).map(({ pcm }) => [...pcm])
    expect(probe).toEqual([...first!.slice(256), ...second!.slice(0, 256)])
  })

  it('continues the frame count of the previous microphone', () => {
    expect(capture(440, 100).windows[1]?.endSample).toBe(100 * 320 + 512)
  })

  it('does not attenuate speech frequencies', () => {
    expect(capture(1_000).peak).toBeCloseTo(0.5, 1)
  })

  it('suppresses aliasing from above 8 kHz', () => {
    expect(capture(11_000).peak).toBeLessThan(0.01)
  })
})
