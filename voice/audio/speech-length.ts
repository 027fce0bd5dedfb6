import type { CompanionVoice } from '../../domain/companions/companion-voice'

/** Letters of a French word with the space behind it. */
const lettersPerWord = 6

/** How long a sentence takes to say, roughly, when no synthesiser has said it yet. */
export function estimateSpeechMs(text: string, voice: CompanionVoice): number {
  return Math.ceil((text.length * 60_000) / (voice.wordsPerMinute * lettersPerWord))
}
