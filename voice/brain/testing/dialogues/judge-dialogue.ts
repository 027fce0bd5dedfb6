import { removeLanguageMarkers } from '../../../language-spans/language-markers'
import type { Dialogue, DialoguePrompt } from '../../../ports/dialogue'
import { activitySteps, gameWords, onlyAcknowledges } from './expectations'
import type { TestDialogue, TestTurn } from './test-dialogue'

export type JudgedTurn = {
  caller: string
  answer: string
  expected: string
  /** Descriptions of the expectations that the answer does not meet; empty when it fits. */
  failures: readonly string[]
}

export type JudgedDialogue = {
  id: string
  greeting: string
  turns: readonly JudgedTurn[]
  /** The number of turns whose answer fits. */
  fittingCount: number
  /** Sentences that the companion repeats in the call, except mere acknowledgements. */
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

/** Returns the letters and digits of the text, in lower case and without accents, with single spaces between words. */
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

/** Matches words that count as repeated from the caller, because they change with the speaker or mean little. */
const functionWords =
  /^(?:je|j|tu|t|vous|me|m|te|moi|toi|mon|ma|mes|ton|ta|tes|votre|vos|le|la|l|les|de|d|a|ai|as|avez|que|qu|et)$/

const minEchoWords = 4
const minEchoShare = 0.7

/** Returns the normalised answer without echoes (see `isEcho`). */
const removeEchoes = (answer: string, caller: string) =>
  splitSentences(answer)
    .map(normaliseAnswer)
    .filter((sentence) => !isEcho(sentence, normaliseAnswer(caller)))
    .join(' ')

/** Whether most words of a sentence are the caller's, as in "Donc si vous voulez un café". */
function isEcho(sentence: string, caller: string) {
  // "Oui, c'est gratuit" and "Si, bien sûr" are answers; "Si vous voulez un café" is not.
  if (/^(?:oui|non|si|c est)\b(?! (?:vous|tu|je|j)\b)/.test(sentence)) return false
  const callerWords = new Set(caller.split(' '))
  const words = sentence.split(' ')
  const repeatedWords = words.filter((word) => callerWords.has(word) || functionWords.test(word))
  const repeatsContent = repeatedWords.some((word) => !functionWords.test(word))
  return (
    words.length >= minEchoWords &&
    repeatsContent &&
    repeatedWords.length >= minEchoShare * words.length
  )
}

/** Matches a sentence that declines or ends an activity. */
const declinesActivity =
  /\b(?:laisse|laissons|arrete|arretons|pose|posons|oublie|oublions|range|rangeons|ferme|fermons|fini|finie|termine|stop|plus de|pas de|sans|aucune?|ni|plus tard|une autre fois|un autre (?:jour|soir)|ne joue)/

/** Returns the first sentence that proposes or continues a game, lesson or exercise; undefined when there is none. */
function findActivity(answer: string) {
  return splitSentences(answer).find((sentence) => {
    const normalisedSentence = normaliseAnswer(sentence)
    if (activitySteps.test(normalisedSentence)) return true
    return gameWords.test(normalisedSentence) && !declinesActivity.test(normalisedSentence)
  })
}

/**
 * Returns every sentence that was said before, ignoring differences in case, accents and punctuation. Leaves out mere
 * acknowledgements.
 */
function findRepeated(sentences: readonly string[]) {
  const normalisedSentences = sentences.map(normaliseAnswer)
  return sentences.filter((sentence, index) => {
    const normalisedSentence = normaliseAnswer(sentence)
    const wasSaidBefore = normalisedSentences.indexOf(normalisedSentence) < index
    return wasSaidBefore && !onlyAcknowledges.test(normalisedSentence)
  })
}
