import type { Exchange } from './exchange'
import { commonRemarks } from './scripts/common-remarks'

/**
 * Parses a script of exchanges, which are separated by empty lines:
 *
 * ```
 * > mon fils fait des cauchemars | (ma fille|mon fils) se réveille la nuit
 * Les cauchemars sont fréquents quand quelque chose change. Ça arrive toutes les nuits ?
 * oui: C’est épuisant pour tout le monde.
 * non: Tant mieux, une nuit sur deux, on tient.
 * sinon: Une voix calme suffit souvent.
 * ```
 *
 * Lines with ">" hold wordings, separated by " | "; words in parentheses are alternatives. Every line without a prefix
 * is an answer. "oui:", "non:" and "sinon:" precede what the companion says after a yes, a no and any other reply.
 *
 * The line "après: mon fils fait des cauchemars" starts a thread: the exchanges up to the next such line, or to "---",
 * are matched only after the exchange with that wording. Several wordings are separated by " | ". The wording "@avis"
 * stands for all remarks of that name in `commonRemarks`.
 */
export const parseExchanges = (script: string): readonly Exchange[] =>
  script.split(/^(?=après:|---)/m).flatMap((section) => {
    const [, openings = ''] = /^après:(.*)/.exec(section) ?? []
    const follows = openings === '' ? [] : openings.trim().split(' | ')
    const blocks = section.replace(/^(?:après:|---).*/, '').split(/\n\s*\n/)
    return blocks
      .filter((block) => block.trim() !== '')
      .map((block) => parseExchange(block, follows))
  })

function parseExchange(block: string, follows: readonly string[]): Exchange {
  const lines = block.trim().split(/\s*\n\s*/)
  const listAfter = (prefix: string) =>
    lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length).trim())
  return {
    follows,
    wordings: listAfter('>')
      .flatMap((line) => line.split(' | '))
      .flatMap((text) => (text.startsWith('@') ? (commonRemarks[text.slice(1)] ?? []) : [text]))
      .flatMap(expandAlternatives),
    answers: lines.filter((line) => !/^(?:>|oui:|non:|sinon:)/.test(line)),
    afterYes: listAfter('oui:'),
    afterNo: listAfter('non:'),
    afterOther: listAfter('sinon:'),
  }
}

/** Expands "(mon|ton) chat" to "mon chat" and "ton chat", and "(très)? bien" to "très bien" and "bien". */
function expandAlternatives(wording: string): readonly string[] {
  const found = /\(([^()]*)\)(\?)?/.exec(wording)
  if (!found) return [wording]
  const [whole, choices = '', optional] = found
  const words = [...choices.split('|'), ...(optional ? [''] : [])]
  const before = wording.slice(0, found.index)
  const after = wording.slice(found.index + whole.length)
  return words.flatMap((word) => expandAlternatives(before + word + after))
}
