import { helloVoicePath } from '../../../../contract/paths'
import { parseWordTimes, type WordTimes } from './word-times'

/**
 * Identifies a sentence by its index in the answer to the last line of `said`, or in the greeting when
 * `said` is empty.
 */
export type SentenceId = { said: readonly string[]; index: number }

type Recording = { sound: AudioBuffer; times: WordTimes }

export type PlayingSentence = {
  durationMs: number
  times: WordTimes
  readPlayedMs(): number
  /** Returns the current loudness, from 0 to 1. */
  readLevel(): number
  stop(): void
}

export type HelloVoice = ReturnType<typeof createHelloVoice>

/** Root mean square of loud speech, shown as level 1. */
const loudRms = 0.2

/**
 * Fetches recordings of sentences and plays them. The audio context must have been created during a tap, because
 * otherwise some browsers play nothing.
 */
export function createHelloVoice(context: AudioContext) {
  const recordings = new Map<string, Promise<Recording | null>>()
  const analyser = new AnalyserNode(context, { fftSize: 1_024 })
  const samples = new Float32Array(analyser.fftSize)
  analyser.connect(context.destination)

  /** Fetches the recording of a sentence, at most once. Resolves to null when that fails. */
  function load(sentenceId: SentenceId): Promise<Recording | null> {
    const key = JSON.stringify(sentenceId)
    const knownRecording = recordings.get(key)
    if (knownRecording) return knownRecording
    const recording = fetchRecording(context, sentenceId).catch(() => null)
    recordings.set(key, recording)
    return recording
  }

  return {
    load,
    play({ sound, times }: Recording): PlayingSentence {
      const source = new AudioBufferSourceNode(context, { buffer: sound })
      source.connect(analyser)
      const startedAtSeconds = context.currentTime
      source.start()
      return {
        durationMs: sound.duration * 1_000,
        times,
        readPlayedMs: () => (context.currentTime - startedAtSeconds) * 1_000,
        readLevel() {
          analyser.getFloatTimeDomainData(samples)
          const sumOfSquares = samples.reduce((sum, sample) => sum + sample * sample, 0)
          return Math.min(1, Math.sqrt(sumOfSquares / samples.length) / loudRms)
        },
        stop() {
          source.stop()
          source.disconnect()
        },
      }
    },
    close: () => void context.close(),
  }
}

async function fetchRecording(
  context: AudioContext,
  sentenceId: SentenceId,
): Promise<Recording | null> {
  const response = await fetch(helloVoicePath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sentenceId),
  })
  const file = await response.arrayBuffer()
  if (!response.ok) return null
  return {
    sound: await context.decodeAudioData(file),
    times: parseWordTimes(response.headers.get('x-word-times')),
  }
}
