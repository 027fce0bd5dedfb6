import PDFDocument from 'pdfkit'
import { drawBlock } from './draw-block'
import { drawText, measureTextHeight, type Sheet } from './draw-text'
import { drawArtifact } from './page-flow'
import type { PdfBlock, PdfDocument } from './pdf-document'
import { type FontName, loadFont, selectFont, toPrintableText } from './pdf-fonts'
import { logoPaths } from './pdf-logo'
import { colours, contentWidth, page, styles } from './pdf-style'

/**
 * Renders a document on A4, tagged for screen readers, with embedded fonts. It blocks its thread
 * for about 30 ms: see create-pdf-renderer.ts.
 */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  const sheet = await createSheet(document)
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const pdf = new Promise<Buffer>((resolve, reject) => {
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  drawHeader(sheet, root, document)
  for (const block of document.blocks) drawBlock(sheet, root, block)
  root.end()
  drawFooters(sheet, document)
  sheet.end()
  return pdf
}

async function createSheet({ title, author, subtitle, date, ...document }: PdfDocument) {
  const fonts: FontName[] = ['text', 'strong', 'title']
  const texts = document.blocks.flatMap(listTexts).map(toPrintableText)
  if (texts.some((text) => selectFont('text', text) === 'other')) fonts.push('other')
  const bytes = await Promise.all(fonts.map(loadFont))
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
    autoFirstPage: false,
    bufferPages: true,
    // Otherwise pdfkit loads a standard font from a file in its package.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'fr-FR',
    info: { Title: title, Author: author, Subject: subtitle, CreationDate: date, ModDate: date },
  }
  // PDF/UA is the subset for screen readers. The types of pdfkit list the archive subsets only.
  const sheet: Sheet = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }))
  for (const [index, font] of fonts.entries()) sheet.registerFont(font, bytes[index])
  sheet.font('text')
  sheet.addPage()
  return sheet
}

/** Lists those texts of a block that may contain a user's input, which may need another font. */
function listTexts(block: PdfBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text]
    case 'list':
      return block.items
    case 'frame':
      return [block.title, ...block.paragraphs]
    case 'parties':
      return block.parties.flatMap(({ title, lines }) => [title, ...lines])
    case 'table':
      return block.rows.flat()
    case 'totals':
      return block.totals.flatMap(({ label, value }) => [label, value])
    case 'field':
      return [block.label]
  }
}

/** The height of the logo's view box (pdf-logo.ts). */
const logoHeight = 40
const logoScale = 0.82

function drawHeader(sheet: Sheet, root: PDFKit.PDFStructureElement, document: PdfDocument) {
  const { title, subtitle, warning } = document
  root.add(sheet.struct('Figure', { alt: 'Amivoix' }, () => drawLogo(sheet)))
  sheet.y = page.top + logoHeight * logoScale + 30
  const createBox = () => ({ x: page.left, y: sheet.y, width: contentWidth })
  root.add(sheet.struct('H1', {}, () => drawText(sheet, title, styles.title, createBox())))
  sheet.y += 4
  root.add(sheet.struct('P', {}, () => drawText(sheet, subtitle, styles.subtitle, createBox())))
  sheet.y += 16
  if (warning) drawWarning(sheet, root, warning)
}

function drawLogo(sheet: Sheet) {
  sheet.save()
  // The drawing has an empty margin on its left.
  sheet.translate(page.left - 7.5 * logoScale, page.top - 4).scale(logoScale)
  sheet.path(logoPaths.flame).fill(colours.accent)
  for (const { path, width, opacity } of logoPaths.waves)
    sheet.path(path).lineWidth(width).lineCap('round').strokeOpacity(opacity).stroke(colours.accent)
  sheet.strokeOpacity(1).path(logoPaths.word).fill(colours.ink)
  sheet.restore()
}

function drawWarning(sheet: Sheet, root: PDFKit.PDFStructureElement, warning: string) {
  const padding = 10
  const width = contentWidth - 2 * padding
  const height = measureTextHeight(sheet, warning, styles.warning, width) + 2 * padding - 2
  const top = sheet.y
  drawArtifact(sheet, () =>
    sheet.rect(page.left, top, contentWidth, height).fill(colours.warningGround),
  )
  const box = { x: page.left + padding, y: top + padding, width }
  root.add(sheet.struct('P', {}, () => drawText(sheet, warning, styles.warning, box)))
  sheet.y = top + height + 16
}

/** Draws the footers last, when the number of pages is known. */
function drawFooters(sheet: Sheet, { footer, warning }: PdfDocument) {
  const { start, count } = sheet.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    sheet.switchToPage(index)
    // Text below the margin would make pdfkit add a page.
    sheet.page.margins.bottom = 0
    sheet.markContent('Artifact', { type: 'Pagination' })
    const y = page.height - page.bottom + 26
    sheet
      .moveTo(page.left, y - 10)
      .lineTo(page.left + contentWidth, y - 10)
      .lineWidth(0.5)
      .strokeColor(colours.line)
      .stroke()
    const text = warning && index > start ? `${warning} · ${footer}` : footer
    drawText(sheet, text, styles.footer, { x: page.left, y, width: contentWidth - 90 })
    drawText(sheet, `Page ${index + 1} sur ${count}`, styles.footer, {
      x: page.left + contentWidth - 80,
      y,
      width: 80,
      align: 'right',
    })
    sheet.endMarkedContent()
  }
}
