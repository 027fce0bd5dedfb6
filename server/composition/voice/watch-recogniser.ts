import type { SpeechToText } from '../../../voice/ports/speech-to-text'

/** Reports each segment of speech for which the recogniser failed. */
export const watchRecogniser = (
  recogniser: SpeechToText,
  onFailure: (error: unknown) => void,
): SpeechToText => ({
  name: recogniser.name,
  recipient: recogniser.recipient,
  open(...segment) {
    const recognition = recogniser.open(...segment)
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
