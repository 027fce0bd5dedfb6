import { expandAbbreviations } from './expand-abbreviations'
import { expandDates } from './expand-dates'
import { expandNumbers } from './expand-numbers'
import { expandPhoneNumbers } from './expand-phone-numbers'
import { expandPrices } from './expand-prices'
import { expandTimes } from './expand-times'
import { expandUnits } from './expand-units'
import { removeUnspokenText } from './remove-unspoken-text'
import { respellMispronouncedWords } from './respell-mispronounced-words'

/** The more specific expansions come first: later steps no longer see what they have replaced. */
const steps = [
  removeUnspokenText,
  expandPhoneNumbers,
  expandDates,
  expandRangesAfterEntre,
  expandMinusSigns,
  expandTimes,
  expandPrices,
  expandUnits,
  expandAbbreviations,
  respellMispronouncedWords,
  expandNumbers,
  cleanUpPunctuation,
]

/**
 * Normalises written French for speech synthesis: removes what cannot be spoken and replaces
 * numbers, times, prices and abbreviations with words. Returns an empty string when nothing is left
 * to say.
 */
export const normaliseForSpeech = (text: string): string =>
  steps.reduce((spoken, step) => step(spoken), text)

const dashAfterEntre = /(?<=(?<!\p{L})entre\s+\d[\d.,]*(?:\s?(?:h\d{0,2}|€|%))?)\s?[-–]\s?(?=\d)/giu

/** Replaces the dash of "entre 10-15" with "et". The later steps replace the dash of other ranges with "à". */
function expandRangesAfterEntre(text: string): string {
  return text.replace(dashAfterEntre, ' et ')
}

/** A hyphen after "10 " or "18h " is the dash of a range. */
const minusSign = /(?<=^|[\s(])(?:(?<!\dh?[ \u00a0\u202f])-|−)(?=\d)/giu

/** Replaces the minus sign of "-5 °C" with "moins". */
function expandMinusSigns(text: string): string {
  return text.replace(minusSign, 'moins ')
}

/**
 * Cleans up after the earlier steps. In order: removes dashes at the start of a line; replaces dashes between words with
 * commas, and line breaks with spaces; removes spaces before commas and full stops, and commas, semicolons and colons
 * before another punctuation mark; joins several spaces; removes punctuation before the first word.
 */
function cleanUpPunctuation(text: string): string {
  const spokenText = text
    .replace(/^\s*[—–-]\s+/gm, '')
    .replace(/\s+[—–]\s+/g, ', ')
    .replace(/\s*\n+\s*/g, ' ')
    .replace(/\s+([,.…])/g, '$1')
    .replace(/([,;:]\s*)+(?=[,;:.!?…])/g, '')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/^[,.;:…!?\s]+(?=[\p{L}\p{N}«"“])/u, '')
  return /[\p{L}\p{N}]/u.test(spokenText) ? spokenText : ''
}
