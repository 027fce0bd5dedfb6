import type { KindGroup, UtteranceKind } from './utterance-kind'

/** What the companion says to a kind or a purpose. */
export type ParsedReplies = { id: string; reactions: readonly string[] }

/**
 * Reads replies from their script, separated by empty lines: a line with "=" and the id, then one reply per line.
 *
 * ```
 * = own-success
 * Bravo, vraiment.
 * Quelle belle nouvelle.
 * ```
 */
export const parseReplies = (script: string): readonly ParsedReplies[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [first = '', ...reactions] = block.split('\n').map((line) => line.trim())
      return { id: first.replace(/^= /, ''), reactions }
    })

/** Reads the kinds of one group. */
export const parseKinds = (group: KindGroup, script: string): readonly UtteranceKind[] =>
  parseReplies(script).map((replies) => ({ ...replies, group }))
