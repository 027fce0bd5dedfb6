/** What a printed document is made of, in the order in which it is read. */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; isMuted?: true }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'frame'; title: string; paragraphs: readonly string[] }
  | { kind: 'parties'; parties: readonly { title: string; lines: readonly string[] }[] }
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  /** Under a table, at its right edge: the last is what matters. */
  | { kind: 'totals'; totals: readonly { label: string; value: string }[] }
  /** Something to fill in by hand: a label, and that many lines to write on. */
  | { kind: 'field'; label: string; lines: number }

/** `share` of the width; all of a table make 1. */
export type PdfColumn = { label: string; share: number; isNumber?: true }

export type PdfDocument = {
  title: string
  /** Under the title, in small. */
  subtitle: string
  author: string
  /** When it was issued; its metadata say so. */
  date: Date
  /** What nobody may overlook, on every page: « Document de démonstration, sans valeur ». */
  warning?: string
  /** At the foot of every page. */
  footer: string
  blocks: readonly PdfBlock[]
}
