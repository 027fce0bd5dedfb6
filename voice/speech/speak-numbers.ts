import { cardinal, type Gender, ordinal, spokenNumber } from './french-numbers'
import { gap, notAfter, notBefore, numberPattern } from './number-pattern'

/** What follows a number in conversation and wants « une », « vingt et une ». */
const feminineNouns =
  /^\s+(?:heure|minute|seconde|semaine|année|journée|matinée|soirée|nuit|fois|personne|chose|question|réponse|idée|page|place|étape|phrase|pièce|histoire|raison|leçon|séance|respiration|inspiration|expiration|gorgée|tasse|voiture|ville|amie|fille|femme|sœur)s?(?!\p{L})/u

const range = new RegExp(
  `${notBefore}(${numberPattern})${gap}[-–]${gap}(?=${numberPattern}${notAfter})`,
  'gu',
)
/** Both ends are in words already. */
const wordRange = /(?<=(?:heures?|euros?))[-–](?=\p{L})/gu
const fraction = new RegExp(`${notBefore}(\\d+)/(\\d+)${notAfter}`, 'gu')
const ordinals = new RegExp(
  `${notBefore}(\\d{1,4})(ers?|res?|ères?|nde?s?|es?|èmes?|ièmes?)(?!\\p{L})`,
  'gu',
)
const negative = new RegExp(`(?<=^|[\\s(])[-−](?=${numberPattern})`, 'gu')
const plain = new RegExp(`${notBefore}(${numberPattern})${notAfter}`, 'gu')

/** Ranges, fractions, ordinals, and every number that is left. */
export function speakNumbers(text: string): string {
  return text
    .replace(wordRange, ' à ')
    .replace(range, '$1 à ')
    .replace(fraction, (_, over: string, under: string) =>
      spokenFraction(Number(over), Number(under)),
    )
    .replace(ordinals, (_, digits: string, ending: string) => spokenOrdinal(Number(digits), ending))
    .replace(negative, 'moins ')
    .replace(plain, (written: string, ...rest: unknown[]) => {
      const [index, whole] = rest.slice(1) as [number, string]
      const gender: Gender = feminineNouns.test(whole.slice(index + written.length))
        ? 'feminine'
        : 'masculine'
      return spokenNumber(written, gender) ?? written
    })
}

const parts: Record<number, string> = { 2: 'demi', 3: 'tiers', 4: 'quart' }

/** « trois quarts »; anything else is a mark, « huit sur dix ». */
function spokenFraction(over: number, under: number): string {
  const part = parts[under]
  if (!part || over >= under) return `${cardinal(over)} sur ${cardinal(under)}`
  return `${cardinal(over)} ${over > 1 && !part.endsWith('s') ? `${part}s` : part}`
}

function spokenOrdinal(value: number, ending: string): string {
  if (ending.startsWith('nd')) return ending.includes('e') ? 'seconde' : 'second'
  const word = ordinal(value, /^(?:re|ère)/.test(ending) ? 'feminine' : 'masculine')
  return ending.endsWith('s') ? `${word}s` : word
}
