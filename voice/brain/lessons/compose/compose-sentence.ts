import type { Language } from '../../../../domain/languages'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { readTable } from '../../knowledge/table'
import { capitaliseFirst } from '../../templates/template'
import { scripts } from '../content/common-words'
import {
  frameRows,
  livingNouns,
  placeIdioms,
  predicates,
  pronouns,
  spanishBe,
} from '../content/frames'
import { cities, countries } from '../content/places'
import { pickCell } from '../pick-cell'
import type { Mode } from './noun-phrase'
import {
  findInfinitive,
  readFrenchNumber,
  translateNounPhrase,
  translateNounPhrases,
} from './parse-french'

/** A sentence in another language, and the French words that could not be translated. */
export type ComposedSentence = { words: string; missing: readonly string[] }

type Frame = { pattern: RegExp; mode: Mode; cells: readonly string[] }

const slotPatterns: Readonly<Record<string, string>> = {
  s: '(?:je|j|il|elle|on|nous|ils|elles|(?:mon|ma|mes|notre|nos|le|la) [a-z -]+?)',
  p: '[a-z][a-z -]*',
  n: '[a-z0-9 ]+',
  name: '[a-z][a-z -]*',
}

const frames: readonly Frame[] = readTable(frameRows).map(([source = '', mode = '', ...cells]) => {
  const pattern = source
    .replaceAll('/', '|')
    .replace(/\{(\w+)\}/g, (_, slot: string) => `(?<${slot}>${slotPatterns[slot] ?? '.+'})`)
  return { pattern: new RegExp(`^${pattern}$`), mode: mode as Mode, cells }
})

/** Filler words in a spoken sentence. */
const fillers =
  /^(?:(?:euh|ben|bah|bon|alors|donc|voila|et|mais|puis|ok|oui|enfin|hein|eh|ah|oh|du coup|en fait|moi|tu vois|la|d accord|bien|pour dire|dire|que|demander) )+/

/** Normalises a spoken French sentence for matching with the frames. */
export const prepareFrench = (text: string): string =>
  normaliseText(text)
    .replace(fillers, '')
    .replace(/^((?:mon|ma|mes|notre|nos) [a-z -]+?) (?:il|elle|ils|elles) (?=\w)/, '$1 ')
    .replace(/^j ai une? ([a-z -]+?) qui (?=(?:habite|vit|travaille|est|s appelle|a)\b)/, 'ma $1 ')
    .replace(/ (?:euh|hein|voila|quoi|merci)(?= |$)/g, '')
    .replace(/\bje suis alle[es]?\b/, 'je suis alle')
    .replace(/ (?:en ce moment|maintenant|aussi|la|svp|stp|please|en fait|du coup|quand meme)$/, '')

/** Translates a French sentence with the frames; null when no frame fits it. */
export function composeSentence(text: string, language: Language): ComposedSentence | null {
  const french = prepareFrench(text)
  const capitals = new Set((text.match(/\p{Lu}[\p{L}’-]+/gu) ?? []).map(normaliseText))
  let incomplete: ComposedSentence | null = null
  for (const { pattern, mode, cells } of frames) {
    const slots = pattern.exec(french)?.groups
    const template = pickCell(cells, language)
    if (!slots || !template) continue
    const sentence = fillFrame(template, mode, slots, { language, capitals })
    if (sentence?.missing.length === 0) return sentence
    incomplete ??= sentence
  }
  return incomplete
}

type Context = {
  language: Language
  /** The words that the caller wrote with a capital. */
  capitals: ReadonlySet<string>
}

function fillFrame(
  template: string,
  mode: Mode,
  { s, x, ...slots }: Readonly<Record<string, string | undefined>>,
  context: Context,
): ComposedSentence | null {
  const { language } = context
  const subject = s === undefined ? null : translateSubject(s, language)
  if (s !== undefined && !subject) return null
  let words = subject ? insertSubject(template, subject) : template
  let missing: readonly string[] = []
  if (x !== undefined) {
    const isObject = template.includes('{x4}')
    const phrases = translateNounPhrases(x, language, { mode, isObject })
    // Without its noun, only a request is still useful: "I would like…".
    if (phrases.words === '' && (s !== undefined || mode !== 'plain')) return null
    missing = phrases.missing
    words = words
      .replace(/\{x4?\}/, phrases.words || '…')
      .replace(/\{=([^/}]+)\/([^}]+)\}/, phrases.isPlural ? '$2' : '$1')
      .replace('{ある}', livingNouns.test(phrases.words) ? 'います' : 'あります')
  }
  for (const [slot, value] of Object.entries(slots)) {
    if (value === undefined) continue
    const fillings = slotFillers[slot]?.(value, context)
    if (!fillings) return null
    for (const [placeholder, filling] of Object.entries(fillings))
      words = words.replace(`{${placeholder}}`, filling)
  }
  const sentence = words
    .replace(/\{be\} (ser|estar)/, (_, verb: 'ser' | 'estar') =>
      String(spanishBe[verb][subject?.form ?? 0]),
    )
    .replace(/ +/g, ' ')
    .trim()
  const capitalised = sentence.replace(/^¿?./u, (start) => start.toUpperCase())
  return /[{}]/.test(sentence) ? null : { words: capitalised, missing }
}

type SlotFiller = (value: string, context: Context) => Readonly<Record<string, string>> | null

/** For the other slots of a frame, the words for its placeholders; null when they are uncertain. */
const slotFillers: Readonly<Record<string, SlotFiller>> = {
  p: (words, context) => {
    const place = findPlace(words, context)
    return place && { p: place.name, prep: `${place.isCountry ? 'in' : 'a'} ${place.name}` }
  },
  n: (words, { language }) => {
    const years = readFrenchNumber(words)
    if (years === null || (language === 'arabic' && years <= 10)) return null
    return { n: String(years), годы: formatRussianYears(years) }
  },
  v: (words, { language }) => {
    const infinitive = findInfinitive(words, language)
    return infinitive === null ? null : { v: infinitive, v0: infinitive.replace(/^to /, '') }
  },
  a: (words, { language }) => {
    const predicate = findPredicate(words, language)
    return predicate === null ? null : { a: predicate }
  },
  at: (words, { language }) => findPlaceIdiom(words, language),
  to: (words, { language }) => findPlaceIdiom(words, language),
  name: (words) => ({ name: capitaliseWords(words) }),
}

const capitaliseWords = (words: string) => words.split(' ').map(capitaliseFirst).join(' ')

/** `form` is the index of the verb form: I, he or she, they, we. */
type Subject = { words: string; form: number; isFeminine: boolean }

/** Reads a table whose first cell lists French words that have the same translations. */
const readRows = (table: string) =>
  new Map(
    readTable(table).flatMap(([french = '', ...cells]) =>
      french.split(', ').map((words) => [normaliseText(words), cells] as const),
    ),
  )

const pronounRows = readRows(pronouns)

function translateSubject(words: string, language: Language): Subject | null {
  const [form, ...cells] = pronounRows.get(words) ?? []
  if (form) {
    const pronoun = pickCell(cells, language) ?? ''
    return { words: pronoun, form: Number(form), isFeminine: words === 'elle' }
  }
  if (language === 'russian') return null
  const phrase = translateNounPhrase(words, language, { mode: 'plain', isObject: false })
  if (!phrase) return null
  const isMany = phrase.isPlural || /^(?:mes|nos) /.test(words)
  return { words: phrase.words, form: isMany ? 2 : 1, isFeminine: phrase.gender === 'feminine' }
}

const insertSubject = (template: string, { words, form, isFeminine }: Subject) =>
  template
    .replace(/\{([^{}=/]+)\/([^{}/]+)\/([^{}/]+)\/([^{}/]+)\}/g, `$${form + 1}`)
    .replace('{o}', isFeminine ? 'a' : 'o')
    .replace('{s}', words)

const cityRows = readRows(cities)
const countryRows = readRows(countries)

/** Translates a city or a country. Leaves a capitalised name that is not in the tables unchanged. */
function findPlace(words: string, { language, capitals }: Context) {
  const city = cityRows.get(words)
  const cells = city ?? countryRows.get(words)
  const name = cells && pickCell(cells, language)
  if (cells) return name ? { name, isCountry: !city } : null
  const isName = words.split(' ').every((word) => capitals.has(word)) || capitals.has(words)
  return isName && !scripts[language] ? { name: capitaliseWords(words), isCountry: false } : null
}

const idiomRows = readRows(placeIdioms)

/** Finds the words for being at a place and for going to it. */
function findPlaceIdiom(words: string, language: Language) {
  const [at, to = at] = pickCell(idiomRows.get(words) ?? [], language)?.split(' ; ') ?? []
  return at && to ? { at, to } : null
}

const masculineRows = readRows(predicates.replace(/ \/ [^|]*/g, ' '))
const feminineRows = readRows(predicates.replace(/^[^|/]* \/ /gm, ''))

/** Translates a predicate in the gender of the French word. In Spanish, the result starts with "ser" or "estar". */
function findPredicate(words: string, language: Language): string | null {
  const bare = words.replace(/^(?:une?|le|la) /, '').replace(/^(?:super|vraiment|tellement) /, '')
  const masculineCells = masculineRows.get(bare)
  const cell = pickCell(masculineCells ?? feminineRows.get(bare) ?? [], language)
  return cell && pickGender(cell, !masculineCells, language)
}

/** Picks one form from a cell such as "estar cansado/cansada". */
function pickGender(cell: string, isFeminine: boolean, language: Language): string {
  const [masculine = '', feminine = masculine] = cell.split('/')
  const chosen = isFeminine ? feminine : masculine
  if (language === 'japanese') return /ます$/.test(chosen) ? chosen : `${chosen}です`
  if (language !== 'spanish') return chosen
  const [verb = ''] = /^(?:ser|estar) (?:un poco |de )?/.exec(masculine) ?? []
  return chosen.startsWith(verb) ? chosen : verb + chosen
}

const russianPlurals = new Intl.PluralRules('ru')

const formatRussianYears = (years: number) =>
  ({ one: 'год', few: 'года' })[russianPlurals.select(years) as string] ?? 'лет'
