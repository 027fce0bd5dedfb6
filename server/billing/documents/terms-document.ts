import { createOperatorFacts } from '../../../content/legal/operator-facts'
import { createTermsOfSale } from '../../../content/legal/terms-of-sale'
import type { Operator } from '../../../domain/billing/operator'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { type LegalBlock, toPlainText } from '../../../domain/legal/legal-document'
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document'

/** Builds the terms of sale that are attached to every order confirmation. */
export function createTermsDocument(operator: Operator): PdfDocument {
  const { title, updatedOn, sections } = createTermsOfSale(createOperatorFacts(operator))
  const date = new Date(updatedOn)
  return {
    title,
    subtitle: `En vigueur depuis le ${formatParisDay(date)}`,
    author: 'Amivoix',
    date,
    footer: `Amivoix, conditions de vente du ${formatParisDay(date)}`,
    blocks: sections.flatMap((section) => [
      { kind: 'heading', text: section.title } as const,
      ...section.blocks.flatMap(toPdfBlocks),
    ]),
  }
}

function toPdfBlocks(block: LegalBlock): PdfBlock[] {
  switch (block.kind) {
    case 'paragraph':
      return [{ ...block, text: toPlainText(block.text) }]
    case 'list':
      return [{ ...block, items: block.items.map(toPlainText) }]
    case 'frame':
      return [block]
    case 'entries':
      return block.entries.flatMap(({ title, facts }) => [
        { kind: 'paragraph', text: title } as const,
        {
          kind: 'list',
          items: facts.map(({ label, text }) => `${label}\u00a0: ${text}`),
        } as const,
      ])
    case 'cookie-settings':
      return []
    case 'table': {
      // The first column contains names, the others numbers.
      const nameColumnShare = 0.4
      const numberColumnShare = (1 - nameColumnShare) / (block.columns.length - 1)
      return [
        {
          kind: 'table',
          columns: block.columns.map((label, index) =>
            index === 0
              ? { label, share: nameColumnShare }
              : { label, share: numberColumnShare, isNumber: true },
          ),
          rows: block.rows,
        },
      ]
    }
  }
}
