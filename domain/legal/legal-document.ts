import { withFrenchSpaces } from '../formatting/french-spaces'

/** A legal text as data, rendered as a page and as a PDF. */
export type LegalDocument = {
  title: string
  /** The calendar day of the last change, "2026-11-23". */
  updatedOn: string
  /** The calendar day of the first published version; absent when this is the first one. */
  firstVersionOn?: string | undefined
  /** The main points, shown before the text; empty for a text that is not summarised. */
  summary: readonly LegalText[]
  sections: readonly LegalSection[]
}

export type LegalSection = { title: string; blocks: readonly LegalBlock[] }

export type LegalBlock =
  | { kind: 'paragraph'; text: LegalText }
  | { kind: 'list'; items: readonly LegalText[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  /** Highlighted text, for example wording prescribed by law. */
  | { kind: 'frame'; title: string; paragraphs: readonly string[] }
  /**
   * Entries with the same labelled facts, for example each kind of data with its purpose and
   * period.
   */
  | { kind: 'entries'; entries: readonly LegalEntry[] }
  /** The button that opens the cookie settings. */
  | { kind: 'cookie-settings' }

export type LegalEntry = {
  title: string
  facts: readonly { label: string; text: string }[]
}

/** Running text: a sequence of texts and links. */
export type LegalText = readonly (string | LegalLink)[]

/** A link to a page, whose path is in contract/paths.ts, or to any URL. */
export type LegalLink = { label: string } & ({ page: LinkedPage } | { href: string })

export const linkedPages = [
  'register',
  'profile',
  'profileHistory',
  'myData',
  'wallet',
  'help',
  'contact',
  'legalNotice',
  'privacy',
  'termsOfUse',
  'termsOfSale',
  'cookies',
  'accessibility',
  'withdrawal',
  'cancellation',
] as const

export type LinkedPage = (typeof linkedPages)[number]

type Part = string | LegalLink

/** Creates running text, and inserts the non-breaking spaces of French typography. */
export const text = (...parts: readonly Part[]): LegalText =>
  parts.map((part) =>
    typeof part === 'string'
      ? withFrenchSpaces(part)
      : { ...part, label: withFrenchSpaces(part.label) },
  )

export const pageLink = (label: string, page: LinkedPage): LegalLink => ({ label, page })

export const link = (label: string, href: string): LegalLink => ({ label, href })

export const section = (title: string, ...blocks: readonly LegalBlock[]): LegalSection => ({
  title: withFrenchSpaces(title),
  blocks,
})

export const paragraph = (...parts: readonly Part[]): LegalBlock => ({
  kind: 'paragraph',
  text: text(...parts),
})

/** Each item is a string, or a list of parts if it contains links. */
export const list = (...items: readonly (string | readonly Part[])[]): LegalBlock => ({
  kind: 'list',
  items: items.map(toText),
})

export const table = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): LegalBlock => ({
  kind: 'table',
  columns: columns.map(withFrenchSpaces),
  rows: rows.map((row) => row.map(withFrenchSpaces)),
})

/** Highlighted wording. */
export const frame = (title: string, ...paragraphs: readonly string[]): LegalBlock => ({
  kind: 'frame',
  title: withFrenchSpaces(title),
  paragraphs: paragraphs.map(withFrenchSpaces),
})

/** Each entry is a title with its facts, keyed by label. */
export const entries = (
  ...items: readonly (readonly [string, Readonly<Record<string, string>>])[]
): LegalBlock => ({
  kind: 'entries',
  entries: items.map(([title, facts]) => ({
    title: withFrenchSpaces(title),
    facts: Object.entries(facts).map(([label, fact]) => ({ label, text: withFrenchSpaces(fact) })),
  })),
})

const toText = (content: string | readonly Part[]) =>
  typeof content === 'string' ? text(content) : text(...content)

/** Returns the words of a text, without the targets of its links. */
export const toPlainText = (content: LegalText) =>
  content.map((part) => (typeof part === 'string' ? part : part.label)).join('')

/**
 * Returns the id of a section for links to it: "6. Droit de rétractation" is
 * "droit-de-retractation".
 */
export const toAnchor = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\d+\. /, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/**
 * The external services that this installation uses. For each service except analytics: the host
 * name of the third party that provides it, which the legal texts give, or null without one.
 */
export type SiteServices = {
  hasAnalytics: boolean
  recogniser: string | null
  languageModel: string | null
  synthesiser: string | null
  hostedVoice: string | null
}
