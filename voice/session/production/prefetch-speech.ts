import { companionSamplesPerMs } from '../../audio/frame-timing'
import type { MultilingualText } from '../../language-spans/language-markers'
import type { LanguageSpan, SpeechPart } from '../../ports/text-to-speech'

/** Speaks a text with the voice of the call. */
type Speak = (
  text: string,
  signal: AbortSignal,
  spans?: readonly LanguageSpan[],
) => AsyncIterable<SpeechPart>

/** The speech of an opening clause, which is synthesised before the rest of its sentence is known. */
export type PrefetchedSpeech = {
  /**
   * Returns the speech of the whole sentence, or null when the sentence does not begin with this clause or has
   * words of another language. The clause is not synthesised again; the synthesis of the rest begins at once.
   */
  continueWith(sentence: MultilingualText, signal: AbortSignal): AsyncIterable<SpeechPart> | null
  /** Aborts the synthesis of a clause that will not be heard. */
  discard(): void
}

/** Begins to synthesise the opening clause of a sentence. */
export function prefetchSpeech(
  clause: string,
  speak: Speak,
  requestSignal: AbortSignal,
): PrefetchedSpeech {
  const controller = new AbortController()
  const opening = prefetchParts(speak(clause, controller.signal))
  const discard = () => {
    controller.abort()
    opening.close()
  }
  requestSignal.addEventListener('abort', discard, { once: true })

  async function* joinWithRest(rest: PrefetchedParts, restStart: number) {
    try {
      let sampleCount = 0
      for await (const part of opening.parts) {
        if (part.kind === 'audio') sampleCount += part.pcm.length
        yield part
      }
      const openingMs = sampleCount / companionSamplesPerMs
      for await (const part of rest.parts)
        yield part.kind === 'audio'
          ? part
          : { ...part, position: part.position + restStart, atMs: part.atMs + openingMs }
    } finally {
      discard()
      rest.close()
    }
  }

  return {
    continueWith({ text, spans }, signal) {
      if (spans.length > 0 || !text.startsWith(`${clause} `)) return null
      signal.addEventListener('abort', discard, { once: true })
      const restStart = clause.length + 1
      return joinWithRest(prefetchParts(speak(text.slice(restStart), signal)), restStart)
    },
    discard,
  }
}

type PrefetchedParts = { parts: AsyncIterable<SpeechPart>; close(): void }

/** Requests the first part immediately, before the parts are read. */
function prefetchParts(speech: AsyncIterable<SpeechPart>): PrefetchedParts {
  const iterator = speech[Symbol.asyncIterator]()
  const firstResult = iterator.next()
  // A reader of the parts gets the error. Without a reader, the error must not become an unhandled rejection.
  firstResult.catch(() => {})
  async function* readParts() {
    for (let result = await firstResult; !result.done; result = await iterator.next())
      yield result.value
  }
  return { parts: readParts(), close: () => void iterator.return?.(undefined).catch(() => {}) }
}
