import type { LanguageSpan } from './text-to-speech'

/** Splits a text into consecutive pieces, each inside one span or outside all spans. */
export function splitAtSpans(text: string, spans: readonly LanguageSpan[]) {
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
