import { audioFormats } from '../../../../contract/audio-frame'
import { createStreamResampler } from '../../../../domain/audio/stream-resampler'
import { createEnergyDetector } from '../../../../voice/audio/energy-detector'
import { createMicrophoneFramer } from '../stream/microphone-framer'
import { realtimeRate } from './server-protocol'

const microphoneRate = audioFormats.microphone.rate
const frameMs = 20
/** Maximum duration of a turn that the client commits itself; its samples take 1.9 MB. */
const maxBufferedMs = 60_000

const silentFrame = new Int16Array((microphoneRate * frameMs) / 1_000)
/** More silence than the detector needs to report the end of speech. */
const maxReleaseFrames = 20

export type CallerAudioEvent =
  | { type: 'speech-started' | 'speech-stopped'; audioMs: number }
  /** 20 ms at the microphone's rate; valid until the handler returns. */
  | { type: 'frame'; pcm: Int16Array }

/**
 * Audio that the client has appended and not yet committed. Times count from the first sample of
 * the call.
 */
export type BufferedTurn = { startMs: number; endMs: number; frames: readonly Int16Array[] }

/**
 * Resamples the caller's audio for the engine and cuts it into frames. With turn detection, passes
 * on each frame immediately, with the start or end of speech that the detector finds in it. (Our
 * own pages detect speech in the browser.) Without turn detection, collects frames until the client
 * commits them.
 */
export function createCallerAudio(deps: {
  isCompanionSpeaking(): boolean
  onEvent(event: CallerAudioEvent): void
}) {
  const resampler = createStreamResampler(realtimeRate, microphoneRate)
  let detector = createEnergyDetector()
  /**
   * Added to the detector's times to get times in the caller's audio: the duration of the audio
   * before the detector was created, minus the silence that `endSpeech` has fed to the detector.
   */
  let offsetMs = 0
  let hasTurnDetection = true
  let receivedMs = 0
  let bufferedFrames: Int16Array[] = []
  let bufferStartMs = 0
  let isBufferFull = false

  const framer = createMicrophoneFramer((pcm) => {
    receivedMs += frameMs
    if (hasTurnDetection) detectSpeech(pcm)
    else bufferFrame(pcm)
  })

  function detectSpeech(pcm: Int16Array) {
    const change = detector.push(pcm, deps.isCompanionSpeaking())
    const audioMs = offsetMs + detector.eventAudioMs
    // The change is sent before the frame, so that the engine does not detect the same speech
    // itself.
    if (change) deps.onEvent({ type: change, audioMs })
    deps.onEvent({ type: 'frame', pcm })
  }

  function bufferFrame(pcm: Int16Array) {
    if (bufferedFrames.length === 0) bufferStartMs = receivedMs - frameMs
    isBufferFull = bufferedFrames.length * frameMs >= maxBufferedMs
    // Copied, because the framer reuses its buffer.
    if (!isBufferFull) bufferedFrames.push(pcm.slice())
  }

  return {
    /** Adds PCM16 at the protocol's rate. Returns false when some of it was dropped. */
    push(bytes: Buffer): boolean {
      // Copied, because the decoded bytes are not always aligned.
      const samples = new Int16Array(bytes.byteLength / 2)
      new Uint8Array(samples.buffer).set(bytes)
      const { buffer, byteOffset, byteLength } = resampler.push(samples)
      framer.pushChunk(new Uint8Array(buffer, byteOffset, byteLength))
      return hasTurnDetection || !isBufferFull
    },
    /**
     * Makes the detector end the speech in progress, by feeding silence to it. Emits no event. Call
     * it when audio stops arriving.
     */
    endSpeech() {
      const isCompanionSpeaking = false
      for (let count = 0; detector.isSpeaking && count < maxReleaseFrames; count += 1) {
        detector.push(silentFrame, isCompanionSpeaking)
        offsetMs -= frameMs
      }
    },
    /** Removes and returns the buffered frames. */
    takeBufferedTurn(): BufferedTurn {
      const frames = bufferedFrames
      bufferedFrames = []
      isBufferFull = false
      const startMs = bufferStartMs
      return { startMs, endMs: startMs + frames.length * frameMs, frames }
    },
    /** Duration of the audio that the client has not committed yet. */
    get bufferedMs() {
      return bufferedFrames.length * frameMs
    },
    /** Duration of all audio that the client has sent. */
    get receivedMs() {
      return receivedMs
    },
    setTurnDetection(isOn: boolean) {
      if (isOn === hasTurnDetection) return
      hasTurnDetection = isOn
      bufferedFrames = []
      isBufferFull = false
      detector = createEnergyDetector()
      offsetMs = receivedMs
    },
  }
}
