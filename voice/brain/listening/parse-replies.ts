import type { Template } from '../templates/template'

/** What the companion says to a kind of utterance or to a purpose. */
export type ParsedReplies = { id: string; reactions: readonly Template[] }

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
