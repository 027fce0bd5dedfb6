import { resample } from '../../../providers/local-speech/engine/resample.mjs'
import type { ModelStore } from '../../../providers/local-speech/models/model-store'
import type { SpeechModel } from '../../../providers/local-speech/models/speech-model'
import { openLocalSpeech } from '../../../providers/local-speech/open-local-speech'
import { recognitionSampleRate } from '../../../voice/ports/speech-to-text'
import { speechSampleRate } from '../../../voice/ports/text-to-speech'
import { describeError, describeReason } from './describe-reason'

/** Maximum duration of speaking or recognising. Loading the model has a limit of its own. */
const timeoutMs = 90_000

type TrialInput = { text?: string; recording?: Int16Array }

/** The result of a trial. `speech try --json` prints it, so the kinds keep their names. */
export type Trial =
  /** A voice said the text. */
  | { kind: 'spoken'; firstSoundMs: number; pcm: Int16Array }
  /** A recogniser returned its final text. */
  | { kind: 'heard'; finalMs: number; text: string }
  /** An end-of-turn model estimated the probability that the turn is over. */
  | { kind: 'judged'; tookMs: number; probability: number }
  /** `reason` is in French. */
  | { kind: 'failed'; reason: string }

/**
 * Loads one installed model in a separate process and uses it once: a voice says the text with its
 * first speaker; a recogniser or an end-of-turn model receives `recording`, PCM at 24 kHz.
 */
export async function tryModel(
  model: SpeechModel,
  store: Pick<ModelStore, 'directory'>,
  { text = 'Bonjour.', recording = new Int16Array(speechSampleRate) }: TrialInput = {},
): Promise<Trial> {
  const failures: string[] = []
  const describeLastFailure = () => failures.map(describeReason).at(-1)
  const speech = await openLocalSpeech({
    directory: store.directory,
    catalogue: [model],
    onFailure: ({ message }) => void failures.push(message),
  })
  if (!speech) return { kind: 'failed', reason: 'le paquet facultatif sherpa-onnx-node manque' }
  try {
    await speech.start()
    const signal = AbortSignal.timeout(timeoutMs)
    const startedAtMs = performance.now()
    const measureElapsedMs = () => Math.round(performance.now() - startedAtMs)
    if (model.kind === 'turn') {
      const probability = await speech.turnEstimator?.estimate(toRecognitionRate(recording))
      return probability == null
        ? { kind: 'failed', reason: describeLastFailure() ?? 'aucune estimation' }
        : { kind: 'judged', tookMs: measureElapsedMs(), probability }
    }
    if (model.kind === 'recogniser') {
      const recognition = speech.speechToText?.open(signal)
      recognition?.push(toRecognitionRate(recording))
      recognition?.finish()
      for await (const result of recognition?.results ?? [])
        if (result.kind === 'final')
          return { kind: 'heard', finalMs: measureElapsedMs(), text: result.text }
      return { kind: 'failed', reason: 'aucun texte final' }
    }
    const gender = model.speakers[0]?.gender ?? 'feminine'
    const chunks: Int16Array[] = []
    let firstSoundMs = 0
    const voice = {
      timbre: `${gender}-warm`,
      wordsPerMinute: 165,
      pitch: 50,
      pitchRange: 50,
    } as const
    for await (const part of speech.textToSpeech?.speak(text, voice, signal) ?? []) {
      if (part.kind !== 'audio') continue
      firstSoundMs ||= measureElapsedMs()
      chunks.push(part.pcm)
    }
    if (chunks.length === 0) return { kind: 'failed', reason: 'aucun son' }
    return { kind: 'spoken', firstSoundMs, pcm: joinChunks(chunks) }
  } catch (error) {
    return { kind: 'failed', reason: describeLastFailure() ?? describeError(error) }
  } finally {
    await speech.close()
  }
}

function toRecognitionRate(pcm: Int16Array) {
  const samples = Float32Array.from(pcm, (sample) => sample / 32_768)
  return resample(samples, speechSampleRate, recognitionSampleRate)
}

function joinChunks(chunks: readonly Int16Array[]): Int16Array {
  const audio = new Int16Array(chunks.reduce((total, { length }) => total + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    audio.set(chunk, offset)
    offset += chunk.length
  }
  return audio
}
