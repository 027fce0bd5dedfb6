import type { Language } from '../../../domain/languages'
import { normaliseText } from '../../text-analysis/normalise-text'
import { readTable } from '../../text-analysis/table'
import { everydayWords } from './everyday-words'
import { moreWords } from './more-words'
import { numberRows } from './numbers'
import { travelWords } from './travel-words'
import { treatmentAndAccentWords } from './treatment-and-accent-words'
import { wordsInOtherScripts } from './words-in-other-scripts'

const latinColumns: readonly Language[] = ['english', 'spanish', 'italian', 'german']
const scriptColumns: readonly Language[] = ['russian', 'arabic', 'chinese', 'japanese']
const columns: readonly Language[] = [...latinColumns, ...scriptColumns]

const article = /^(?:(?:une?|le|la|l|les|des|du|de|d) )+/

const toKey = (words: string) => normaliseText(words).replace(article, '')

const scriptRowByWord = new Map(
  readTable(wordsInOtherScripts).map((row) => [toKey(row[0] ?? ''), row] as const),
)

/** Rows of French words and their translations. Rows without other scripts take these from `wordsInOtherScripts`. */
const rows: readonly (readonly string[])[] = [
  ...readTable(travelWords + treatmentAndAccentWords.trimStart()),
  ...readTable(everydayWords.trimEnd() + moreWords).map((row) => [
    ...row,
    ...(scriptRowByWord.get(toKey(row[0]?.split(', ')[0] ?? ''))?.slice(1) ?? []),
  ]),
  ...numberRows,
]

/** Rows by French word without its article. If two rows have the same word, the first is used. */
const rowByWord = new Map(
  rows
    .flatMap((row) => (row[0] ?? '').split(', ').map((word) => [toKey(word), row] as const))
    .toReversed(),
)

const possessive = /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos) /

/** Lists possible singulars of a noun, also where only the first of several words is plural: "verres d eau". */
const listSingulars = (key: string) => [
  key,
  key.replace(/[sx]$/, ''),
  key.replace(/aux$/, 'al'),
  key.replace(/^(\w+?)[sx] /, '$1 '),
  key.replace(/(\w)[sx](?= |$)/g, '$1'),
]

function findRow(french: string) {
  const key = toKey(french)
  return [key, key.replace(possessive, '')]
    .flatMap(listSingulars)
    .map((candidate) => rowByWord.get(candidate))
    .find(Boolean)
}

const readCell = (row: readonly string[] | undefined, language: Language) =>
  row?.[columns.indexOf(language) + 1] || null

/** Translates French words, also after an article or a possessive and in the plural; null if the table lacks them. */
export const findWord = (french: string, language: Language): string | null =>
  language === 'french' ? null : readCell(findRow(french), language)

/** Returns the English cell of a French noun and that of another language; null unless the table has both. */
export function findCells(french: string, language: Language) {
  const row = findRow(french)
  const english = readCell(row, 'english')
  const cell = readCell(row, language)
  return english !== null && cell !== null ? { english, cell } : null
}

/** Matches an article or a possessive before a noun, or "to" before a verb. */
const foreignArticle =
  /^(?:(?:an?|the|to|my|un|una|uno|el|los|las|mi|il|lo|gli|i|le|la|mia|mio|ein|eine|der|die|das|mein|meine) |l['’ ])/

const toForeignKey = (words: string) => words.toLowerCase().replace(foreignArticle, '').trim()

/** Returns the French meaning of a foreign word ("couteau" for "knife"); null when it is not in the table. */
export function findMeaning(foreign: string, language: Language): string | null {
  const row = rows.find((one) => {
    const cell = readCell(one, language)
    return cell !== null && toForeignKey(cell) === toForeignKey(foreign)
  })
  return row?.[0]?.split(', ')[0] ?? null
}
