import type PDFDocument from 'pdfkit'
import { fontFor, printable } from './pdf-fonts'
import type { TextStyle } from './pdf-style'

export type Sheet = InstanceType<typeof PDFDocument>

export type TextBox = { x: number; y: number; width: number; align?: 'left' | 'right' }

/** Chooses font, size and colour for a text. */
function choose(sheet: Sheet, text: string, { face, size, colour }: TextStyle) {
  sheet.font(fontFor(face, text)).fontSize(size).fillColor(colour)
}

/** Between the lines, so that every font has the style's leading. */
const gapOf = (sheet: Sheet, { leading }: TextStyle) => leading - sheet.currentLineHeight(true)

/** Writes a text; the sheet's `y` is under it then. */
export function drawText(sheet: Sheet, given: string, style: TextStyle, box: TextBox) {
  const text = printable(given)
  choose(sheet, text, style)
  sheet.text(text, box.x, box.y, {
    width: box.width,
    align: box.align ?? 'left',
    lineGap: gapOf(sheet, style),
  })
}

/** In points. */
export function heightOf(sheet: Sheet, given: string, style: TextStyle, width: number) {
  const text = printable(given)
  choose(sheet, text, style)
  return sheet.heightOfString(text, { width, lineGap: gapOf(sheet, style) })
}
