import type { Telling } from './telling'

/**
 * Reads answer forms from their script, separated by empty lines: a pattern, then the reactions. "!" before the
 * pattern marks a painful answer. "~" in a pattern matches the rest of a word: "pleur~" matches "pleurer" and "pleurs".
 *
 * ```
 * ! (j ai|je) pleur~
 * Pleurer, ce n’est pas flancher.
 * On ne pleure pas pour rien.
 * ```
 */
export const parseTellings = (script: string): readonly Telling[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [first = '', ...reactions] = block.split('\n').map((line) => line.trim())
      const pattern = first.replace(/^! /, '').replaceAll('~', '\\w*')
      return {
        pattern: new RegExp(`\\b(?:${pattern})(?!\\w)`),
        reactions,
        isHard: first.startsWith('! '),
      }
    })
