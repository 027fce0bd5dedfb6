import type { TextToSpeech } from '../ports/text-to-speech'
import { alignWords } from './align-words'
import { normaliseForSpeech } from './normalise-for-speech'

/**
 * Wraps a synthesiser so that it speaks the normalised text. The word positions that it reports are
 * converted back to positions in the original text.
 */
export function withTextNormalisation(textToSpeech: TextToSpeech): TextToSpeech {
  return {
    async *speak(text, voice, signal) {
      const spoken = normaliseForSpeech(text)
      if (!spoken) return
      const toOriginalPosition = alignWords(text, spoken)
      for await (const part of textToSpeech.speak(spoken, voice, signal)) {
        yield part.kind === 'word' ? { ...part, position: toOriginalPosition(part.position) } : part
      }
    },
  }
}
