import { encodeWav } from '../../../domain/audio/encode-wav'
import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import {
  type LanguageSpan,
  speechSampleRate,
  type TextToSpeech,
} from '../../../voice/ports/text-to-speech'

export type SpokenText = {
  wav: Buffer
  /** Whether the fallback voice spoke, because the chosen one failed. */
  isFallback: boolean
  /**
   * When each word is heard, if the synthesiser reports it; positions are character offsets in the
   * text.
   */
  words: readonly { position: number; atMs: number }[]
}

export type SpeakText = (text: string, voice: CompanionVoice) => Promise<SpokenText>

/** Marks the audio as synthetic in a machine-readable way (AI Act, art. 50(2)). */
const syntheticMark = 'Voix de synthese produite par une IA; synthetic: true'

/** Returns the cache key of a text in a voice. */
export const createSpeechKey = (text: string, voice: CompanionVoice) =>
  JSON.stringify([text, voice])

/** Synthesises a text, French outside the spans, as a WAV file that is marked as synthetic. */
export async function synthesiseWav(
  textToSpeech: TextToSpeech,
  text: string,
  voice: CompanionVoice,
  spans: readonly LanguageSpan[] = [],
): Promise<SpokenText> {
  const chunks: Int16Array[] = []
  const words: { position: number; atMs: number }[] = []
  let isFallback = false
  const { signal } = new AbortController()
  for await (const part of textToSpeech.speak(text, voice, signal, spans)) {
    if (part.kind === 'audio') {
      chunks.push(part.pcm)
      isFallback ||= part.isFallback ?? false
    } else words.push({ position: part.position, atMs: part.atMs })
  }
  const wav = encodeWav(chunks, { sampleRate: speechSampleRate, comment: syntheticMark })
  return { wav: Buffer.from(wav), isFallback, words }
}

/**
 * Synthesises texts and caches those that the chosen voice spoke; simultaneous requests share one
 * synthesis. `capacity` is the number of texts, of about 200 kB each; the oldest are dropped first.
 */
export function createSpeechCache(textToSpeech: TextToSpeech, capacity: number): SpeakText {
  const cache = new Map<string, Promise<SpokenText>>()
  return (text, voice) => {
    const key = createSpeechKey(text, voice)
    const cachedText = cache.get(key)
    if (cachedText) return cachedText
    const spokenText = synthesiseWav(textToSpeech, text, voice)
    cache.set(key, spokenText)
    spokenText.then(
      ({ isFallback }) => isFallback && cache.delete(key),
      () => cache.delete(key),
    )
    const [oldest] = cache.keys()
    if (cache.size > capacity && oldest !== undefined) cache.delete(oldest)
    return spokenText
  }
}
