import type PDFDocument from 'pdfkit'
import { selectFont, toPrintableText } from './pdf-fonts'
import type { TextStyle } from './pdf-style'

export type Sheet = InstanceType<typeof PDFDocument>

type TextBox = { x: number; y: number; width: number; align?: 'left' | 'right' }

/** Sets the font, the size and the colour for the next text; the font depends on the text. */
function applyTextStyle(sheet: Sheet, text: string, { face, size, colour }: TextStyle) {
  sheet.font(selectFont(face, text)).fontSize(size).fillColor(colour)
}

/**
 * Computes the gap between lines that gives every font the leading of the style. The argument
 * `true` makes pdfkit include the font's own line gap in the height of a line.
 */
const computeLineGap = (sheet: Sheet, { leading }: TextStyle) =>
  leading - sheet.currentLineHeight(true)

/** Draws a text and moves the sheet's `y` below it. */
export function drawText(sheet: Sheet, rawText: string, style: TextStyle, box: TextBox) {
  const text = toPrintableText(rawText)
  applyTextStyle(sheet, text, style)
  sheet.text(text, box.x, box.y, {
    width: box.width,
    align: box.align ?? 'left',
    lineGap: computeLineGap(sheet, style),
  })
}

/** Returns the height of a text in points. */
export function measureTextHeight(sheet: Sheet, rawText: string, style: TextStyle, width: number) {
  const text = toPrintableText(rawText)
  applyTextStyle(sheet, text, style)
  return sheet.heightOfString(text, { width, lineGap: computeLineGap(sheet, style) })
}
