import type { TextStyle } from './pdf-style'

type Face = TextStyle['face']

/** `?inline` embeds each font in the bundle as a data URL. */
const fontFiles = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default' })

const fontNames = {
  text: 'instrument-sans-regular',
  strong: 'instrument-sans-semibold',
  title: 'fraunces-semibold',
  /** Greek, Cyrillic and Vietnamese, for buyers' names; loaded when needed. */
  other: 'noto-sans-regular',
} as const

export type FontName = keyof typeof fontNames

const fontsByName = new Map<FontName, Promise<Buffer>>()

/** Returns a font's bytes, which are read once per process. */
export function loadFont(name: FontName): Promise<Buffer> {
  const cachedFont = fontsByName.get(name)
  if (cachedFont) return cachedFont
  const font = readFont(name)
  fontsByName.set(name, font)
  return font
}

async function readFont(name: FontName) {
  const loadFile = fontFiles[`./fonts/${fontNames[name]}.ttf`]
  if (!loadFile) throw new Error(`No font is called ${fontNames[name]}`)
  const dataUrl = await loadFile()
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/** Matches texts that Instrument Sans can show: French and most European Latin alphabets. */
const textFontPattern =
  /^[ -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/

/** Matches texts that Fraunces can show. */
const titleFontPattern =
  /^[ -~\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/

/** Selects one font for a whole text: mixing two fonts in a line would look like a defect. */
export function selectFont(face: Face, text: string): FontName {
  if (face === 'title' && titleFontPattern.test(text)) return 'title'
  if (!textFontPattern.test(text)) return 'other'
  return face === 'text' ? 'text' : 'strong'
}

const emojiPattern =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu

/**
 * Returns a text on one line, without control characters or emoji. Narrow non-breaking spaces
 * become ordinary non-breaking spaces, and non-breaking hyphens become hyphens. A letter that no
 * font contains is kept: it is drawn as a box, but can be copied.
 */
export const toPrintableText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('\u2011', '-')
    .replaceAll(emojiPattern, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
