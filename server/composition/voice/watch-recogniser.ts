import type { SpeechToText } from '../../../voice/ports/speech-to-text'

/** Wraps a recogniser so that `onFailure` is called for each segment of speech that it fails to transcribe. */
export const watchRecogniser = (
  recogniser: SpeechToText,
  onFailure: (error: unknown) => void,
): SpeechToText => ({
  name: recogniser.name,
  recipient: recogniser.recipient,
  open(...input) {
    const recognition = recogniser.open(...input)
    return {
      push: (pcm) => recognition.push(pcm),
      finish: () => recognition.finish(),
      results: reportFailure(recognition.results, onFailure),
    }
  },
})

async function* reportFailure<Result>(
  results: AsyncIterable<Result>,
  onFailure: (error: unknown) => void,
) {
  try {
    yield* results
  } catch (error) {
    onFailure(error)
    throw error
  }
}
