import { correctionPatterns } from '../templates/manner-words'

/** Returns the corrected words when the caller corrects a misunderstanding: "c'est mon frère, pas mon père". */
export function findCorrection(text: string): string | null {
  const words = text.replace(/'/g, '’').replace(/[<>[\]{}|()*_#`"«»?!]/g, '')
  const found = correctionPatterns.map((pattern) => pattern.exec(words)?.[1]?.trim()).find(Boolean)
  const correction = found?.replace(/[.,;:…\s]+$/, '')
  return correction && correction.split(/\s+/).length <= 16 ? correction : null
}
