import { type Gender, toCardinal, toOrdinal, toSpokenNumber } from './french-numbers'
import { endBoundary, numberPattern, optionalSpace, startBoundary } from './number-pattern'

/** Feminine nouns that often follow a number. A number that ends in "un" ends in "une" before them: "vingt et une". */
const feminineNouns =
  /^\s+(?:heure|minute|seconde|semaine|année|journée|matinée|soirée|nuit|fois|personne|chose|question|réponse|idée|page|place|étape|phrase|pièce|histoire|raison|leçon|séance|respiration|inspiration|expiration|gorgée|tasse|voiture|ville|amie|fille|femme|sœur)s?(?!\p{L})/u

const range = new RegExp(
  `${startBoundary}(${numberPattern})${optionalSpace}[-–]${optionalSpace}(?=${numberPattern}${endBoundary})`,
  'gu',
)
/** The hyphen or dash of a range whose ends are already words: "dix-huit heures-vingt heures". */
const wordRange = /(?<=(?:heures?|euros?))[-–](?=\p{L})/gu
const fraction = new RegExp(`${startBoundary}(\\d+)/(\\d+)${endBoundary}`, 'gu')
const ordinals = new RegExp(
  `${startBoundary}(\\d{1,4})(ers?|res?|ères?|nde?s?|es?|èmes?|ièmes?)(?!\\p{L})`,
  'gu',
)
const plainNumber = new RegExp(`${startBoundary}(${numberPattern})${endBoundary}`, 'gu')

/** Replaces ranges, fractions, ordinals and all remaining numbers with words. */
export function expandNumbers(text: string): string {
  return text
    .replace(wordRange, ' à ')
    .replace(range, '$1 à ')
    .replace(fraction, (_, numerator: string, denominator: string) =>
      formatFraction(Number(numerator), Number(denominator)),
    )
    .replace(ordinals, (_, digits: string, ending: string) => formatOrdinal(Number(digits), ending))
    .replace(plainNumber, (written: string, _group: string, index: number, wholeText: string) => {
      const gender: Gender = feminineNouns.test(wholeText.slice(index + written.length))
        ? 'feminine'
        : 'masculine'
      return toSpokenNumber(written, gender) ?? written
    })
}

const denominatorNouns: Record<number, string> = { 2: 'demi', 3: 'tiers', 4: 'quart' }

/**
 * Returns "trois quarts" for 3/4. Only halves, thirds and quarters below 1 are read as fractions; all others are read
 * as scores: "huit sur dix" for 8/10.
 */
function formatFraction(numerator: number, denominator: number): string {
  const numeratorWords = toCardinal(numerator)
  const noun = denominatorNouns[denominator]
  if (!noun || numerator >= denominator) return `${numeratorWords} sur ${toCardinal(denominator)}`
  return `${numeratorWords} ${numerator > 1 && !noun.endsWith('s') ? `${noun}s` : noun}`
}

function formatOrdinal(value: number, ending: string): string {
  if (ending.startsWith('nd')) return ending.includes('e') ? 'seconde' : 'second'
  const word = toOrdinal(value, /^(?:re|ère)/.test(ending) ? 'feminine' : 'masculine')
  return ending.endsWith('s') ? `${word}s` : word
}
