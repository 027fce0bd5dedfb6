import type { Language } from '../../../../domain/languages'
import { findCells, findWord } from '../../knowledge/vocabulary/find-word'
import { type Noun, readNoun } from './noun'
import { type Determiner, formNounPhrase, type Mode, type NounPhrase } from './noun-phrase'
import { readFrenchNumber } from './numbers'

const determiners: readonly (readonly [RegExp, Determiner['kind'], isPlural: boolean])[] = [
  [/^(?:des|de les) /, 'partitive', true],
  [/^(?:du|de la|de l) /, 'partitive', false],
  [/^une? /, 'indefinite', false],
  [/^(?:le|la|l|ce|cet|cette) /, 'definite', false],
  [/^(?:les|ces) /, 'definite', true],
  [/^(?:mon|ma) /, 'mine', false],
  [/^mes /, 'mine', true],
  [/^(?:ton|ta) /, 'yours', false],
  [/^tes /, 'yours', true],
  [/^votre /, 'yoursFormally', false],
  [/^vos /, 'yoursFormally', true],
  [/^notre /, 'ours', false],
  [/^nos /, 'ours', true],
  [/^(?:de|d) /, 'partitive', false],
]

/** Returns the determiner of a French noun phrase and the words after it. */
function readDeterminer(words: string): {
  determiner: Determiner
  isPlural: boolean
  rest: string
} {
  const found = determiners.find(([pattern]) => pattern.test(words))
  if (found) {
    const [pattern, kind, isPlural] = found
    return {
      determiner: { kind } as Determiner,
      isPlural,
      rest: words.replace(pattern, ''),
    }
  }
  const [first = '', ...others] = words.split(' ')
  const number = readFrenchNumber(first)
  if (number !== null && number > 1 && number <= 10 && others.length > 0)
    return { determiner: { kind: 'number', number }, isPlural: true, rest: others.join(' ') }
  return { determiner: { kind: 'none' }, isPlural: false, rest: words }
}

type Options = { mode: Mode; isObject: boolean }

/** Translates one French noun phrase; null when a word or a form is uncertain. */
export function translateNounPhrase(
  words: string,
  language: Language,
  options: Options,
): NounPhrase | null {
  const { determiner, isPlural, rest } = readDeterminer(words)
  const isPossessed = ['mine', 'yours', 'yoursFormally', 'ours'].includes(determiner.kind)
  // "Ma fille" is a daughter, not a girl.
  const relative = isPossessed
    ? (findNoun(`ma ${rest}`, language) ?? findNoun(`mes ${rest}`, language))
    : null
  const whole = relative ?? findNoun(rest, language)
  if (whole) return formNounPhrase(whole, { ...options, determiner, isPlural }, language)
  const [, head = '', link = '', added = ''] = /^(.+?) (avec|sans) (.+)$/.exec(rest) ?? []
  const noun = head === '' ? null : findNoun(head, language)
  const complement = head === '' ? null : addComplement(link, added, language)
  if (!noun || !complement) return null
  const phrase = formNounPhrase(noun, { ...options, determiner, isPlural }, language)
  return phrase && { ...phrase, words: phrase.words + complement }
}

function findNoun(words: string, language: Language): Noun | null {
  const cells = findCells(words, language)
  return cells && readNoun(cells.cell, language, cells.english)
}

const links: Readonly<Partial<Record<Language, readonly [withWord: string, without: string]>>> = {
  english: [' with ', ' without '],
  spanish: [' con ', ' sin '],
  italian: [' con ', ' senza '],
  german: [' mit ', ' ohne '],
  arabic: [' مع ', ' بدون '],
}

/** Translates "avec du lait" as " with milk"; only for uncountable nouns, which need no article. */
function addComplement(link: string, added: string, language: Language): string | null {
  const noun = findNoun(readDeterminer(added).rest, language)
  const words = links[language]?.[link === 'avec' ? 0 : 1]
  return noun && words && (noun.isMass || language === 'arabic') ? words + noun.words : null
}

const conjunctions: Readonly<Record<Language, string>> = {
  french: ' et ',
  english: ' and ',
  spanish: ' y ',
  italian: ' e ',
  german: ' und ',
  russian: ' и ',
  arabic: ' و',
  chinese: '和',
  japanese: 'と ',
}

export type NounPhrases = { words: string; isPlural: boolean; missing: readonly string[] }

/** Translates phrases joined with "et". Omits unknown phrases and lists them in French. */
export function translateNounPhrases(
  words: string,
  language: Language,
  options: Options,
): NounPhrases {
  const parts = words.split(/ et | puis /).map((part) => part.trim())
  const phrases = parts.map((part) => translateNounPhrase(part, language, options))
  const translatedPhrases = phrases.filter((phrase) => phrase !== null)
  const joined = translatedPhrases
    .map((phrase) => phrase.words)
    .reduce((all, one) => {
      const conjunction =
        language === 'spanish' && /^h?i/.test(one) ? ' e ' : conjunctions[language]
      return all + conjunction + one
    }, '')
  return {
    words: removeLeadingConjunction(joined, language),
    isPlural: translatedPhrases.length > 1 || translatedPhrases.some(({ isPlural }) => isPlural),
    missing: parts.filter((_, index) => phrases[index] === null),
  }
}

/** Removes the conjunction before the first phrase. */
const removeLeadingConjunction = (joined: string, language: Language) =>
  joined.replace(new RegExp(`^(?:${conjunctions[language]}| e )`), '')

/** Returns the infinitive of a French verb, without "to" or "zu"; null when it is not in the table. */
export function findInfinitive(words: string, language: Language): string | null {
  const english = findWord(words, 'english')
  if (!english?.startsWith('to ')) return null
  const verb = findWord(words, language)
  return verb?.includes(',') ? null : verb
}
