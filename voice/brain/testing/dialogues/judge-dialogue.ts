import { removeLanguageMarkers } from '../../../language-spans/language-markers'
import type { Dialogue, DialoguePrompt } from '../../../ports/dialogue'
import { activitySteps, gameWords, onlyAcknowledges } from './expectations'
import type { TestDialogue, TestTurn } from './test-dialogue'

export type JudgedTurn = {
  caller: string
  answer: string
  expected: string
  /** The expectations that the answer does not meet; empty when it fits. */
  failures: readonly string[]
}

export type JudgedDialogue = {
  id: string
  greeting: string
  turns: readonly JudgedTurn[]
  fittingCount: number
  /** Sentences that were said more than once in the call. */
  repeatedSentences: readonly string[]
}

/**
 * Runs a test dialogue with a companion, starting with the greeting, and judges every answer. An
 * answer fits when it is not empty and meets all expectations of its turn.
 */
export async function judgeDialogue(
  { id, turns }: TestDialogue,
  dialogue: Dialogue,
): Promise<JudgedDialogue> {
  const sentences: string[] = []
  async function send(prompt: DialoguePrompt): Promise<string> {
    const response = dialogue.prepare(prompt, new AbortController().signal)
    const answer: string[] = []
    for await (const sentence of response.sentences) answer.push(removeLanguageMarkers(sentence))
    response.accept()
    sentences.push(...answer)
    return answer.join(' ')
  }

  const greeting = await send({ kind: 'greeting' })
  const judgedTurns: JudgedTurn[] = []
  for (const turn of turns) {
    const answer = await send({ kind: 'spoken', transcript: turn.caller })
    const { caller, expected } = turn
    judgedTurns.push({ caller, answer, expected, failures: judgeAnswer(turn, answer) })
  }
  return {
    id,
    greeting,
    turns: judgedTurns,
    fittingCount: judgedTurns.filter(({ failures }) => failures.length === 0).length,
    repeatedSentences: findRepeated(sentences),
  }
}

/** Describes the expectations that the answer does not meet; returns an empty list when it meets all. */
export function judgeAnswer(turn: TestTurn, answer: string): readonly string[] {
  const normalisedAnswer = normaliseAnswer(answer)
  if (normalisedAnswer === '') return ['no answer']
  const failures: string[] = []
  const answerText = turn.wantsAnswer ? removeEchoes(answer, turn.caller) : normalisedAnswer
  for (const pattern of turn.mentions ?? []) {
    if (!pattern.test(answerText)) failures.push(`does not mention ${pattern.source}`)
  }
  for (const pattern of turn.avoids ?? []) {
    const unwantedWords = normalisedAnswer.match(pattern)?.[0]
    if (unwantedWords !== undefined) failures.push(`out of place: "${unwantedWords}"`)
  }
  if (turn.question === 'required' && !answer.includes('?')) failures.push('asks no question')
  if (turn.question === 'forbidden' && endsWithQuestion(answer))
    failures.push('ends with a question')
  const activity = turn.forbidsActivity && findActivity(answer)
  if (activity) failures.push(`proposes or continues an activity: "${activity}"`)
  return failures
}

/** Returns the text in lower case, without accents, with one space instead of other characters. */
export const normaliseAnswer = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const endsWithQuestion = (answer: string) => /\?[\s»"]*$/.test(answer)

const splitSentences = (answer: string) => answer.split(/(?<=[.?!])\s+/)

/** Matches words that always count as repeated, because they depend on the speaker or carry little meaning. */
const functionWords =
  /^(?:je|j|tu|t|vous|me|m|te|moi|toi|mon|ma|mes|ton|ta|tes|votre|vos|le|la|l|les|de|d|a|ai|as|avez|que|qu|et)$/

const minEchoWords = 4
const minEchoShare = 0.7

/** Returns the normalised answer without sentences that only repeat what the caller said. */
const removeEchoes = (answer: string, caller: string) =>
  splitSentences(answer)
    .map(normaliseAnswer)
    .filter((sentence) => !isEcho(sentence, normaliseAnswer(caller)))
    .join(' ')

function isEcho(sentence: string, caller: string) {
  // "Oui, c'est gratuit" is an answer, although it repeats the caller's words.
  if (/^(?:oui|non|si|c est)\b(?! (?:vous|tu|je|j)\b)/.test(sentence)) return false
  const callerWords = new Set(caller.split(' '))
  const words = sentence.split(' ')
  const repeatedWords = words.filter((word) => callerWords.has(word) || functionWords.test(word))
  const hasContent = repeatedWords.some((word) => !functionWords.test(word))
  return (
    words.length >= minEchoWords &&
    hasContent &&
    repeatedWords.length >= minEchoShare * words.length
  )
}

/** Matches a sentence that declines or ends an activity. */
const declinesActivity =
  /\b(?:laisse|laissons|arrete|arretons|pose|posons|oublie|oublions|range|rangeons|ferme|fermons|fini|finie|termine|stop|plus de|pas de|sans|aucune?|ni|plus tard|une autre fois|un autre (?:jour|soir)|ne joue)/

/** Returns the first sentence that proposes or continues a game, lesson or exercise. */
function findActivity(answer: string) {
  return splitSentences(answer).find((sentence) => {
    const normalisedSentence = normaliseAnswer(sentence)
    if (activitySteps.test(normalisedSentence)) return true
    return gameWords.test(normalisedSentence) && !declinesActivity.test(normalisedSentence)
  })
}

/**
 * Returns the repetitions of sentences, without their first occurrences. Ignores mere acknowledgements, and differences
 * in case, accents and punctuation.
 */
function findRepeated(sentences: readonly string[]) {
  const normalisedSentences = sentences.map(normaliseAnswer)
  return sentences.filter((sentence, index) => {
    const normalisedSentence = normaliseAnswer(sentence)
    const wasSaidBefore = normalisedSentences.indexOf(normalisedSentence) < index
    return wasSaidBefore && !onlyAcknowledges.test(normalisedSentence)
  })
}
