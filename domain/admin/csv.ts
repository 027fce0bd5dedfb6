/** Marks the file as UTF-8, so that spreadsheets read accents correctly. */
export const byteOrderMark = '\ufeff'

/**
 * Returns a row of a CSV file, as in RFC 4180 but with semicolons between cells: spreadsheets set to
 * French expect semicolons, because their decimal separator is the comma.
 */
export const formatCsvRow = (cells: readonly string[]) => `${cells.map(formatCell).join(';')}\r\n`

/**
 * A cell that begins like a formula gets an apostrophe before it, so that no spreadsheet runs it
 * (OWASP, "CSV Injection").
 */
function formatCell(text: string) {
  const safeText = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[";,\r\n\t]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText
}
