import type { Template } from '../templates/template'

/** What the companion says to a kind of utterance or to a purpose. */
export type ParsedReplies = { id: string; reactions: readonly Template[] }

/**
 * Reads groups of replies, separated by empty lines, from a script. Each group has a line with "=" and its id, then one
 * line per reply.
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
      const [header = '', ...reactions] = block.split('\n').map((line) => line.trim())
      return { id: header.replace(/^= /, ''), reactions }
    })
