import { numberWords, tens } from './words/number-words'

/** Operations, by a pattern of the operator between two numbers. */
const operations: Readonly<Record<string, (left: number, right: number) => number>> = {
  '(?:%|pour cent) d(?:e |’)': (left, right) => (left * right) / 100,
  '(?:fois|x|×|\\*) ': (left, right) => left * right,
  '(?:plus|\\+) ': (left, right) => left + right,
  '(?:moins|-) ': (left, right) => left - right,
  '(?:divisé par|÷|/) ': (left, right) => left / right,
}

/** Writes numbers as digits: "dix-sept fois vingt-trois" becomes "17 fois 23". */
function toDigits(text: string): string {
  const word = [...numberWords.keys(), ...tens.keys(), 'cent', 'cents', 'mille'].join('|')
  const writtenNumber = new RegExp(
    `(?<!\\p{L})(?:${word})(?:(?:[ -]|-et-| et )(?:${word}))*(?!\\p{L})`,
    'giu',
  )
  return text.replace(writtenNumber, (words) => String(readNumber(words)))
}

function readNumber(words: string): number {
  let total = 0
  // The number since the last "mille", which is below 1000.
  let current = 0
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    if (word === 'mille') [total, current] = [total + Math.max(1, current) * 1000, 0]
    else if (word.startsWith('cent')) current = Math.max(1, current) * 100
    // In "quatre-vingts", the 4 that was already added becomes 80.
    else if (word.startsWith('vingt') && current % 100 === 4) current += 80 - 4
    else current += numberWords.get(word) ?? tens.get(word) ?? 0
  }
  return total + current
}

const roundToHundredths = (value: number) => Math.round(value * 100) / 100

/**
 * Returns alternative sentences with the result of the requested calculation, rounded to hundredths; null when the text
 * requests none or the calculation has no result, such as a division by zero.
 */
export function calculate(text: string): readonly string[] | null {
  const textWithDigits = toDigits(text.replace(/'/g, '’').toLowerCase())
  for (const [operator, operate] of Object.entries(operations)) {
    const number = '(\\d+(?:[.,]\\d+)?)'
    const match = new RegExp(`${number} ?${operator}${number}`).exec(textWithDigits)
    const [left, right] = (match?.slice(1) ?? []).map((digits) => Number(digits.replace(',', '.')))
    if (left === undefined || right === undefined) continue
    const result = roundToHundredths(operate(left, right))
    if (!Number.isFinite(result)) continue
    const formatted = String(result).replace('.', ',')
    return [`Ça fait ${formatted}.`, `Je trouve ${formatted}.`]
  }
  return null
}
