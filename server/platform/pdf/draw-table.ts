import { drawText, measureTextHeight, type Sheet } from './draw-text'
import { drawArtifact, ensureSpace } from './page-flow'
import type { PdfColumn } from './pdf-document'
import { colours, contentWidth, page, styles, type TextStyle } from './pdf-style'

const cellGap = 10
const rowPadding = 7

type Table = { columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
type Parent = PDFKit.PDFStructureElement

/** Draws a table with a line under each row. A row is never split between pages. */
export function drawTable(sheet: Sheet, parent: Parent, { columns, rows }: Table) {
  const table = sheet.struct('Table')
  parent.add(table)
  const labels = columns.map(({ label }) => label)
  drawRow(sheet, table, { columns, cells: labels, tag: 'TH', style: styles.label })
  for (const cells of rows) drawRow(sheet, table, { columns, cells, tag: 'TD', style: styles.text })
  table.end()
  sheet.y += 8
}

type Row = {
  columns: readonly PdfColumn[]
  cells: readonly string[]
  tag: 'TH' | 'TD'
  style: TextStyle
}

function drawRow(sheet: Sheet, table: Parent, { columns, cells, tag, style }: Row) {
  const places = placeColumns(columns)
  const heights = cells.map((cell, index) =>
    measureTextHeight(sheet, cell, style, places[index]?.width ?? contentWidth),
  )
  const height = Math.max(...heights) + 2 * rowPadding
  ensureSpace(sheet, height)
  const top = sheet.y
  const row = sheet.struct('TR')
  table.add(row)
  for (const [index, cell] of cells.entries()) {
    const { x, width, isNumber } = places[index] ?? { x: page.left, width: contentWidth }
    const box = { x, y: top + rowPadding, width, align: isNumber ? 'right' : 'left' } as const
    row.add(sheet.struct(tag, {}, () => drawText(sheet, cell, style, box)))
  }
  row.end()
  drawArtifact(sheet, () =>
    sheet
      .moveTo(page.left, top + height)
      .lineTo(page.left + contentWidth, top + height)
      .lineWidth(tag === 'TH' ? 0.9 : 0.5)
      .strokeColor(tag === 'TH' ? colours.accent : colours.line)
      .stroke(),
  )
  sheet.y = top + height
}

function placeColumns(columns: readonly PdfColumn[]) {
  const width = contentWidth - cellGap * (columns.length - 1)
  let x = page.left
  return columns.map(({ share, isNumber }) => {
    const place = { x, width: share * width, isNumber }
    x += place.width + cellGap
    return place
  })
}

const totalsWidth = 230

/** Maximum height of a total, which is always on one line. */
const maxTotalHeight = 24

/** Draws totals below a table, right-aligned, and emphasises the last one. */
export function drawTotals(
  sheet: Sheet,
  parent: Parent,
  totals: readonly { label: string; value: string }[],
) {
  ensureSpace(sheet, totals.length * maxTotalHeight)
  const x = page.left + contentWidth - totalsWidth
  for (const [index, { label, value }] of totals.entries()) {
    const style = index === totals.length - 1 ? styles.total : styles.text
    const y = sheet.y + 4
    const paragraph = sheet.struct('P')
    parent.add(paragraph)
    paragraph.add(
      sheet.struct('Span', {}, () =>
        drawText(sheet, label, style, { x, y, width: totalsWidth * 0.6 }),
      ),
    )
    const bottom = sheet.y
    paragraph.add(
      sheet.struct('Span', {}, () =>
        drawText(sheet, value, style, { x, y, width: totalsWidth, align: 'right' }),
      ),
    )
    paragraph.end()
    sheet.y = Math.max(bottom, sheet.y) + 1
  }
  sheet.y += 16
}
