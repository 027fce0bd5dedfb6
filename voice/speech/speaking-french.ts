import type { TextToSpeech } from '../ports/text-to-speech'
import { alignWords } from './align-words'
import { toSpokenFrench } from './to-spoken-french'

/**
 * The same synthesiser, given what is to be said instead of what is written; the positions of its
 * words are those of the written text, and never go backwards.
 */
export function speakingFrench(textToSpeech: TextToSpeech): TextToSpeech {
  return {
    async *speak(text, voice, signal) {
      const spoken = toSpokenFrench(text)
      if (!spoken) return
      const toRaw = alignWords(text, spoken)
      for await (const part of textToSpeech.speak(spoken, voice, signal)) {
        yield part.kind === 'word' ? { ...part, position: toRaw(part.position) } : part
      }
    },
  }
}
