import type { Language } from '../../domain/languages'
import { capitaliseFirst, lowercaseFirst } from '../text-analysis/letter-case'
import { normaliseText } from '../text-analysis/normalise-text'
import { readTable } from '../text-analysis/table'
import { pickCell, readRows } from './cells'
import type { NounMode } from './noun-phrase'
import {
  findInfinitive,
  type NounPhrases,
  readFrenchNumber,
  translateNounPhrase,
  translateNounPhrases,
} from './parse-french'
import { scripts } from './words/common-words'
import {
  frameRows,
  livingNouns,
  placeIdioms,
  predicates,
  pronouns,
  slotPatterns,
  spanishBe,
} from './words/frames'
import { cities, countries } from './words/places'
import { spokenFillers } from './words/small-words'

/** A sentence in another language, and the French words that could not be translated. */
export type ComposedSentence = { words: string; missing: readonly string[] }

/** A pattern of French sentences with slots, and their translations (see `frameRows`). */
type Frame = { pattern: RegExp; mode: NounMode; cells: readonly string[] }

const frames: readonly Frame[] = readTable(frameRows).map(([source = '', mode = '', ...cells]) => {
  const pattern = source
    .replaceAll('/', '|')
    .replace(/\{(\w+)\}/g, (_, slot: string) => `(?<${slot}>${slotPatterns[slot] ?? '.+'})`)
  return { pattern: new RegExp(`^${pattern}$`), mode: mode as NounMode, cells }
})

const pronounRows = readRows(pronouns)
const predicateRows = readRows(predicates)
const cityRows = readRows(cities)
const countryRows = readRows(countries)
const idiomRows = readRows(placeIdioms)

/** Normalises a spoken French sentence for matching with the frames. */
export const prepareFrench = (text: string): string =>
  normaliseText(text)
    .replace(spokenFillers, '')
    // "Ma fille elle habite" becomes "ma fille habite".
    .replace(/^((?:mon|ma|mes|notre|nos) [a-z -]+?) (?:il|elle|ils|elles) (?=\w)/, '$1 ')
    // "J'ai une fille qui habite" becomes "ma fille habite".
    .replace(/^j ai une? ([a-z -]+?) qui (?=(?:habite|vit|travaille|est|s appelle|a)\b)/, 'ma $1 ')
    .replace(/ (?:euh|hein|voila|quoi|merci)(?= |$)/g, '')
    .replace(/\bje suis alle[es]?\b/, 'je suis alle')
    .replace(/ (?:en ce moment|maintenant|aussi|la|svp|stp|please|en fait|du coup|quand meme)$/, '')

/**
 * Translates a French sentence with the frames; null when no frame gives a certain translation. Prefers a translation
 * without missing words.
 */
export function composeSentence(text: string, language: Language): ComposedSentence | null {
  const french = prepareFrench(text)
  const capitals = new Map(
    (text.match(/\p{Lu}[\p{L}’-]+/gu) ?? []).map((word) => [normaliseText(word), word] as const),
  )
  const sentences = frames.flatMap(({ pattern, mode, cells }) => {
    const slots = pattern.exec(french)?.groups
    const template = pickCell(cells, language)
    const sentence =
      slots && template ? fillFrame(template, mode, slots, { language, capitals }) : null
    return sentence ?? []
  })
  return sentences.find(({ missing }) => missing.length === 0) ?? sentences[0] ?? null
}

/** The language of the sentence, and the words that the caller wrote with a capital. */
type Context = { language: Language; capitals: ReadonlyMap<string, string> }

/** The French words that a frame captures, by slot (see `frameRows`). */
type Slots = Readonly<Record<string, string | undefined>>

/** Fills a template with the translations of the slots; null when one of them is uncertain. */
function fillFrame(
  template: string,
  mode: NounMode,
  { s: frenchSubject, x: frenchNouns, ...otherSlots }: Slots,
  context: Context,
): ComposedSentence | null {
  const { language } = context
  const subject = frenchSubject === undefined ? null : translateSubject(frenchSubject, language)
  if (frenchSubject !== undefined && !subject) return null
  const isObject = template.includes('{x4}')
  const nouns =
    frenchNouns === undefined
      ? null
      : translateNounPhrases(frenchNouns, language, { mode, isObject })
  // Without its noun, only a request is still useful: "I would like…".
  const isRequest = frenchSubject === undefined && mode === 'plain'
  if (nouns?.words === '' && !isRequest) return null
  const withSubject = subject ? insertSubject(template, subject) : template
  const withNouns = nouns ? insertNouns(withSubject, nouns) : withSubject
  const withAllSlots = fillOtherSlots(withNouns, otherSlots, context)
  if (withAllSlots === null) return null
  const words = conjugateSpanishBe(withAllSlots, subject).replace(/ +/g, ' ').trim()
  const hasEmptyPlaceholder = /[{}]/.test(words)
  return hasEmptyPlaceholder
    ? null
    : { words: capitaliseSentence(words), missing: nouns?.missing ?? [] }
}

const insertNouns = (template: string, { words, isPlural }: NounPhrases) =>
  template
    .replace(/\{x4?\}/, words || '…')
    .replace(/\{=([^/}]+)\/([^}]+)\}/, isPlural ? '$2' : '$1')
    .replace('{ある}', livingNouns.test(words) ? 'います' : 'あります')

/** Fills the slots other than `{s}` and `{x}`; null when the words for one of them are uncertain. */
function fillOtherSlots(template: string, slots: Slots, context: Context): string | null {
  let words = template
  for (const [slot, french = ''] of Object.entries(slots)) {
    const wordsByPlaceholder = slotFillers[slot]?.(french, context)
    if (!wordsByPlaceholder) return null
    for (const [placeholder, translation] of Object.entries(wordsByPlaceholder))
      words = words.replace(`{${placeholder}}`, translation)
  }
  return words
}

/** Replaces "{be} ser" or "{be} estar" with the form for the subject; without a subject, with the form for "I". */
const conjugateSpanishBe = (words: string, subject: Subject | null) =>
  words.replace(/\{be\} (ser|estar)/, (_, verb: 'ser' | 'estar') =>
    String(spanishBe[verb][subject?.form ?? 0]),
  )

/** Capitalises the first letter, also after the Spanish "¿". */
const capitaliseSentence = (words: string) => words.replace(/^¿?./u, (start) => start.toUpperCase())

/** Starts of sentences that keep their capital inside another sentence. */
const capitalisedStarts: Readonly<Partial<Record<Language, RegExp>>> = {
  english: /^I\b/,
  german: /^(?:Entschuldigung|Frankreich|Frühstück|Hilfe|Ihre?)\b/,
}

/** Makes the first letter of a sentence lower case for use inside another one: "Guten Tag, ich bin müde". */
export const lowercaseStart = (sentence: string, language: Language): string =>
  capitalisedStarts[language]?.test(sentence) ? sentence : lowercaseFirst(sentence)

type SlotFiller = (french: string, context: Context) => Readonly<Record<string, string>> | null

/** The words for the placeholders of each slot other than `{s}` and `{x}`; null when they are uncertain. */
const slotFillers: Readonly<Record<string, SlotFiller>> = {
  p: (words, context) => {
    const place = findPlace(words, context)
    return place && { p: place.name, prep: `${place.isCountry ? 'in' : 'a'} ${place.name}` }
  },
  n: (words, { language }) => {
    const years = readFrenchNumber(words)
    // The Arabic frame has only the form of "years" that follows numbers above ten.
    if (years === null || (language === 'arabic' && years <= 10)) return null
    return { n: String(years), годы: formatRussianYears(years) }
  },
  v: (words, { language }) => {
    const infinitive = findInfinitive(words, language)
    return infinitive === null ? null : { v: infinitive, v0: infinitive.replace(/^to /, '') }
  },
  a: (words, { language }) => {
    const frenchPredicate = words
      .replace(/^(?:une?|le|la) /, '')
      .replace(/^(?:super|vraiment|tellement) /, '')
    const predicate = pickCell(predicateRows.get(frenchPredicate) ?? [], language)
    return predicate === null ? null : { a: predicate }
  },
  at: (words, { language }) => findPlaceIdiom(words, language),
  to: (words, { language }) => findPlaceIdiom(words, language),
  name: (words, { capitals }) => ({ name: capitaliseWords(words, capitals) }),
}

/** Writes a name as the caller wrote it, or else with capitals. */
const capitaliseWords = (words: string, capitals: Context['capitals']) =>
  capitals.get(words) ??
  words
    .split(' ')
    .map((word) => capitals.get(word) ?? capitaliseFirst(word))
    .join(' ')

/** The grammatical subject of a sentence. `form` is the index of the verb form: I, he or she, they, we. */
type Subject = { words: string; form: number; isFeminine: boolean }

function translateSubject(words: string, language: Language): Subject | null {
  const [form, ...cells] = pronounRows.get(words) ?? []
  if (form) {
    const pronoun = pickCell(cells, language) ?? ''
    return { words: pronoun, form: Number(form), isFeminine: words === 'elle' }
  }
  if (language === 'russian') return null
  const phrase = translateNounPhrase(words, language, { mode: 'plain', isObject: false })
  if (!phrase) return null
  const isPluralForm = phrase.isPlural || /^(?:mes|nos) /.test(words)
  return {
    words: phrase.words,
    form: isPluralForm ? 2 : 1,
    isFeminine: phrase.gender === 'feminine',
  }
}

const insertSubject = (template: string, { words, form, isFeminine }: Subject) =>
  template
    .replace(/\{([^{}=/]+)\/([^{}/]+)\/([^{}/]+)\/([^{}/]+)\}/g, `$${form + 1}`)
    .replace('{o}', isFeminine ? 'a' : 'o')
    .replace('{s}', words)

/**
 * Translates a city or a country. A capitalised name that is not in the tables is left unchanged in a language with
 * Latin script; otherwise returns null.
 */
function findPlace(words: string, { language, capitals }: Context) {
  const cityCells = cityRows.get(words)
  const cells = cityCells ?? countryRows.get(words)
  if (cells) {
    const name = pickCell(cells, language)
    return name ? { name, isCountry: !cityCells } : null
  }
  const isName = words.split(' ').every((word) => capitals.has(word)) || capitals.has(words)
  const hasLatinScript = !scripts[language]
  return isName && hasLatinScript
    ? { name: capitaliseWords(words, capitals), isCountry: false }
    : null
}

/** Finds the words for being at a place and for going to it. */
function findPlaceIdiom(words: string, language: Language) {
  const [at, to = at] = pickCell(idiomRows.get(words) ?? [], language)?.split(' ; ') ?? []
  return at && to ? { at, to } : null
}

const russianPlurals = new Intl.PluralRules('ru')

const formatRussianYears = (years: number) =>
  ({ one: 'год', few: 'года' })[russianPlurals.select(years) as string] ?? 'лет'
