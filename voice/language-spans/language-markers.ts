import { type Language, languages } from '../../domain/languages'
import type { LanguageSpan } from '../ports/text-to-speech'

/** A text without markers, and its parts that are in another language or to be spoken slowly. */
export type MultilingualText = { text: string; spans: readonly LanguageSpan[] }

const languageEntries = Object.entries(languages) as [Language, (typeof languages)[Language]][]
const languageByTag = new Map<string, Language>(
  languageEntries.map(([name, { tag }]) => [tag, name]),
)
const tags = [...languageByTag.keys()].join('|')

/** Matches an opening marker with its text, whether closed or not, or a closing marker without an opening one. */
const markedText = new RegExp(
  `\\[(${tags})( slow)?\\]([\\s\\S]*?)(?:\\[/\\1\\]|$)|\\[/(?:${tags})\\]`,
  'g',
)

/** Marks words for a voice of their language: "[en]see you soon[/en]". Marks French words only with `isSlow`. */
export function markLanguage(
  text: string,
  language: Language,
  { isSlow = false }: { isSlow?: boolean } = {},
): string {
  if (language === 'french' && !isSlow) return text
  const { tag } = languages[language]
  return `[${tag}${isSlow ? ' slow' : ''}]${text}[/${tag}]`
}

/**
 * Splits a marked sentence into its text and its spans. Markers cannot be nested; an unclosed
 * marker applies up to the end of the sentence. Other square brackets are kept as text.
 */
export function parseLanguageMarkers(marked: string): MultilingualText {
  const spans: LanguageSpan[] = []
  let text = ''
  let position = 0
  for (const match of marked.matchAll(markedText)) {
    const [markedPassage, tag, slow, words = ''] = match
    text += marked.slice(position, match.index)
    position = match.index + markedPassage.length
    const language = tag === undefined ? undefined : languageByTag.get(tag)
    const start = text.length
    text += words
    if (language && words && (language !== 'french' || slow))
      spans.push({ start, end: text.length, language, isSlow: slow !== undefined })
  }
  return { text: text + marked.slice(position), spans }
}

/** Returns the sentence without its markers, as it is shown. */
export const removeLanguageMarkers = (marked: string): string => parseLanguageMarkers(marked).text

/** Trims the text and adjusts its spans. */
export function trimMultilingualText({ text, spans }: MultilingualText): MultilingualText {
  const trimmed = text.trim()
  const offset = text.length - text.trimStart().length
  const movedSpans = spans.map((span) => ({
    ...span,
    start: Math.max(0, span.start - offset),
    end: Math.min(trimmed.length, span.end - offset),
  }))
  return { text: trimmed, spans: movedSpans.filter(({ start, end }) => start < end) }
}

/**
 * Replaces the brackets of markers with private-use characters, so that code that removes bracketed
 * text keeps the markers.
 */
export const escapeLanguageMarkers = (marked: string): string =>
  marked.replace(
    new RegExp(`\\[(/?(?:${tags})(?: slow)?)\\]`, 'g'),
    (_, inside: string) => `\ue000${inside}\ue001`,
  )

/** Restores the brackets that `escapeLanguageMarkers` replaced. */
export const unescapeLanguageMarkers = (escaped: string): string =>
  escaped.replace(/\ue000([^\ue001]*)\ue001/g, '[$1]')
