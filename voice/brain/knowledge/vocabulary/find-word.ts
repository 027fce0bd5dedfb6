import type { Language } from '../../../../domain/languages'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { readTable } from '../table'
import { everydayWords } from './everyday-words'
import { widerWords } from './wider-words'
import { wordsInOtherScripts } from './words-in-other-scripts'

const latinColumns: readonly Language[] = ['english', 'spanish', 'italian', 'german']
const scriptColumns: readonly Language[] = ['russian', 'arabic', 'chinese', 'japanese']

const article = /^(?:(?:une?|le|la|l|les|des|du|de|d) )+/

const toKey = (words: string) => normaliseText(words).replace(article, '')

const rows = readTable(everydayWords.trimEnd() + widerWords)

/** Row by French word, without its article. The first row of two homonyms wins. */
const rowByWord = new Map(
  rows
    .flatMap((row) => (row[0] ?? '').split(', ').map((word) => [toKey(word), row] as const))
    .toReversed(),
)

const scriptRowByWord = new Map(
  readTable(wordsInOtherScripts).map((row) => [toKey(row[0] ?? ''), row] as const),
)

const possessive = /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre) /

/** Returns French words with or without an article, in another language; null when they are not in the table. */
export function findWord(french: string, language: Language): string | null {
  const key = toKey(french)
  const candidates = [key, key.replace(/[sx]$/, ''), key.replace(possessive, '')]
  const row = candidates.map((candidate) => rowByWord.get(candidate)).find(Boolean)
  const latin = row?.[latinColumns.indexOf(language) + 1]
  if (latinColumns.includes(language)) return latin ?? null
  const scriptRow = scriptRowByWord.get(toKey(row?.[0]?.split(', ')[0] ?? ''))
  return scriptRow?.[scriptColumns.indexOf(language) + 1] ?? null
}

/** An article or a possessive before a noun, or "to" before a verb. */
export const foreignArticle =
  /^(?:(?:an?|the|to|my|un|una|uno|el|los|las|mi|il|lo|gli|i|le|la|mia|mio|ein|eine|der|die|das|mein|meine) |l['’ ])/

const toForeignKey = (words: string) => words.toLowerCase().replace(foreignArticle, '').trim()

/** Returns the French meaning of foreign words: "un couteau" of "knife"; null when they are not in the table. */
export function findMeaning(foreign: string, language: Language): string | null {
  const column = latinColumns.indexOf(language) + 1
  const row = rows.find(
    (one) => column > 0 && toForeignKey(one[column] ?? '') === toForeignKey(foreign),
  )
  return row?.[0]?.split(', ')[0] ?? null
}
