import { correctionPatterns } from '../templates/manner-words'

const maxCorrectionWords = 16

/**
 * Returns what is right when the caller corrects a misunderstanding: "mon frère" in "c'est mon frère, pas mon père".
 * Returns null when the text corrects nothing, and for a correction of more than `maxCorrectionWords` words.
 */
export function findCorrection(text: string): string | null {
  const words = text.replace(/'/g, '’').replace(/[<>[\]{}|()*_#`"«»?!]/g, '')
  const correction = correctionPatterns
    .map((pattern) => pattern.exec(words)?.[1]?.trim())
    .find(Boolean)
    ?.replace(/[.,;:…\s]+$/, '')
  return correction && correction.split(/\s+/).length <= maxCorrectionWords ? correction : null
}
