import { describe, expect, test } from 'vitest'
import type { CallOutput, OutgoingFrame } from '../call-events'
import { createPlayout } from './playout'
import type { Transmission } from './transmission'

const frame = { responseNumber: 1, isLastOfResponse: false, pcm: new Int16Array(480) }

/** Creates a playout, and records the frames and outputs that it sends, in order. */
function openPlayout() {
  const frames: OutgoingFrame[] = []
  const outputs: CallOutput[] = []
  const releasedFrames: Int16Array[] = []
  const playout = createPlayout((pcm) => releasedFrames.push(pcm))

  const receive = (transmissions: readonly Transmission[]) => {
    for (const transmission of transmissions)
      if (transmission.type === 'send-frame') frames.push(transmission)
      else outputs.push(transmission.output)
  }

  return {
    playout,
    frames,
    outputs,
    released: releasedFrames,
    listFrameNumbers: () => frames.map(({ frameNumber }) => frameNumber),
    sendFrame: (nowMs: number) => receive([playout.sendFrame(nowMs, frame)]),
    /** Sends as many frames as there is room for; returns their number. */
    fill(nowMs: number, maxFrames = 1_000): number {
      let frameCount = 0
      for (; frameCount < maxFrames && playout.hasRoom(nowMs, 'audio'); frameCount += 1)
        receive([playout.sendFrame(nowMs, frame)])
      return frameCount
    },
    sendOutput(nowMs: number, output: CallOutput) {
      const transmission = playout.sendOutput(nowMs, output)
      if (transmission) receive([transmission])
    },
    flushOutputs: (nowMs: number) => receive(playout.flushOutputs(nowMs)),
    /** Returns true when nothing is left to be sent again. */
    replay(nowMs: number): boolean {
      receive(playout.replay(nowMs))
      return !playout.isReplaying()
    },
    dropResponse: (nowMs: number) =>
      receive(playout.dropResponse(nowMs, { number: 1, responseId: 'resp_1' })),
  }
}

describe('playout', () => {
  test('sends audio at most one second ahead, then in bursts of 400 ms', () => {
    const { playout, listFrameNumbers, fill } = openPlayout()
    expect(fill(0)).toBe(50)
    expect(fill(19)).toBe(0)
    expect(fill(399)).toBe(0)
    expect(fill(400)).toBe(20)
    expect(listFrameNumbers()).toEqual(Array.from({ length: 70 }, (_frame, index) => index + 1))
    expect(playout.unplayedMs(400)).toBe(1_000)
  })

  test('replays only the frames that were not played, with their original numbers, after a resume', () => {
    const { playout, listFrameNumbers, fill, sendFrame, replay } = openPlayout()
    fill(0, 20)
    playout.suspend(200)
    expect(playout.hasRoom(200, 'audio')).toBe(false)
    playout.resume(5_000, 8)
    expect(replay(5_000)).toBe(true)
    sendFrame(5_000)
    expect(listFrameNumbers().slice(20)).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
    ])
    expect(playout.endsAtMs()).toBe(5_260)
  })

  test('replays audio at most one second ahead', () => {
    const { playout, frames, fill, replay } = openPlayout()
    fill(0)
    fill(1_000)
    playout.suspend(1_000)
    playout.resume(3_000, 20)
    expect(replay(3_000)).toBe(false)
    expect(frames).toHaveLength(150)
    expect(replay(3_600)).toBe(true)
    expect(frames.at(-1)?.frameNumber).toBe(100)
  })

  test('drops a cancelled response, which a resume does not repeat', () => {
    const { playout, listFrameNumbers, fill, replay, dropResponse } = openPlayout()
    fill(0, 10)
    dropResponse(100)
    expect(playout.unplayedMs(100)).toBe(0)
    playout.suspend(200)
    playout.resume(300, 0)
    replay(300)
    expect(listFrameNumbers()).toHaveLength(10)
  })

  test('releases the audio of a cancelled response, whether the audio was lost or not', () => {
    const { playout, released, fill, replay, dropResponse } = openPlayout()
    fill(0, 10)
    dropResponse(100)
    expect(released).toHaveLength(10)
    fill(100, 20)
    playout.suspend(200)
    playout.resume(300, 12)
    dropResponse(300)
    expect(replay(300)).toBe(true)
    expect(released).toHaveLength(30)
  })

  test('releases each frame that was played before a resume only once', () => {
    const { playout, released, fill, replay } = openPlayout()
    fill(0)
    fill(1_000)
    playout.suspend(1_000)
    playout.resume(3_000, 20)
    expect(released).toHaveLength(20)
    expect(replay(3_000)).toBe(false)
    playout.suspend(3_000)
    // Frames 61 to 70 are sent a third time, and frames 71 to 100 still wait to be sent a second time.
    playout.resume(4_000, 60)
    expect(released).toHaveLength(60)
    expect(replay(4_000)).toBe(true)
    playout.discardOld(10_000, 10_000)
    expect(released).toHaveLength(100)
  })

  const createCaption = (text: string): CallOutput => {
    return { type: 'response-text', responseId: 'resp_1', itemId: 'msg_1', text, audioStartMs: 0 }
  }

  test('repeats only the outputs that may have been lost, each in its place, after a resume', () => {
    const { playout, frames, outputs, fill, sendOutput, replay } = openPlayout()
    sendOutput(0, createCaption('arrived'))
    fill(0, 5)
    sendOutput(0, createCaption('lost'))
    sendOutput(0, { type: 'suspended' })
    fill(0, 5)
    sendOutput(100, createCaption('last'))
    playout.suspend(200)
    outputs.splice(0)
    playout.resume(300, 5)
    sendOutput(300, createCaption('new'))
    expect(outputs).toEqual([])
    expect(replay(300)).toBe(true)
    expect(outputs).toEqual([createCaption('lost'), createCaption('last'), createCaption('new')])
    expect(frames.slice(10).map(({ frameNumber }) => frameNumber)).toEqual([6, 7, 8, 9, 10])
  })

  test('drops the captions of a cancelled response and sends its other outputs at once', () => {
    const { playout, outputs, fill, sendOutput, dropResponse } = openPlayout()
    const end: CallOutput = { type: 'response-audio-done', responseId: 'resp_1', itemId: 'msg_1' }
    fill(0, 5)
    sendOutput(0, createCaption('lost'))
    sendOutput(0, end)
    playout.suspend(100)
    playout.resume(200, 0)
    outputs.splice(0)
    dropResponse(200)
    expect(outputs).toEqual([end])
  })

  test('sends at the end of the call the outputs that were waiting for audio', () => {
    const { playout, outputs, fill, sendOutput, flushOutputs } = openPlayout()
    fill(0, 5)
    playout.suspend(0)
    playout.resume(200, 0)
    sendOutput(200, createCaption('late'))
    expect(outputs).toEqual([])
    flushOutputs(200)
    expect(outputs).toEqual([createCaption('late')])
  })

  test('keeps three seconds of audio, and discards what is older', () => {
    const { playout, frames, fill, replay } = openPlayout()
    for (let nowMs = 0; nowMs < 20_000; nowMs += 20) {
      fill(nowMs)
      playout.discardOld(nowMs, nowMs)
    }
    const lastFrameNumber = frames.at(-1)!.frameNumber
    playout.suspend(20_000)
    playout.resume(20_000, 0)
    const earlierFrameCount = frames.length
    for (let nowMs = 20_000; !replay(nowMs); ) nowMs += 20
    const replayedFrameNumbers = frames
      .slice(earlierFrameCount)
      .map(({ frameNumber }) => frameNumber)
    expect(replayedFrameNumbers.at(-1)).toBe(lastFrameNumber)
    expect(replayedFrameNumbers.length).toBeGreaterThanOrEqual(150)
    expect(replayedFrameNumbers.length).toBeLessThanOrEqual(190)
  })

  test('keeps all audio that may be lost while the link shows no activity', () => {
    const { playout, frames, fill, replay } = openPlayout()
    for (let nowMs = 0; nowMs < 10_000; nowMs += 20) {
      fill(nowMs)
      playout.discardOld(nowMs, 1_000)
    }
    const sentFrameCount = frames.length
    playout.suspend(10_000)
    playout.resume(10_000, 50)
    for (let nowMs = 10_000; !replay(nowMs); ) nowMs += 20
    expect(frames.slice(sentFrameCount).map(({ frameNumber }) => frameNumber)).toEqual(
      Array.from({ length: sentFrameCount - 50 }, (_frame, index) => index + 51),
    )
  })

  test('advances captions without audio at the pace of speech', () => {
    const { playout } = openPlayout()
    let captionFrameCount = 0
    for (let nowMs = 0; nowMs <= 1_000; nowMs += 20)
      for (; playout.hasRoom(nowMs, 'captions'); captionFrameCount += 1)
        playout.advanceSilently(nowMs)
    expect(captionFrameCount).toBe(51)
  })
})
