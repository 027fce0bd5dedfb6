import type { Language } from '../../../../domain/languages'
import { ageWords, frenchNumbers, frenchTens, spanishTwenties } from '../content/number-words'

const frenchUnits = frenchNumbers.split(' ')

/** Parses a French number below a hundred, in digits or words; null for other texts. */
export function readFrenchNumber(normalisedWords: string): number | null {
  if (/^\d{1,2}$/.test(normalisedWords)) return Number(normalisedWords)
  let sum = 0
  for (const word of normalisedWords.split(' ')) {
    const ten = frenchTens[word]
    const unit = frenchUnits.indexOf(word)
    if (word === 'et') continue
    if (sum === 4 && (word === 'vingt' || word === 'vingts')) sum = 80
    else if (ten !== undefined) sum += ten
    else if (word === 'une') sum += 1
    else if (unit >= 0) sum += unit
    else return null
  }
  return sum > 0 && sum < 100 ? sum : null
}

/** Writes an age below a hundred in words, or in digits for languages without `ageWords`. */
export function formatYears(number: number, language: Language): string {
  const words = ageWords[language as keyof typeof ageWords]?.split(' ')
  if (!words) return String(number)
  if (number <= 20) return words[number] ?? String(number)
  const ten = words[18 + Math.floor(number / 10)] ?? ''
  const rest = number % 10
  if (rest === 0) return ten
  const unit = words[rest] ?? ''
  switch (language) {
    case 'spanish':
      if (number < 30) return spanishTwenties[number] ?? `veinti${unit}`
      return `${ten} y ${rest === 1 ? 'un' : unit}`
    case 'italian':
      return (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + (rest === 3 ? 'tré' : unit)
    case 'german':
      return `${unit}und${ten}`
    default:
      return `${ten}-${unit}`
  }
}
