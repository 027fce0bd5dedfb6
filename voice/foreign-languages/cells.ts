import type { Language } from '../../domain/languages'
import { normaliseText } from '../text-analysis/normalise-text'
import { readTable } from '../text-analysis/table'

/**
 * The columns of the tables of sentences. In a table without French sentences, the first column holds the kind of
 * line instead. Japanese is in kana and Chinese in Han characters, the only scripts that the voices read.
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

/** Reads a table whose first cell lists words that share the other cells. The words are normalised. */
export const readRows = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readTable(table).flatMap(([words = '', ...cells]) =>
      words.split(', ').map((word) => [normaliseText(word), cells] as const),
    ),
  )
