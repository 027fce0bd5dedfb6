import type { TextStyle } from './pdf-style'

type Face = TextStyle['face']

/** Built in, so that a document never waits for a file: `?inline` gives each as a data address. */
const files = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default' })

const names = {
  text: 'instrument-sans-regular',
  strong: 'instrument-sans-semibold',
  title: 'fraunces-semibold',
  /** Greek, Cyrillic and Vietnamese, for names alone: it is loaded when one asks for it. */
  other: 'noto-sans-regular',
} as const

export type FontName = keyof typeof names

const loaded = new Map<FontName, Promise<Buffer>>()

/** A font's bytes, read once a process. */
export function loadFont(name: FontName): Promise<Buffer> {
  const known = loaded.get(name)
  if (known) return known
  const font = readFont(name)
  loaded.set(name, font)
  return font
}

async function readFont(name: FontName) {
  const read = files[`./fonts/${names[name]}.ttf`]
  if (!read) throw new Error(`No font is called ${names[name]}`)
  const address = await read()
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/** What Instrument Sans draws: French, and the Latin letters of most of Europe. */
const ofText =
  /^[ -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/

const ofTitles =
  /^[ -~\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/

/** Which font draws a whole text: words of two fonts beside each other look like a fault. */
export function fontFor(face: Face, text: string): FontName {
  if (face === 'title' && ofTitles.test(text)) return 'title'
  if (!ofText.test(text)) return 'other'
  return face === 'text' ? 'text' : 'strong'
}

const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3/gu

/**
 * A text as it can be printed: one line without signs that steer, narrow spaces as plain ones, no
 * pictures. A letter that no font of ours draws stays, as a box that still copies as itself.
 */
export const printable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('\u2011', '-')
    .replaceAll(pictures, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
