import { setTimeout as sleep } from 'node:timers/promises'
import { encodeAudioFrame } from '../../contract/audio-frame'
import type { ServerEvent } from '../../contract/call-server-events'
import {
  type CallClient,
  connectCallClient,
  createCallResumeUrl,
} from '../../tests/support/calls/call-client'
import { detectorReleaseMs } from '../../voice/session/turn-taking/decide-turn'
import type { ReservedCall } from '../calls/reserve-calls'

const frameMs = 20
const samplesPerFrame = 320
/** Half a second of audio, which the caller reports as unheard when it resumes the call. */
const unheardFrameCount = 25
/** Peak of the microphone's own noise, about -54 dB of full scale. */
const noiseAmplitude = 65

export type SpokenCaller = ReturnType<typeof createSpokenCaller>

/** A caller whose microphone sends given speech and noise in real time, as the page would. */
export function createSpokenCaller(call: ReservedCall, origin: string) {
  let client = connectCallClient(call.url)
  let { resumeToken } = call
  /** Number of the next frame of the microphone. */
  let frameNumber = 0
  let startedAtMs = performance.now()
  /** Frames of 20 ms that the microphone still has to send. */
  let speech: Int16Array[] = []
  const events: ServerEvent[] = []
  /** Number of the last frame that was received from the server. */
  let lastReceivedFrame = 0

  function listenTo(newClient: CallClient) {
    newClient.socket.once('open', () => {
      startedAtMs = performance.now() - frameNumber * frameMs
    })
    newClient.socket.on('message', (_data: Buffer, isBinary: boolean) => {
      if (isBinary) lastReceivedFrame = newClient.frames.at(-1)?.frameNumber ?? lastReceivedFrame
      else events.push(...newClient.events.slice(-1))
    })
  }
  listenTo(client)

  const microphone = setInterval(() => {
    if (client.socket.readyState !== client.socket.OPEN) return
    while (startedAtMs + frameNumber * frameMs <= performance.now())
      client.socket.send(encodeFrame(addNoise(speech.shift()), frameNumber++))
  }, frameMs)

  const countEvents = (type: ServerEvent['type']) =>
    events.filter((event) => event.type === type).length

  async function waitUntil(isTrue: () => boolean, timeoutMs: number) {
    const endAtMs = performance.now() + timeoutMs
    while (!isTrue() && performance.now() < endAtMs) await sleep(10)
    return isTrue()
  }

  return {
    events,
    countEvents,
    waitUntil,
    countReceivedFrames: () => client.frames.length,
    isCompanionBusy: () => countEvents('response.created') > countEvents('response.done'),
    waitForGreeting: () => client.waitUntilBilled(),
    /** Says the speech into the microphone; resolves to the time at which its last sound was sent. */
    async say(pcm: Int16Array): Promise<number> {
      const audio_start_ms = frameNumber * frameMs
      client.send({ type: 'input_audio_buffer.speech_started', audio_start_ms, probability: 0.9 })
      speech = toFrames(pcm)
      await waitUntil(() => speech.length === 0, 30_000)
      const endedAtMs = performance.now()
      const audio_end_ms = frameNumber * frameMs
      await sleep(detectorReleaseMs)
      client.send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms, probability: 0.1 })
      return endedAtMs
    },
    /**
     * Drops the connection for `durationMs`, then resumes as if the last `unheardFrameCount` frames had not been
     * played. Returns whether the audio continued with the first of these frames, without a gap.
     */
    async loseLink(durationMs: number): Promise<boolean> {
      const lastHeardFrame = Math.max(0, lastReceivedFrame - unheardFrameCount)
      client.socket.terminate()
      await sleep(durationMs)
      client = connectCallClient(
        createCallResumeUrl({ origin }, call.id, resumeToken, lastHeardFrame),
      )
      listenTo(client)
      const resumedEvent = await client.waitFor('call.resumed').catch(() => null)
      if (!resumedEvent) return false
      ;({ resumeToken } = resumedEvent)
      await waitUntil(() => client.frames.length > 10, 5_000)
      return client.frames.every(
        ({ frameNumber: number }, index) => number === lastHeardFrame + 1 + index,
      )
    },
    async hangUp() {
      clearInterval(microphone)
      return client.hangUp()
    },
  }
}

function toFrames(pcm: Int16Array): Int16Array[] {
  const count = Math.ceil(pcm.length / samplesPerFrame)
  return Array.from({ length: count }, (_, index) => {
    const frame = new Int16Array(samplesPerFrame)
    frame.set(pcm.subarray(index * samplesPerFrame, (index + 1) * samplesPerFrame))
    return frame
  })
}

/** The noise repeats after this many samples: a prime number, so that it takes each level once, in scattered order. */
const noisePeriod = 131
const maxNoiseLevel = (noisePeriod - 1) / 2

/** Adds noise of a repeating pattern to a frame of speech, or to a silent frame. */
function addNoise(frame: Int16Array = new Int16Array(samplesPerFrame)): Int16Array {
  return frame.map((sample, index) => {
    const noiseLevel = ((index * 7_919) % noisePeriod) - maxNoiseLevel
    const noisySample = sample + noiseLevel * (noiseAmplitude / maxNoiseLevel)
    return Math.max(-32_768, Math.min(32_767, noisySample))
  })
}

function encodeFrame(pcm: Int16Array, frameNumber: number) {
  const encoded = encodeAudioFrame({
    source: 'microphone',
    isLastOfResponse: false,
    responseNumber: 0,
    frameNumber,
    pcm: new Uint8Array(pcm.buffer),
  })
  if (!encoded.ok) throw new Error(encoded.fault)
  return encoded.value
}
