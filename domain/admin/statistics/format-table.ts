import { byteOrderMark, formatCsvRow } from '../csv'

export type Cell = string | number | null

/** Writes a table as CSV for spreadsheets set to French: numbers have a comma, and null is empty. */
export const formatTable = (rows: readonly (readonly Cell[])[]) =>
  byteOrderMark + rows.map((row) => formatCsvRow(row.map(formatCell))).join('')

function formatCell(cell: Cell) {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell
}
