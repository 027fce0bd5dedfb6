import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAtSpans } from '../ports/split-at-spans'
import {
  escapeLanguageMarkers,
  markLanguage,
  parseLanguageMarkers,
  trimMultilingualText,
  unescapeLanguageMarkers,
} from './language-markers'

describe('language markers', () => {
  it('give the language and position of foreign words, and are removed from the text', () => {
    const parsed = parseLanguageMarkers('« À bientôt » se dit « [en]see you soon[/en] ».')
    expect(parsed.text).toBe('« À bientôt » se dit « see you soon ».')
    expect(parsed.spans).toEqual([{ start: 23, end: 35, language: 'english', isSlow: false }])
    expect(parsed.text.slice(23, 35)).toBe('see you soon')
  })

  it('ask for a slower pace', () => {
    const { spans } = parseLanguageMarkers(
      `Encore : ${markLanguage('gracias', 'spanish', { isSlow: true })}.`,
    )
    expect(spans).toMatchObject([{ language: 'spanish', isSlow: true }])
  })

  it.each([
    ['an unclosed marker', 'On dit [it]grazie mille', 'On dit grazie mille', 1],
    ['a closing marker alone', 'On dit grazie[/it] mille', 'On dit grazie mille', 0],
    ['an empty span', 'Rien [de][/de] ici', 'Rien  ici', 0],
    ['French in markers', '[fr]Bonjour[/fr] à tous', 'Bonjour à tous', 0],
    ['other brackets', 'Un [xx] et [b]', 'Un [xx] et [b]', 0],
  ])('tolerate %s', (_case, marked, text, spanCount) => {
    const parsed = parseLanguageMarkers(marked)
    expect(parsed.text).toBe(text)
    expect(parsed.spans).toHaveLength(spanCount)
  })

  it('lose no text when it is split at spans, or escaped and unescaped', () => {
    const words = fc.constantFrom('hello ', '[en]', '[/en]', '[ja slow]', '[/ja]', 'à ', ' ', 'ok')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        const parsed = trimMultilingualText(parseLanguageMarkers(parts.join('')))
        expect(parsed.text).toBe(parsed.text.trim())
        const pieces = splitAtSpans(parsed.text, parsed.spans)
        expect(pieces.map(({ text }) => text).join('')).toBe(parsed.text)
        const escaped = escapeLanguageMarkers(parts.join(''))
        expect(escaped).not.toContain('[')
        expect(unescapeLanguageMarkers(escaped)).toBe(parts.join(''))
      }),
    )
  })
})
