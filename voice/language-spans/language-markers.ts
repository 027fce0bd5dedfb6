import { type Language, languages } from '../../domain/languages'
import type { LanguageSpan } from '../ports/text-to-speech'

/** A text without markers, and where it is not French. */
export type SpokenText = { text: string; spans: readonly LanguageSpan[] }

const entries = Object.entries(languages) as [Language, (typeof languages)[Language]][]
const languageByTag = new Map<string, Language>(entries.map(([name, { tag }]) => [tag, name]))
const tags = [...languageByTag.keys()].join('|')

/** An opening marker with its text, closed or not; or a closing marker that nothing opened. */
const markedText = new RegExp(
  `\\[(${tags})( slow)?\\]([\\s\\S]*?)(?:\\[/\\1\\]|$)|\\[/(?:${tags})\\]`,
  'g',
)

/** Marks words of a language for a voice of that language: "[en]see you soon[/en]". */
export function markLanguage(text: string, language: Language, isSlow = false): string {
  if (language === 'french' && !isSlow) return text
  const { tag } = languages[language]
  return `[${tag}${isSlow ? ' slow' : ''}]${text}[/${tag}]`
}

/**
 * Separates a marked sentence into its text and its spans. Markers may not be nested; one that is not
 * closed lasts to the end. Square brackets around anything else stay.
 */
export function parseLanguageMarkers(marked: string): SpokenText {
  const spans: LanguageSpan[] = []
  let text = ''
  let position = 0
  for (const match of marked.matchAll(markedText)) {
    const [whole, tag, slow, words = ''] = match
    text += marked.slice(position, match.index)
    position = match.index + whole.length
    const language = tag === undefined ? undefined : languageByTag.get(tag)
    const start = text.length
    text += words
    if (language && words && (language !== 'french' || slow))
      spans.push({ start, end: text.length, language, isSlow: slow !== undefined })
  }
  return { text: text + marked.slice(position), spans }
}

/** Returns the sentence as it is read: without its markers. */
export const removeLanguageMarkers = (marked: string): string => parseLanguageMarkers(marked).text

/** Removes spaces around the text, and moves its spans with it. */
export function trimSpokenText({ text, spans }: SpokenText): SpokenText {
  const trimmed = text.trim()
  const offset = text.length - text.trimStart().length
  const moved = spans.map((span) => ({
    ...span,
    start: Math.max(0, span.start - offset),
    end: Math.min(trimmed.length, span.end - offset),
  }))
  return { text: trimmed, spans: moved.filter(({ start, end }) => start < end) }
}

/** Splits a text into consecutive pieces, each wholly inside one span or outside of all. */
export function splitAtSpans({ text, spans }: SpokenText) {
  const pieces: { text: string; start: number; span: LanguageSpan | null }[] = []
  let position = 0
  for (const span of [...spans, null]) {
    const start = span ? span.start : text.length
    if (start > position)
      pieces.push({ text: text.slice(position, start), start: position, span: null })
    if (span) pieces.push({ text: text.slice(span.start, span.end), start: span.start, span })
    position = span ? span.end : start
  }
  return pieces
}

/**
 * Replaces the brackets of markers by characters for private use, so that what removes brackets leaves
 * them; `showLanguageMarkers` restores them.
 */
export const hideLanguageMarkers = (marked: string): string =>
  marked.replace(
    new RegExp(`\\[(/?(?:${tags})(?: slow)?)\\]`, 'g'),
    (_, inside: string) => `\ue000${inside}\ue001`,
  )

export const showLanguageMarkers = (hidden: string): string =>
  hidden.replace(/\ue000([^\ue001]*)\ue001/g, '[$1]')
