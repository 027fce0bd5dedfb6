import { accentedWords, spellingMistakes } from '../../knowledge/spelling/mistakes'
import { wordForms } from '../../knowledge/spelling/word-forms'
import { capitaliseFirst } from '../../templates/template'

/** French letters. A Unicode class would take several times as long to compile. */
const letters = 'a-zà-öø-ÿœ'

/** Compiled at the first correction. */
let corrections: readonly Correction[] | undefined

type Correction = ReturnType<typeof readCorrection>

function readCorrection(line: string) {
  const [source = '', correction = ''] = line.split(' => ')
  const end = source.includes('(?=') ? '' : '(?!\\p{L})'
  const pattern = `(?<!\\p{L})(?:${source})${end}`
    .replaceAll('[\\p{L}', `[${letters}`)
    .replaceAll('\\p{L}', `[${letters}]`)
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
 * Applies a correction to each match of its pattern. Skips a match in which a group that has a list in `wordForms` has
 * captured a word that is not in the list.
 */
function applyCorrection(text: string, { pattern, correction }: Correction): string {
  return text.replace(pattern, (match, ...rest) => {
    const groups: Readonly<Record<string, string | undefined>> = rest.at(-1) ?? {}
    const words = Object.entries(groups).map(([name, word = '']) => {
      const forms = wordForms.get(name)
      return [name, forms && word ? forms.get(word.toLowerCase()) : word] as const
    })
    if (words.some(([, word]) => word === undefined)) return match
    const byName = new Map(words)
    return correction.replace(/\{(\w+)\}/g, (_, name: string) => byName.get(name) ?? '')
  })
}

/** Returns the text with a capital first letter and frequent mistakes corrected, and whether it had a mistake. */
export function correctFrench(text: string): { text: string; hasCorrections: boolean } {
  const original = text.replace(/'/g, '’').replace(/\s+/g, ' ').trim()
  corrections ??= spellingMistakes.trim().split('\n').map(readCorrection)
  const corrected = corrections.reduce(applyCorrection, original.replace(/\p{L}+/gu, addAccents))
  return { text: capitaliseFirst(corrected), hasCorrections: corrected !== original }
}
