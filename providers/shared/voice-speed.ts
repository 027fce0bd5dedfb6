import type { CompanionVoice } from '../../domain/companions/companion-voice'

/** Approximate pace of French at speed 1. */
const usualWordsPerMinute = 165

/** Returns the speed of a companion's voice, relative to the usual pace, between 0.75 and 1.25. */
export const toSpeed = ({ wordsPerMinute }: Pick<CompanionVoice, 'wordsPerMinute'>) =>
  Math.min(1.25, Math.max(0.75, wordsPerMinute / usualWordsPerMinute))
