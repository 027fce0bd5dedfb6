import type { MultilingualText } from '../language-spans/language-markers'
import { splitAtSpans } from '../ports/split-at-spans'
import type { LanguageSpan, TextToSpeech } from '../ports/text-to-speech'
import { alignWords } from './align-words'
import { normaliseForSpeech } from './normalise-for-speech'
import { removeUnspokenText } from './remove-unspoken-text'

/**
 * Wraps a synthesiser so that it speaks the normalised text. The word positions that it reports are
 * converted back to positions in the original text. Numbers and abbreviations within a span of another
 * language are left to the synthesiser, which reads them in that language.
 */
export function withTextNormalisation(textToSpeech: TextToSpeech): TextToSpeech {
  return {
    recipient: textToSpeech.recipient,
    async *speak(text, voice, signal, spans = []) {
      const normalised = normaliseSpokenText({ text, spans })
      if (!normalised.text) return
      const toOriginalPosition = alignWords(text, normalised.text)
      for await (const part of textToSpeech.speak(
        normalised.text,
        voice,
        signal,
        normalised.spans,
      )) {
        yield part.kind === 'word' ? { ...part, position: toOriginalPosition(part.position) } : part
      }
    },
  }
}

function normaliseSpokenText(written: MultilingualText): MultilingualText {
  if (written.spans.length === 0) return { text: normaliseForSpeech(written.text), spans: [] }
  const spans: LanguageSpan[] = []
  let text = ''
  for (const piece of splitAtSpans(written.text, written.spans)) {
    const isForeign = piece.span !== null && piece.span.language !== 'french'
    const spokenPiece = isForeign
      ? removeUnspokenText(piece.text).replace(/\s+/g, ' ').trim()
      : normaliseForSpeech(piece.text)
    // Punctuation without words is appended to the preceding words.
    if (!/[\p{L}\p{N}]/u.test(spokenPiece)) {
      text += /[.,;:!?…]/.exec(piece.text)?.[0] ?? ''
      continue
    }
    const start = text === '' ? 0 : text.length + 1
    text = text === '' ? spokenPiece : `${text} ${spokenPiece}`
    if (piece.span) spans.push({ ...piece.span, start, end: text.length })
  }
  return { text, spans }
}
