import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaybackCommand, PlaybackReport } from '../audio-messages'

type Worklet = { port: Port; process(inputs: [], outputs: [[Float32Array]]): boolean }
type Port = {
  postMessage(report: PlaybackReport): void
  onmessage(event: { data: PlaybackCommand }): void
}

const outputRate = 48_000
/** Web Audio processes this many samples at a time. */
const renderQuantum = 128
const clock = { currentTime: 0 }
const registration: { type?: new () => Worklet } = {}

beforeAll(async () => {
  vi.stubGlobal('sampleRate', outputRate)
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = {}
    },
  )
  vi.stubGlobal('registerProcessor', (_name: string, type: new () => Worklet) => {
    registration.type = type
  })
  Object.defineProperty(globalThis, 'currentTime', {
    configurable: true,
    get: () => clock.currentTime,
  })
  const file: string = './playback.worklet.js'
  await import(/* @vite-ignore */ file)
})
afterAll(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'currentTime')
})

/** Creates a worklet and gives access to its output and reports. */
function openWorklet() {
  if (!registration.type) throw new Error('The worklet did not register.')
  const worklet = new registration.type()
  const reports: PlaybackReport[] = []
  worklet.port.postMessage = (report) => reports.push(report)
  const send = (data: PlaybackCommand) => worklet.port.onmessage({ data })
  return {
    reports,
    send,
    queueFrames(from: number, to: number, { response = 1, isLast = false, sample = 8_000 } = {}) {
      for (let frameNumber = from; frameNumber <= to; frameNumber++) {
        const pcm = new Int16Array(480).fill(sample)
        const isLastOfResponse = isLast && frameNumber === to
        send({ frame: { pcm, frameNumber, responseNumber: response, isLastOfResponse } })
      }
    },
    render(ms: number) {
      const samples: number[] = []
      const sampleCount = (ms * outputRate) / 1_000
      while (samples.length < sampleCount) {
        const output = new Float32Array(renderQuantum)
        worklet.process([], [[output]])
        samples.push(...output)
        clock.currentTime += renderQuantum / outputRate
      }
      return samples
    },
    playedReports: () => reports.filter((report) => report.type === 'played'),
  }
}

const findPeak = (samples: number[]) => Math.max(...samples.map(Math.abs))
const findBiggestJump = (samples: number[]) =>
  Math.max(...samples.slice(1).map((sample, index) => Math.abs(sample - samples[index]!)))

describe('the playback worklet', () => {
  beforeEach(() => {
    clock.currentTime = 0
  })

  it('starts at once when two frames are queued, but not when one is', () => {
    const withOneFrame = openWorklet()
    withOneFrame.queueFrames(1, 1)
    expect(findPeak(withOneFrame.render(30))).toBe(0)
    const withTwoFrames = openWorklet()
    withTwoFrames.queueFrames(1, 2)
    expect(findPeak(withTwoFrames.render(30))).toBeGreaterThan(0.2)
  })

  it('starts after 60 ms at the latest, and at once with the last frame of a response', () => {
    const playbackOfOneFrame = openWorklet()
    playbackOfOneFrame.queueFrames(1, 1)
    expect(findPeak(playbackOfOneFrame.render(90))).toBeGreaterThan(0.2)
    const shortResponse = openWorklet()
    shortResponse.queueFrames(1, 1, { isLast: true })
    expect(findPeak(shortResponse.render(20))).toBeGreaterThan(0.2)
  })

  it('reports the played position and the end of the response', () => {
    const playback = openWorklet()
    playback.queueFrames(7, 16, { response: 3, isLast: true })
    playback.render(300)
    expect(playback.playedReports().at(-1)).toEqual({
      type: 'played',
      frameNumber: 16,
      responseNumber: 3,
      playedMs: 200,
      isResponseOver: true,
    })
  })

  it('reports the position no more than ten times a second', () => {
    const playback = openWorklet()
    playback.queueFrames(1, 100)
    playback.render(1_000)
    expect(playback.playedReports().length).toBeLessThan(11)
    expect(playback.playedReports().length).toBeGreaterThan(6)
  })

  it('counts the played time of each response from its start', () => {
    const playback = openWorklet()
    playback.queueFrames(1, 5, { response: 1, isLast: true })
    playback.queueFrames(6, 8, { response: 2, isLast: true })
    playback.render(300)
    expect(
      playback.playedReports().map(({ responseNumber, playedMs }) => [responseNumber, playedMs]),
    ).toEqual(
      expect.arrayContaining([
        [1, 100],
        [2, 60],
      ]),
    )
  })

  it('lowers the volume by at least 12 dB within 15 ms and restores it, without a click', () => {
    const playback = openWorklet()
    playback.queueFrames(1, 50)
    const outputBefore = playback.render(100)
    playback.send({ isLowered: true })
    const transition = playback.render(15)
    const loweredOutput = playback.render(50)
    playback.send({ isLowered: false })
    const outputAfter = playback.render(50)
    expect(
      20 * Math.log10(findPeak(loweredOutput) / findPeak(outputBefore.slice(-500))),
    ).toBeLessThan(-12)
    expect(outputAfter.at(-1)).toBeCloseTo(outputBefore.at(-1)!, 3)
    expect(findBiggestJump([...transition, ...loweredOutput, ...outputAfter])).toBeLessThan(0.01)
  })

  it('is silent 15 ms after a clear command, and reports the position at which it stopped', () => {
    const playback = openWorklet()
    playback.queueFrames(1, 50, { response: 2 })
    playback.render(105)
    playback.send({ clear: 9 })
    const fadeOut = playback.render(15)
    expect(findPeak(playback.render(200))).toBe(0)
    expect(findBiggestJump(fadeOut)).toBeLessThan(0.01)
    const clearedReport = playback.reports.find((report) => report.type === 'cleared')
    expect(clearedReport).toMatchObject({ id: 9, responseNumber: 2, frameNumber: 5 })
    expect(clearedReport?.type === 'cleared' && clearedReport.playedMs).toBeGreaterThan(105)
    expect(clearedReport?.type === 'cleared' && clearedReport.playedMs).toBeLessThan(125)
  })

  it('replies to a clear command at once when there is nothing to play', () => {
    const playback = openWorklet()
    playback.send({ clear: 1 })
    playback.render(5)
    expect(playback.reports).toContainEqual(expect.objectContaining({ type: 'cleared', id: 1 }))
  })

  it('plays the next response at full volume after a clear command', () => {
    const playback = openWorklet()
    playback.queueFrames(1, 50)
    playback.send({ isLowered: true })
    playback.render(100)
    playback.send({ clear: 1 })
    playback.render(50)
    playback.queueFrames(51, 60, { response: 2 })
    expect(findPeak(playback.render(100))).toBeGreaterThan(0.2)
  })

  it('tells a restarted voice detector that the companion is audible, and restores the volume', () => {
    const playback = openWorklet()
    playback.queueFrames(1, 50)
    playback.send({ isLowered: true })
    expect(findPeak(playback.render(100).slice(-500))).toBeLessThan(0.1)
    const { port1: detector } = new MessageChannel()
    const postToDetector = vi.spyOn(detector, 'postMessage')
    playback.send({ detector })
    expect(postToDetector).toHaveBeenLastCalledWith({ isCompanionAudible: true })
    expect(findPeak(playback.render(100).slice(-500))).toBeGreaterThan(0.2)
    detector.close()
  })

  it('plays a frame only once when it is received again after a reconnection', () => {
    const playback = openWorklet()
    playback.queueFrames(1, 10)
    playback.render(100)
    playback.queueFrames(6, 12, { isLast: true })
    playback.render(400)
    expect(playback.playedReports().at(-1)).toMatchObject({ frameNumber: 12, playedMs: 240 })
  })

  it('fades out without a click during an underrun, and continues with the next frames', () => {
    const playback = openWorklet()
    playback.queueFrames(1, 3)
    // The beginning of the output is left out, because the constant signal of this test begins abruptly.
    expect(findBiggestJump(playback.render(120).slice(2_000))).toBeLessThan(0.05)
    playback.queueFrames(4, 6)
    expect(findPeak(playback.render(60))).toBeGreaterThan(0.2)
  })

  it('reports levels while there is sound, then a single zero', () => {
    const playback = openWorklet()
    playback.queueFrames(1, 10, { isLast: true })
    playback.render(1_000)
    const levels = playback.reports.flatMap((report) =>
      report.type === 'level' ? [report.rms] : [],
    )
    expect(levels.length).toBeLessThan(12)
    expect(levels.at(-1)).toBe(0)
    expect(levels.filter((level) => level === 0)).toHaveLength(1)
  })
})
