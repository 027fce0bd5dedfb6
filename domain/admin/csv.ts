type Cell = string | number | null

/** Tells spreadsheets that the file is UTF-8, so that they read the accents. */
export const byteOrderMark = '\ufeff'

/** Writes a whole CSV file, whose first row has the headings. */
export const formatCsv = (rows: readonly (readonly Cell[])[]) =>
  byteOrderMark + rows.map(formatCsvRow).join('')

/**
 * Writes a row of a CSV file (RFC 4180). Cells are separated by a semicolon and numbers have a
 * decimal comma, as spreadsheets set to French expect.
 */
export const formatCsvRow = (cells: readonly Cell[]) => `${cells.map(formatCell).join(';')}\r\n`

/**
 * A text that begins like a formula gets an apostrophe before it, so that no spreadsheet runs it
 * (OWASP, "CSV Injection").
 */
function formatCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const neutral = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[";,\r\n\t]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral
}
