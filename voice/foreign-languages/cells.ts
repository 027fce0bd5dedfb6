import type { Language } from '../../domain/languages'
import { normaliseText } from '../text-analysis/normalise-text'
import { readTable } from '../text-analysis/table'

/**
 * The columns of the tables of sentences: one for each language. In a table without French sentences, the first column
 * holds the kind of line instead. Japanese is written in kana and Chinese in Han characters, because the voices read no
 * other script for these languages.
 */
export const columns = [
  'french',
  'english',
  'spanish',
  'italian',
  'german',
  'russian',
  'arabic',
  'chinese',
  'japanese',
] as const

/** Returns the cell of a language, or null when it is empty. `cells` has the order of `columns`, without French. */
export const pickCell = (cells: readonly string[], language: Language): string | null =>
  cells[columns.indexOf(language) - 1] || null

/**
 * Reads a table in which the first cell of a row lists the words to which the other cells belong. Returns the other
 * cells by normalised word.
 */
export const readRows = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readTable(table).flatMap(([words = '', ...cells]) =>
      words.split(', ').map((word) => [normaliseText(word), cells] as const),
    ),
  )
