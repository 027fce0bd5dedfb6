import type { Language } from '../../../../domain/languages'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { readTable } from '../../knowledge/table'
import { capitaliseFirst } from '../../templates/template'
import { frameRows, livingNouns, placeIdioms, predicates } from '../content/frames'
import { placeNames } from '../content/places'
import type { Mode } from './noun-phrase'
import { formatYears, readFrenchNumber } from './numbers'
import { findInfinitive, translateNounPhrase, translateNounPhrases } from './parse-french'

const columns: readonly Language[] = [
  'english',
  'spanish',
  'italian',
  'german',
  'russian',
  'arabic',
  'chinese',
  'japanese',
]

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
  const capitals = listCapitals(text)
  let incomplete: ComposedSentence | null = null
  for (const frame of frames) {
    const slots = frame.pattern.exec(french)?.groups
    const template = frame.cells[columns.indexOf(language)]
    if (!slots || !template) continue
    const sentence = fillFrame(template, frame.mode, slots, language, capitals)
    if (sentence && sentence.missing.length === 0) return sentence
    incomplete ??= sentence
  }
  return incomplete
}

const listCapitals = (text: string): ReadonlySet<string> =>
  new Set((text.match(/\p{Lu}[\p{L}’-]+/gu) ?? []).map(normaliseText))

type Slots = Readonly<Record<string, string | undefined>>

function fillFrame(
  template: string,
  mode: Mode,
  { s, x, p, n, v, a, at, to, name }: Slots,
  language: Language,
  capitals: ReadonlySet<string>,
): ComposedSentence | null {
  let words = template
  let missing: readonly string[] = []
  if (s !== undefined) {
    const subject = translateSubject(s, language)
    if (!subject) return null
    words = insertSubject(words, subject, language)
  }
  if (x !== undefined) {
    const isObject = template.includes('{x4}')
    const phrases = translateNounPhrases(x, language, { mode, isObject })
    // Without its noun, only a request is still useful: "I would like…".
    if (phrases.words === '' && (s !== undefined || mode !== 'plain')) return null
    missing = phrases.missing
    words = words
      .replace(/\{x4?\}/, phrases.words || '…')
      .replace(/\{=([^/}]+)\/([^}]+)\}/, (_, one: string, many: string) =>
        phrases.isPlural ? many : one,
      )
      .replace('{ある}', livingNouns.test(phrases.words) ? 'います' : 'あります')
  }
  if (p !== undefined) {
    const place = findPlace(p, language, capitals)
    if (!place) return null
    words = words.replace('{prep}', `${place.isCountry ? 'in' : 'a'} ${place.name}`)
    words = words.replace('{p}', place.name)
  }
  if (n !== undefined) {
    const years = readFrenchNumber(n)
    if (years === null) return null
    words = words
      .replace('{n}', formatYears(years, language))
      .replace('{годы}', formatRussianYears(years))
    if (language === 'arabic' && years <= 10) return null
  }
  if (v !== undefined) {
    const infinitive = findInfinitive(v, language)
    if (infinitive === null) return null
    words = words.replace('{v}', infinitive).replace('{v0}', infinitive.replace(/^to /, ''))
  }
  if (a !== undefined) {
    const predicate = findPredicate(a, language)
    if (predicate === null) return null
    words = words.replace('{a}', predicate)
  }
  if (at !== undefined || to !== undefined) {
    const idiom = findPlaceIdiom(at ?? to ?? '', language, at !== undefined)
    if (idiom === null) return null
    words = words.replace(/\{at\}|\{to\}/, idiom)
  }
  if (name !== undefined) words = words.replace('{name}', capitaliseWords(name))
  const sentence = conjugateBe(words.replace('{be}', '{be0}')).replace(/ +/g, ' ').trim()
  return /[{}]/.test(sentence) ? null : { words: capitaliseSentence(sentence), missing }
}

/** Capitalises the first letter, even after an opening question mark. */
const capitaliseSentence = (text: string) =>
  text.startsWith('¿') ? `¿${capitaliseFirst(text.slice(1))}` : capitaliseFirst(text)

const capitaliseWords = (words: string) =>
  words
    .split(' ')
    .map((word) => capitaliseFirst(word))
    .join(' ')

/** `form` is the index of the verb form: I, he or she, they, we. */
type Subject = { words: string; form: 0 | 1 | 2 | 3; isFeminine: boolean }

const pronouns: Readonly<Record<string, readonly [form: Subject['form'], ...words: string[]]>> = {
  je: [0, 'I', '', '', 'ich', 'я', 'أنا', '我', 'わたし'],
  j: [0, 'I', '', '', 'ich', 'я', 'أنا', '我', 'わたし'],
  il: [1, 'he', '', '', 'er', 'он', 'هو', '他', 'かれ'],
  elle: [1, 'she', '', '', 'sie', 'она', 'هي', '她', 'かのじょ'],
  on: [3, 'we', '', '', 'wir', 'мы', 'نحن', '我们', 'わたしたち'],
  nous: [3, 'we', '', '', 'wir', 'мы', 'نحن', '我们', 'わたしたち'],
  ils: [2, 'they', '', '', 'sie', 'они', 'هم', '他们', 'かれら'],
  elles: [2, 'they', '', '', 'sie', 'они', 'هن', '她们', 'かのじょたち'],
}

function translateSubject(words: string, language: Language): Subject | null {
  const pronoun = pronouns[words]
  if (pronoun)
    return {
      form: pronoun[0],
      words: String(pronoun[columns.indexOf(language) + 1] ?? ''),
      isFeminine: words === 'elle',
    }
  if (language === 'russian') return null
  const phrase = translateNounPhrase(words, language, { mode: 'plain', isObject: false })
  if (!phrase) return null
  const isMany = phrase.isPlural || /^(?:mes|nos) /.test(words)
  return { words: phrase.words, form: isMany ? 2 : 1, isFeminine: phrase.gender === 'feminine' }
}

const spanishBe = {
  ser: ['soy', 'es', 'son', 'somos'],
  estar: ['estoy', 'está', 'están', 'estamos'],
}

function insertSubject(template: string, subject: Subject, language: Language): string {
  const withVerb = template
    .replace(/\{([^{}=/]+)\/([^{}/]+)\/([^{}/]+)\/([^{}/]+)\}/g, (_, ...forms: string[]) =>
      String(forms[subject.form]),
    )
    .replace('{be}', `{be${subject.form}}`)
    .replace('{o}', subject.isFeminine ? 'a' : 'o')
  const isFirst = language === 'spanish' || language === 'italian'
  const words = subject.words === '' && isFirst ? '' : subject.words
  return withVerb.replace('{s}', words)
}

const places = new Map(
  readTable(placeNames).flatMap(([french = '', ...cells]) =>
    french
      .replace('= ', '')
      .split(', ')
      .map((name) => [normaliseText(name), { isCountry: french.startsWith('='), cells }] as const),
  ),
)
const placeColumns: readonly Language[] = columns.filter((language) => language !== 'russian')

/** Translates a city or a country. Leaves a capitalised name that is not in the table unchanged. */
function findPlace(words: string, language: Language, capitals: ReadonlySet<string>) {
  const row = places.get(words)
  const name = row?.cells[placeColumns.indexOf(language)]
  if (row) return name ? { name, isCountry: row.isCountry } : null
  const isLatin = columns.indexOf(language) < 4
  const isName = words.split(' ').every((word) => capitals.has(word)) || capitals.has(words)
  return isLatin && isName ? { name: capitaliseWords(words), isCountry: false } : null
}

const idiomRows = readTable(placeIdioms)
const idiomColumns: readonly Language[] = [
  'english',
  'spanish',
  'italian',
  'german',
  'chinese',
  'japanese',
]

function findPlaceIdiom(words: string, language: Language, isAt: boolean): string | null {
  const row = idiomRows.find(([french = '']) => french.split(', ').includes(words))
  const cell = row?.[idiomColumns.indexOf(language) + 1]
  if (!cell || !idiomColumns.includes(language)) return null
  const [at, to] = cell.split(' ; ')
  return (isAt ? at : (to ?? at)) || null
}

const predicateRows = readTable(predicates)

/** Translates a predicate in the gender of the French word. In Spanish, the result starts with "ser" or "estar". */
function findPredicate(words: string, language: Language): string | null {
  const bare = words.replace(/^(?:une?|le|la) /, '').replace(/^(?:super|vraiment|tellement) /, '')
  for (const [french = '', ...cells] of predicateRows) {
    const forms = french.split(' / ').map((form) => form.split(', '))
    const index = forms.findIndex((form) => form.includes(bare))
    const cell = cells[columns.indexOf(language)]
    if (index < 0) continue
    if (!cell) return null
    const isFeminine = index === 1
    return splitGender(cell, isFeminine, language)
  }
  return null
}

/** Picks one form from a cell such as "cansado/cansada". */
const splitGender = (cell: string, isFeminine: boolean, language: Language) => {
  const [masculine = '', feminine = masculine] = cell.split('/')
  const chosen = isFeminine ? feminine : masculine
  if (language === 'japanese') return /ます$/.test(chosen) ? chosen : `${chosen}です`
  if (language !== 'spanish') return chosen
  const verb = /^(?:ser|estar) (?:un poco |de )?/.exec(masculine)?.[0] ?? ''
  return chosen.startsWith(verb) ? chosen : verb + chosen
}

const formatRussianYears = (years: number) => {
  const [ten, unit] = [Math.floor((years % 100) / 10), years % 10]
  if (ten !== 1 && unit === 1) return 'год'
  return ten !== 1 && unit >= 2 && unit <= 4 ? 'года' : 'лет'
}

/** Conjugates "ser" and "estar" in a Spanish sentence: "{be1} estar cansada" becomes "está cansada". */
const conjugateBe = (sentence: string): string =>
  sentence.replace(/\{be(\d)\} (ser|estar)/, (_, form: string, verb: 'ser' | 'estar') =>
    String(spanishBe[verb][Number(form)]),
  )
