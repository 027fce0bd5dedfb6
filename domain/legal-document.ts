/** A legal text as data: each place that shows it has its own look. */
export type LegalDocument = {
  title: string
  /** The day from which it applies, « 2026-11-21 ». */
  validFrom: string
  sections: readonly LegalSection[]
}

export type LegalSection = { title: string; blocks: readonly LegalBlock[] }

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** A text that the law gives word for word, or that must stand out. */
  | { kind: 'frame'; title: string; paragraphs: readonly string[] }

export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text })

export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items })
