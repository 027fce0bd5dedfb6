import { capitaliseFirst } from '../text-analysis/letter-case'
import { accentedWords, spellingMistakes } from './words/spelling/mistakes'
import { wordForms } from './words/spelling/word-forms'

/** The letters of French, for a character class: \p{L} would take several times as long to compile. */
const letters = 'a-zà-öø-ÿœ'

/** Compiled at the first correction. */
let corrections: readonly Correction[] | undefined

type Correction = ReturnType<typeof readCorrection>

/** Reads a line of `spellingMistakes`: a pattern of the mistake, " => ", and its correction. */
function readCorrection(line: string) {
  const [mistake = '', correction = ''] = line.split(' => ')
  const wordStart = '(?<!\\p{L})'
  // A pattern with a lookahead already states what must follow.
  const wordEnd = mistake.includes('(?=') ? '' : '(?!\\p{L})'
  const pattern = `${wordStart}(?:${mistake})${wordEnd}`
    .replaceAll('[\\p{L}', `[${letters}`)
    .replaceAll('\\p{L}', `[${letters}]`)
    // A placeholder such as {plural} captures a word under its name.
    .replace(/\{([a-zA-Z]{2,})\}/g, `(?<$1>[${letters}-]+?)`)
  return { pattern: new RegExp(pattern, 'gi'), correction }
}

/** Words with only one valid spelling, by their spelling without accents. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  accentedWords.split(' ').map((word) => [word.normalize('NFD').replace(/\p{M}/gu, ''), word]),
)

const addAccents = (word: string) =>
  accents[word] ?? (capitaliseFirst(accents[word.toLowerCase()] ?? '') || word)

/**
 * Applies a correction to each match of its pattern, and inserts the captured words. Where a group has the name of a
 * list in `wordForms`, inserts the listed form of the captured word, or skips the match if the word is not listed.
 */
function applyCorrection(text: string, { pattern, correction }: Correction): string {
  return text.replace(pattern, (match, ...captures) => {
    const groups: Readonly<Record<string, string | undefined>> = captures.at(-1) ?? {}
    const correctForms = Object.entries(groups).map(([name, word = '']) => {
      const forms = wordForms.get(name)
      return [name, forms && word ? forms.get(word.toLowerCase()) : word] as const
    })
    if (correctForms.some(([, form]) => form === undefined)) return match
    const formByGroup = new Map(correctForms)
    return correction.replace(/\{(\w+)\}/g, (_, name: string) => formByGroup.get(name) ?? '')
  })
}

/** Returns the text with a capital first letter and frequent mistakes corrected, and whether it had a mistake. */
export function correctFrench(text: string): { text: string; hasCorrections: boolean } {
  const original = text.replace(/'/g, '’').replace(/\s+/g, ' ').trim()
  corrections ??= spellingMistakes.trim().split('\n').map(readCorrection)
  const corrected = corrections.reduce(applyCorrection, original.replace(/\p{L}+/gu, addAccents))
  return { text: capitaliseFirst(corrected), hasCorrections: corrected !== original }
}
