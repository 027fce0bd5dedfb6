import type { KindGroup, UtteranceKind } from './utterance-kind'

/** What the companion says: a line that ends with a question mark is a question, any other a reaction. */
export type ParsedReplies = {
  id: string
  reactions: readonly string[]
  questions: readonly string[]
}

/**
 * Reads replies from their script, separated by empty lines: a line with "=" and the id, then what the companion
 * says.
 *
 * ```
 * = own-success
 * Bravo, vraiment.
 * Qui l’a su en premier ?
 * ```
 */
export const parseReplies = (script: string): readonly ParsedReplies[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [first = '', ...lines] = block.split('\n').map((line) => line.trim())
      return {
        id: first.replace(/^= /, ''),
        reactions: lines.filter((line) => !line.endsWith('?')),
        questions: lines.filter((line) => line.endsWith('?')),
      }
    })

/** Reads the kinds of one group. */
export const parseKinds = (group: KindGroup, script: string): readonly UtteranceKind[] =>
  parseReplies(script).map((replies) => ({ ...replies, group }))
