import { setTimeout as sleep } from 'node:timers/promises'
import {
  connectCallClient,
  createSilentMicrophoneFrame,
} from '../../tests/support/calls/call-client'
import { detectorReleaseMs } from '../../voice/session/turn-taking/decide-turn'

const frameMs = 20
const speechMs = 1_500
const pauseMs = 600
/** The answer is cancelled this long after its first frame, while the model and the voice still generate the rest. */
const cancelAfterMs = 50
const timeoutMs = 15_000

/** What the simulated callers have measured. */
export type CallerMeasurements = {
  /** End of the caller's speech → first frame of the answer. */
  answerDelaysMs: number[]
  /** The longest pause in the playback of each answer that was not cancelled. */
  longestPausesMs: number[]
  /** Turns with more than one response. */
  turnsWithTwoAnswers: number
  turnsWithoutAnswer: number
  /** When `response.cancel` was sent, in ms since 1970. */
  cancelledAtMs: number[]
}

export const createMeasurements = (): CallerMeasurements => ({
  answerDelaysMs: [],
  longestPausesMs: [],
  turnsWithTwoAnswers: 0,
  turnsWithoutAnswer: 0,
  cancelledAtMs: [],
})

/**
 * Simulates a caller who takes one turn after the other: says something, then either listens to the whole answer or
 * cancels it soon after its first audio. Sends microphone frames in real time.
 */
export function createSimulatedCaller(url: string, measurements: CallerMeasurements) {
  const client = connectCallClient(url)
  let frameNumber = 0
  let isOver = false
  let frameTimes: number[] = []
  client.socket.on('message', (_data, isBinary) => {
    if (isBinary) frameTimes.push(performance.now())
  })
  let startedAtMs = performance.now()
  client.socket.once('open', () => {
    startedAtMs = performance.now()
  })
  const microphone = setInterval(() => {
    if (client.socket.readyState !== client.socket.OPEN) return
    while (startedAtMs + frameNumber * frameMs <= performance.now())
      client.socket.send(createSilentMicrophoneFrame(frameNumber++))
  }, frameMs)

  const getAudioMs = () => frameNumber * frameMs
  const countDone = () => client.events.filter(({ type }) => type === 'response.done').length
  const countCreated = () => client.events.filter(({ type }) => type === 'response.created').length
  const waitUntil = (isTrue: () => boolean) =>
    Promise.race([
      client.waitUntil(() => isTrue() || undefined).catch(() => false),
      sleep(timeoutMs, false),
    ])

  async function speak() {
    const audio_start_ms = getAudioMs()
    client.send({ type: 'input_audio_buffer.speech_started', audio_start_ms, probability: 0.9 })
    await sleep(speechMs)
    const endedAtMs = performance.now()
    const audio_end_ms = getAudioMs()
    // The detector reports the end of speech only after its release time.
    await sleep(detectorReleaseMs)
    client.send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms, probability: 0.1 })
    return endedAtMs
  }

  async function takeTurn(shouldCancel: boolean) {
    const createdCountBefore = countCreated()
    const doneCountBefore = countDone()
    const frameCountBefore = client.frames.length
    frameTimes = []
    const endedAtMs = await speak()
    if (!(await waitUntil(() => client.frames.length > frameCountBefore))) {
      measurements.turnsWithoutAnswer++
      return
    }
    measurements.answerDelaysMs.push(performance.now() - endedAtMs)
    if (shouldCancel) {
      await sleep(cancelAfterMs)
      measurements.cancelledAtMs.push(performance.timeOrigin + performance.now())
      client.send({ type: 'response.cancel' })
    }
    await waitUntil(() => countDone() > doneCountBefore)
    if (!shouldCancel) measurements.longestPausesMs.push(findLongestPauseMs(frameTimes))
    await sleep(pauseMs)
    if (countCreated() > createdCountBefore + 1) measurements.turnsWithTwoAnswers++
    client.frames.length = 0
  }

  return {
    /** Takes turns until `stop`; begins after the greeting. `shouldCancel`: whether to cancel every answer. */
    async talk({ startDelayMs, shouldCancel }: { startDelayMs: number; shouldCancel: boolean }) {
      await client.waitUntilBilled()
      await sleep(pauseMs + startDelayMs)
      while (!isOver) await takeTurn(shouldCancel)
    },
    stop() {
      isOver = true
    },
    async hangUp() {
      isOver = true
      clearInterval(microphone)
      return client.hangUp()
    },
  }
}

/** Returns the longest wait for a frame, in ms, of a player that plays one frame every 20 ms. */
function findLongestPauseMs(frameTimes: readonly number[]): number {
  let dueAtMs = frameTimes[0] ?? 0
  let longestMs = 0
  for (const arrivedAtMs of frameTimes) {
    longestMs = Math.max(longestMs, arrivedAtMs - dueAtMs)
    dueAtMs = Math.max(dueAtMs, arrivedAtMs) + frameMs
  }
  return longestMs
}
