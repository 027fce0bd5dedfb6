import { wordsOf } from './spoken-words'

/** What the last words of a caller say about whether more is coming. */
export type UtteranceShape = 'asked-to-wait' | 'unfinished' | 'short-answer' | 'complete'

const waitRequest = new RegExp(
  '(?:^|\\s)(?:' +
    [
      'attends',
      'attendez',
      '(?:une|deux|trois|quelques) (?:petites? )?(?:secondes?|minutes?)',
      'un (?:petit )?(?:instant|moment)',
      '(?:laisse|laissez)-moi (?:réfléchir|chercher|voir|un instant|une seconde)',
      'je (?:réfléchis|cherche)',
      '(?:bouge|bougez|quitte|quittez) pas',
    ].join('|') +
    ')(?: (?:s’il te plaît|s’il vous plaît|un peu|euh|voir|je réfléchis|que je réfléchisse))*$',
  'u',
)

/** No French sentence ends on these: articles, prepositions, conjunctions, subjects, hesitations. */
const openWords = new Set(
  `le la les l’ un une du des au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre votre
  nos vos leur leurs quelques plusieurs chaque
  à de d’ en dans chez vers par pour sur sous avec sans entre parmi malgré depuis pendant jusqu’à
  et ou mais or ni car que qu’ quand lorsque puisque comme donc qui dont parce afin
  je j’ tu il on j’ai j’étais c’est c’était qu’il qu’elle qu’on
  euh heu hum hmm ben bah genre enfin disons`.split(/\s+/u),
)

const openEndings =
  /(?:^|\s)(?:parce que?|alors que|sauf que|en fait|du coup|je veux dire|comment dire|et puis|et alors|ou alors|à cause|grâce|à côté|est-ce que)$/u

const answerWords = new Set(
  `oui non si ouais nan ok okay d’accord bof merci voilà exactement jamais toujours parfois souvent
  rarement peut-être bien très pas ça volontiers évidemment carrément vraiment absolument`.split(
    /\s+/u,
  ),
)

const longestShortAnswer = 4

/** Tells the shape of what was said; the transcript must hold at least one word. */
export function shapeOf(transcript: string): UtteranceShape {
  const text = transcript.trim()
  const words = wordsOf(text)
  if (waitRequest.test(words.join(' '))) return 'asked-to-wait'
  if (isUnfinished(text, words)) return 'unfinished'
  if (isShortAnswer(text, words)) return 'short-answer'
  return 'complete'
}

function isUnfinished(text: string, words: readonly string[]): boolean {
  if (/[?!]$/u.test(text)) return false
  if (/(?:[,;:…]|\.\.\.)$/u.test(text)) return true
  const last = words.at(-1) ?? ''
  if (openWords.has(last) || openEndings.test(words.join(' '))) return true
  if (last === 'si') return words.length > 2 && !['mais', 'que', 'moi'].includes(words.at(-2) ?? '')
  return isRisingList(text)
}

/** « du pain, du lait, des œufs »: two commas and nothing that closes the list. */
function isRisingList(text: string): boolean {
  if (/\.$/u.test(text)) return false
  const items = text.split(',').map((item) => wordsOf(item))
  if (items.length < 3 || items.some((item) => item.length > 3)) return false
  return !['et', 'ou', 'puis', 'voilà'].includes(items.at(-1)?.[0] ?? '')
}

function isShortAnswer(text: string, words: readonly string[]): boolean {
  if (words.length > longestShortAnswer) return false
  return words.length <= 2 || /[.!?]$/u.test(text) || answerWords.has(words[0] ?? '')
}
