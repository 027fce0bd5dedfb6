import type { Language } from '../../../../domain/languages'
import { germanPlurals, irregularPlurals, nounComplements } from '../content/noun-forms'
import type { Gender } from './noun'

const readPairs = (pairs: string) =>
  new Map(pairs.split(', ').map((pair) => pair.split(' ') as [string, string]))

const formers = {
  english: { irregular: readPairs(irregularPlurals.english), form: formEnglish },
  spanish: { irregular: readPairs(irregularPlurals.spanish), form: formSpanish },
  italian: { irregular: readPairs(irregularPlurals.italian), form: formItalian },
  german: { irregular: readPairs(germanPlurals), form: () => null },
}

export const hasPlurals = (language: Language) => language in formers

/**
 * Returns the plural of a noun; null when it is uncertain. In Arabic, Chinese and Japanese, the noun stays the same
 * after a number. Only the noun before its complement changes: "botella" in "botella de agua".
 */
export function formPlural(words: string, gender: Gender, language: Language): string | null {
  if (language === 'russian') return null
  const former = formers[language as keyof typeof formers]
  const complement = nounComplements[language as keyof typeof formers]
  if (!former) return words
  const start = words.search(complement)
  const head = start < 0 ? words : words.slice(0, start)
  if (language !== 'english' && head.includes(' ')) return null
  const plural = former.irregular.get(head) ?? former.form(head, gender)
  return plural === null ? null : plural + words.slice(head.length)
}

function formEnglish(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return noun + (/(?:s|x|ch|sh)$/.test(noun) ? 'es' : 's')
}

function formSpanish(noun: string): string {
  if (/z$/.test(noun)) return `${noun.slice(0, -1)}ces`
  const [accented] = /[áéíóú][ns]$/.exec(noun) ?? []
  if (accented) return `${noun.slice(0, -2)}${accented.normalize('NFD').replace('\u0301', '')}es`
  return noun + (/[aeiouáéó]$/.test(noun) ? 's' : 'es')
}

function formItalian(noun: string, gender: Gender): string {
  if (/[^aeio]$/.test(noun)) return noun
  const stem = noun.slice(0, -1)
  if (/io$/.test(noun)) return stem
  const ending = /a$/.test(noun) && gender === 'feminine' ? 'e' : 'i'
  return /[cg][ao]$/.test(noun) ? `${stem}h${ending}` : stem + ending
}
