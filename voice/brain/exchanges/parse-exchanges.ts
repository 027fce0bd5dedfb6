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
 * Lines with ">" hold wordings, separated by " | "; words in parentheses are alternatives. Every line without
 * a prefix is an answer. "oui:", "non:" and "sinon:" introduce follow-ups to the caller's reply: yes, no,
 * anything else.
 */
export const parseExchanges = (script: string): readonly Exchange[] =>
  script
    .trim()
    .split(/\n\s*\n/)
    .map((block) => parseExchange(block.split('\n').map((line) => line.trim())))

function parseExchange(lines: readonly string[]): Exchange {
  const listLinesWithPrefix = (prefix: string) =>
    lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length).trim())
  const wordings = listLinesWithPrefix('>').flatMap((line) => line.split(' | '))
  return {
    wordings: wordings.flatMap(expandAlternatives),
    answers: lines.filter((line) => !/^(?:>|oui:|non:|sinon:)/.test(line)),
    afterYes: listLinesWithPrefix('oui:'),
    afterNo: listLinesWithPrefix('non:'),
    afterOther: listLinesWithPrefix('sinon:'),
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
