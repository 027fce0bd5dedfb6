/** A part of a document, in reading order. */
export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; isMuted?: true }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'frame'; title: string; paragraphs: readonly string[] }
  /** Names and addresses side by side, such as those of seller and buyer. */
  | { kind: 'parties'; parties: readonly { title: string; lines: readonly string[] }[] }
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  /** Right-aligned below a table; the last total is emphasised. */
  | { kind: 'totals'; totals: readonly { label: string; value: string }[] }
  /** A label with empty lines, to be filled in by hand. */
  | { kind: 'field'; label: string; lines: number }

/** `share`: part of the table's width; the shares of a table add up to 1. */
export type PdfColumn = { label: string; share: number; isNumber?: true }

export type PdfDocument = {
  title: string
  /** Small text below the title. */
  subtitle: string
  author: string
  /** The date of issue, which is stored in the metadata. */
  date: Date
  /**
   * A warning, for example that the document has no legal value. It is shown in a box on the first
   * page, and in the footer of the other pages.
   */
  warning?: string
  /** Shown at the bottom of every page. */
  footer: string
  blocks: readonly PdfBlock[]
}
