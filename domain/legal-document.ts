/** A legal text as data, rendered as a page and as a PDF. */
export type LegalDocument = {
  title: string
  /** The calendar day from which it applies, "2026-11-21". */
  validFrom: string
  sections: readonly LegalSection[]
}

export type LegalSection = { title: string; blocks: readonly LegalBlock[] }

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** Highlighted text, for example wording prescribed by law. */
  | { kind: 'frame'; title: string; paragraphs: readonly string[] }

export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text })

export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items })
