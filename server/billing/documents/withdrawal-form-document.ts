import { legalTextsUpdatedOn } from '../../../content/legal/updated-on'
import { createWithdrawalForm } from '../../../content/legal/withdrawal-form'
import type { Operator } from '../../../domain/billing/operator'
import type { PdfDocument } from '../../platform/pdf/pdf-document'

/** Builds the withdrawal form of the French Consumer Code, to be printed or copied. */
export function createWithdrawalFormDocument(operator: Operator): PdfDocument {
  const { title, instruction, recipient, declaration, fields, hint } =
    createWithdrawalForm(operator)
  return {
    title,
    subtitle: 'Code de la consommation, annexe à l’article R. 221-1',
    author: 'Amivoix',
    date: new Date(legalTextsUpdatedOn),
    footer: 'Amivoix, formulaire de rétractation',
    blocks: [
      { kind: 'paragraph', text: instruction, isMuted: true },
      { kind: 'parties', parties: [{ title: 'À l’attention de', lines: recipient }] },
      { kind: 'paragraph', text: declaration },
      ...fields.map((field) => ({ kind: 'field', ...field }) as const),
      { kind: 'paragraph', text: hint, isMuted: true },
    ],
  }
}
