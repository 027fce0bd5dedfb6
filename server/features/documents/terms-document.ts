import { termsOfSale } from '../../../content/legal/terms-of-sale'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import type { LegalBlock } from '../../../domain/legal-document'
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document'

/** The terms of sale, as they are sent with each order. */
export function termsDocument(): PdfDocument {
  const { title, validFrom, sections } = termsOfSale
  const date = new Date(validFrom)
  return {
    title,
    subtitle: `En vigueur depuis le ${formatParisDay(date)}`,
    author: 'Amivoix',
    date,
    footer: `Amivoix, conditions de vente du ${formatParisDay(date)}`,
    blocks: sections.flatMap((section) => [
      { kind: 'heading', text: section.title } as const,
      ...section.blocks.map(toPdf),
    ]),
  }
}

function toPdf(block: LegalBlock): PdfBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'list':
    case 'frame':
      return block
    case 'table': {
      // The first column has names, the others figures.
      const shareOfFigures = 0.6 / (block.columns.length - 1)
      return {
        kind: 'table',
        columns: block.columns.map((label, index) =>
          index === 0 ? { label, share: 0.4 } : { label, share: shareOfFigures, isNumber: true },
        ),
        rows: block.rows,
      }
    }
  }
}
