import { byteOrderMark, formatCsvRow } from '../csv'

export type Cell = string | number | null

/**
 * Writes a table as CSV for French spreadsheets: numbers have a decimal comma, null is an empty
 * cell.
 */
export const formatCsvTable = (rows: readonly (readonly Cell[])[]) =>
  byteOrderMark + rows.map((row) => formatCsvRow(row.map(formatCell))).join('')

function formatCell(cell: Cell) {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell
}
