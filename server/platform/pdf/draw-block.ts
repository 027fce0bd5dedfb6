import { drawTable, drawTotals } from './draw-table'
import { drawText, measureTextHeight, type Sheet } from './draw-text'
import { drawArtifact, ensureSpace } from './page-flow'
import type { PdfBlock } from './pdf-document'
import { colours, contentWidth, page, styles } from './pdf-style'

type Parent = PDFKit.PDFStructureElement

/** With less space than this, a heading begins on a new page, so that some text follows it on the same page. */
const minHeadingSpace = 80

/** About three lines. A text begins on a new page if neither the whole text nor this much fits. */
const minTextSpace = 44

/** Draws a block at the sheet's `y`, adds its tags and moves `y` below it. */
export function drawBlock(sheet: Sheet, parent: Parent, block: PdfBlock) {
  const add = (tag: string, draw: () => void) => parent.add(sheet.struct(tag, {}, draw))
  const createBox = () => ({ x: page.left, y: sheet.y, width: contentWidth })
  switch (block.kind) {
    case 'heading':
      ensureSpace(sheet, minHeadingSpace)
      sheet.y += 12
      add('H2', () => drawText(sheet, block.text, styles.heading, createBox()))
      sheet.y += 5
      return
    case 'paragraph': {
      const style = block.isMuted ? styles.muted : styles.text
      const height = measureTextHeight(sheet, block.text, style, contentWidth)
      ensureSpace(sheet, Math.min(height, minTextSpace))
      add('P', () => drawText(sheet, block.text, style, createBox()))
      sheet.y += 6
      return
    }
    case 'list':
      return drawList(sheet, parent, block.items)
    case 'frame':
      return drawFrame(sheet, parent, block)
    case 'parties':
      return drawParties(sheet, parent, block.parties)
    case 'table':
      return drawTable(sheet, parent, block)
    case 'totals':
      return drawTotals(sheet, parent, block.totals)
    case 'field':
      return drawField(sheet, add, block)
  }
}

const listIndent = 14

function drawList(sheet: Sheet, parent: Parent, items: readonly string[]) {
  const list = sheet.struct('L')
  parent.add(list)
  for (const item of items) {
    const width = contentWidth - listIndent
    const height = measureTextHeight(sheet, item, styles.text, width)
    ensureSpace(sheet, Math.min(height, minTextSpace))
    const entry = sheet.struct('LI')
    list.add(entry)
    const top = sheet.y
    entry.add(
      sheet.struct('Lbl', {}, () =>
        drawText(sheet, '–', styles.text, { x: page.left, y: top, width: 10 }),
      ),
    )
    entry.add(
      sheet.struct('LBody', {}, () =>
        drawText(sheet, item, styles.text, { x: page.left + listIndent, y: top, width }),
      ),
    )
    entry.end()
    sheet.y += 2.5
  }
  list.end()
  sheet.y += 4.5
}

const framePadding = 14

function drawFrame(
  sheet: Sheet,
  parent: Parent,
  { title, paragraphs }: { title: string; paragraphs: readonly string[] },
) {
  const width = contentWidth - 2 * framePadding
  const heights = paragraphs.map((text) => measureTextHeight(sheet, text, styles.muted, width) + 5)
  const height =
    heights.reduce((sum, paragraphHeight) => sum + paragraphHeight, 0) +
    styles.strong.leading +
    2 * framePadding
  ensureSpace(sheet, height)
  const top = sheet.y
  drawArtifact(sheet, () => sheet.rect(page.left, top, contentWidth, height).fill(colours.ground))
  const x = page.left + framePadding
  const division = sheet.struct('Div')
  parent.add(division)
  const writeParagraph = (text: string, style: (typeof styles)['strong' | 'muted'], y: number) =>
    division.add(sheet.struct('P', {}, () => drawText(sheet, text, style, { x, y, width })))
  writeParagraph(title, styles.strong, top + framePadding)
  for (const text of paragraphs) writeParagraph(text, styles.muted, sheet.y + 4)
  division.end()
  sheet.y = top + height + 12
}

function drawParties(
  sheet: Sheet,
  parent: Parent,
  parties: readonly { title: string; lines: readonly string[] }[],
) {
  const gap = 28
  const width = (contentWidth - gap * (parties.length - 1)) / parties.length
  const top = sheet.y + 4
  let bottom = top
  for (const [index, { title, lines }] of parties.entries()) {
    const x = page.left + index * (width + gap)
    const division = sheet.struct('Div')
    parent.add(division)
    division.add(
      sheet.struct('P', {}, () => drawText(sheet, title, styles.label, { x, y: top, width })),
    )
    sheet.y += 3
    for (const [position, line] of lines.entries())
      division.add(
        sheet.struct('P', {}, () =>
          drawText(sheet, line, position === 0 ? styles.strong : styles.text, {
            x,
            y: sheet.y,
            width,
          }),
        ),
      )
    division.end()
    bottom = Math.max(bottom, sheet.y)
  }
  sheet.y = bottom + 16
}

const writingLineHeight = 26

function drawField(
  sheet: Sheet,
  add: (tag: string, draw: () => void) => void,
  { label, lines }: { label: string; lines: number },
) {
  ensureSpace(sheet, styles.text.leading + lines * writingLineHeight)
  add('P', () =>
    drawText(sheet, label, styles.text, { x: page.left, y: sheet.y, width: contentWidth }),
  )
  drawArtifact(sheet, () => {
    for (let line = 1; line <= lines; line += 1) {
      const y = sheet.y + line * writingLineHeight - 6
      sheet.moveTo(page.left, y).lineTo(page.left + contentWidth, y)
    }
    sheet.lineWidth(0.6).strokeColor(colours.field).stroke()
  })
  sheet.y += lines * writingLineHeight + 8
}
