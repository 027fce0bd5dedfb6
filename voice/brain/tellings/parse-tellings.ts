import type { Telling } from './telling'

/**
 * Reads categories from their script. Blocks are separated by empty lines: the pattern, then the lines.
 * A line that ends with a question mark is a question, any other a reaction. "!" before the pattern
 * marks a painful category. "~" in a pattern matches the rest of a word: "pleur~" matches "pleurer" and "pleurs".
 *
 * ```
 * ! (j ai|je) pleur~
 * Pleurer, ce n’est pas flancher.
 * Quelqu’un était là, à ce moment-là ?
 * ```
 */
export const parseTellings = (script: string): readonly Telling[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [first = '', ...lines] = block.split('\n').map((line) => line.trim())
      const pattern = first.replace(/^! /, '').replaceAll('~', '\\w*')
      return {
        pattern: new RegExp(`\\b(?:${pattern})(?!\\w)`),
        reactions: lines.filter((line) => !line.endsWith('?')),
        questions: lines.filter((line) => line.endsWith('?')),
        isHard: first.startsWith('! '),
      }
    })
