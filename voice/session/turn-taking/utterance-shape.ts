/** Whether the last words of the caller suggest that more is coming. */
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

/** No French sentence ends with these: articles, prepositions, conjunctions, subjects, hesitations. */
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

const maxShortAnswerWords = 4

/** Classifies what was said so far. The transcript must contain at least one word. */
export function classifyUtterance(transcript: string): UtteranceShape {
  const text = transcript.trim()
  const words = splitWords(text)
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

/** "du pain, du lait, des œufs": two commas, and no "et" that would close the list. */
function isRisingList(text: string): boolean {
  if (/\.$/u.test(text)) return false
  const items = text.split(',').map((item) => splitWords(item))
  if (items.length < 3 || items.some((item) => item.length > 3)) return false
  return !['et', 'ou', 'puis', 'voilà'].includes(items.at(-1)?.[0] ?? '')
}

function isShortAnswer(text: string, words: readonly string[]): boolean {
  if (words.length > maxShortAnswerWords) return false
  return words.length <= 2 || /[.!?]$/u.test(text) || answerWords.has(words[0] ?? '')
}

/** Returns the words of a transcript in lower case, with typographic apostrophes, no punctuation. */
export function splitWords(transcript: string): string[] {
  return transcript
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[^\p{L}\p{N}’\s-]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}
