import type { Language } from '../../../../domain/languages'
import { germanPlurals, irregularPlurals } from '../content/noun-forms'
import type { Gender } from './noun'

const readPairs = (pairs: string) =>
  new Map(pairs.split(', ').map((pair) => pair.split(' ') as [string, string]))

const german = readPairs(germanPlurals)
const irregular = {
  english: readPairs(irregularPlurals.english),
  spanish: readPairs(irregularPlurals.spanish),
  italian: readPairs(irregularPlurals.italian),
}

/**
 * Returns the plural of a noun; null when it is uncertain. In the languages of the default case, the noun stays the
 * same after a number.
 */
export function formPlural(words: string, gender: Gender, language: Language): string | null {
  switch (language) {
    case 'english':
      return formEnglish(words)
    case 'spanish':
      return formHead(words, / (?:de|para|con|sin) /, (head) => formSpanish(head))
    case 'italian':
      return formHead(words, / (?:d’|di |da |per |del |dell’)/, (head) => formItalian(head, gender))
    case 'german':
      return formHead(
        words,
        / (?:Wasser|Wein|Tee|Kaffee|für |mit |ohne )/,
        (head) => german.get(head) ?? null,
      )
    case 'russian':
      return null
    default:
      return words
  }
}

/** Pluralises only the noun before its complement: "botella" in "botella de agua". */
function formHead(words: string, complement: RegExp, form: (head: string) => string | null) {
  const start = words.search(complement)
  const head = start < 0 ? words : words.slice(0, start)
  const plural = head.includes(' ') ? null : form(head)
  return plural === null ? null : plural + words.slice(head.length)
}

function formEnglish(words: string): string {
  const head = words.split(/ (?:of|for|with) /)[0] ?? words
  const rest = words.slice(head.length)
  const known = irregular.english.get(head)
  if (known) return known + rest
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${rest}`
  return head + (/(?:s|x|ch|sh)$/.test(head) ? 'es' : 's') + rest
}

function formSpanish(noun: string): string {
  const known = irregular.spanish.get(noun)
  if (known) return known
  if (/z$/.test(noun)) return `${noun.slice(0, -1)}ces`
  const accented = /[áéíóú](?=[ns]$)/.exec(noun)
  if (accented) {
    const vowel = accented[0].normalize('NFD').charAt(0)
    return `${noun.slice(0, -2)}${vowel}${noun.slice(-1)}es`
  }
  return noun + (/[aeiouáéó]$/.test(noun) ? 's' : 'es')
}

function formItalian(noun: string, gender: Gender): string {
  const known = irregular.italian.get(noun)
  if (known) return known
  if (/[^aeio]$/.test(noun)) return noun
  const stem = noun.slice(0, -1)
  if (/[cg]a$/.test(noun)) return `${stem}h${gender === 'feminine' ? 'e' : 'i'}`
  if (/a$/.test(noun)) return stem + (gender === 'feminine' ? 'e' : 'i')
  if (/[cg]o$/.test(noun)) return `${stem}hi`
  if (/io$/.test(noun)) return stem
  return `${stem}i`
}
