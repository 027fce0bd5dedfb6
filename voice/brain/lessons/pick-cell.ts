import type { Language } from '../../../domain/languages'
import { columns } from './content/scene-lines'

/** Returns the cell of a language from cells in the order of `columns`, without French; null when it is empty. */
export const pickCell = (cells: readonly string[], language: Language): string | null =>
  cells[columns.indexOf(language) - 1] || null
