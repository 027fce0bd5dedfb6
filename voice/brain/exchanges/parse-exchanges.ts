import type { Exchange } from './exchange'

/**
 * Reads exchanges from their script, separated by empty lines:
 *
 * ```
 * > mon fils fait des cauchemars | (ma fille|mon fils) se réveille la nuit
 * Les cauchemars sont fréquents quand quelque chose change. Ça arrive toutes les nuits ?
 * oui: C’est épuisant pour tout le monde.
 * non: Tant mieux, une nuit sur deux, on tient.
 * sinon: Une voix calme suffit souvent.
 * ```
 *
 * Lines with ">" hold wordings, separated by " | "; words in parentheses are alternatives. Every plain
 * line is an answer. "oui:", "non:" and "sinon:" follow the caller's answer to its question.
 */
export const parseExchanges = (script: string): readonly Exchange[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseExchange(block.split('\n').map((line) => line.trim())))

function parseExchange(lines: readonly string[]): Exchange {
  const listAfter = (sign: string) =>
    lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(sign.length).trim())
  const wordings = listAfter('>').flatMap((line) => line.split(' | '))
  return {
    wordings: wordings.flatMap(expandAlternatives),
    answers: lines.filter((line) => !/^(?:>|oui:|non:|sinon:)/.test(line)),
    afterYes: listAfter('oui:'),
    afterNo: listAfter('non:'),
    afterOther: listAfter('sinon:'),
  }
}

/** "(mon|ton) chat" becomes "mon chat" and "ton chat"; "(très)? bien" becomes "très bien" and "bien". */
function expandAlternatives(wording: string): readonly string[] {
  const found = /\(([^()]*)\)(\?)?/.exec(wording)
  if (!found) return [wording]
  const [whole, choices = '', optional] = found
  const words = [...choices.split('|'), ...(optional ? [''] : [])]
  const before = wording.slice(0, found.index)
  const after = wording.slice(found.index + whole.length)
  return words.flatMap((word) => expandAlternatives(before + word + after))
}
