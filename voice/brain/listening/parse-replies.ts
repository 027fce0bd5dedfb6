import type { Template } from '../templates/template'

/** A group of replies, such as those to a kind of utterance or to a purpose. `id`: the first line without "=". */
export type ParsedReplies = { id: string; reactions: readonly Template[] }

/**
 * Reads groups of replies, separated by empty lines, from a script. The first line of a group is its id, which may
 * follow "=". Each further line is a reply.
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
