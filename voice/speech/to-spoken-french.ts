import { speakAbbreviations } from './speak-abbreviations'
import { speakDates } from './speak-dates'
import { speakMisreadWords } from './speak-misread-words'
import { speakNumbers } from './speak-numbers'
import { speakPhoneNumbers } from './speak-phone-numbers'
import { speakPrices } from './speak-prices'
import { speakTimes } from './speak-times'
import { speakUnits } from './speak-units'
import { stripUnspoken } from './strip-unspoken'

/** From the most particular to the most general: what one has spoken, the next leaves alone. */
const steps = [
  stripUnspoken,
  speakPhoneNumbers,
  speakDates,
  speakTimes,
  speakPrices,
  speakUnits,
  speakAbbreviations,
  speakMisreadWords,
  speakNumbers,
  tidy,
]

/**
 * A written text as a French person would say it: nothing that is only for the eye, numbers, times,
 * prices and abbreviations in words (03, « Turn taking »). Empty when nothing is left to say.
 */
export const toSpokenFrench = (text: string): string =>
  steps.reduce((spoken, step) => step(spoken), text)

/** Dashes become pauses; no space is left where something was taken away. */
function tidy(text: string): string {
  const spoken = text
    .replace(/^\s*[—–-]\s+/gm, '')
    .replace(/\s+[—–]\s+/g, ', ')
    .replace(/\s*\n+\s*/g, ' ')
    .replace(/\s+([,.…])/g, '$1')
    .replace(/([,;:]\s*)+(?=[,;:.!?…])/g, '')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/^[,.;:…!?\s]+(?=[\p{L}\p{N}«"“])/u, '')
  return /[\p{L}\p{N}]/u.test(spoken) ? spoken : ''
}
