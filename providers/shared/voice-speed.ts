import type { CompanionVoice } from '../../domain/companions/companion-voice'

/** Approximate pace of French at speed 1. */
const usualWordsPerMinute = 165

/** Returns the speed of a companion's voice, relative to the usual pace; speech outside these limits sounds unnatural. */
export const toSpeed = ({ wordsPerMinute }: Pick<CompanionVoice, 'wordsPerMinute'>) =>
  Math.min(1.25, Math.max(0.75, wordsPerMinute / usualWordsPerMinute))
