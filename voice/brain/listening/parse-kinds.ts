import type { KindGroup, UtteranceKind } from './utterance-kind'

/**
 * Reads kinds from their script, separated by empty lines: a line with "=" and the id, then what the
 * companion says. A line that ends with a question mark is a question, any other a reaction.
 *
 * ```
 * = own-success
 * Bravo, vraiment.
 * Qui l’a su en premier ?
 * ```
 */
export const parseKinds = (group: KindGroup, script: string): readonly UtteranceKind[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [first = '', ...lines] = block.split('\n').map((line) => line.trim())
      return {
        id: first.replace(/^= /, ''),
        group,
        reactions: lines.filter((line) => !line.endsWith('?')),
        questions: lines.filter((line) => line.endsWith('?')),
      }
    })
