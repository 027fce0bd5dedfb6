import type { Hello, HelloReply } from '../../../content/samples/hello'
import type { HelloAnswer } from '../../../contract/companions/hello'
import { maxHelloAnswers } from '../../../domain/companions/hello'
import { createScriptedDialogue } from '../../../voice/brain/create-scripted-dialogue'
import type { DialogueCompanion } from '../../../voice/brain/dialogue/dialogue-context'
import {
  type MultilingualText,
  parseLanguageMarkers,
} from '../../../voice/language-spans/language-markers'

/**
 * Limits an answer of the scripted dialogue to about half a minute of speech, unless the visitor
 * may be in danger or is a minor.
 */
const maxSpokenCharacters = 400

export type VisitorAnswer = Omit<HelloAnswer, 'sentences'> & {
  sentences: readonly MultilingualText[]
  /**
   * True for the written answer to a suggested reply; false for an answer of the scripted dialogue,
   * which may repeat the visitor's words, so its audio must not be cached.
   */
  isWritten: boolean
}

/**
 * Answers the last of a visitor's lines. Stores nothing: it replays all lines with the scripted
 * dialogue, which recognises a danger or a minor as in a call.
 */
export async function answerVisitor(
  hello: Hello,
  companion: DialogueCompanion,
  visitorLines: readonly string[],
): Promise<VisitorAnswer> {
  const { outcome, sentences } = await replayLines(hello, companion, visitorLines)
  if (outcome !== 'open') return { sentences, replies: [], outcome, isWritten: false }
  const isLast = visitorLines.length >= maxHelloAnswers
  const suggestedReply = findReply(hello.replies, visitorLines)
  return {
    sentences: [
      ...(suggestedReply?.answer.map(parseLanguageMarkers) ?? limitLength(sentences)),
      ...(isLast ? [parseLanguageMarkers(hello.invitation)] : []),
    ],
    replies: isLast ? [] : (suggestedReply?.replies ?? []).map(({ text }) => text),
    outcome: isLast ? 'over' : 'open',
    isWritten: suggestedReply !== undefined,
  }
}

async function replayLines(
  hello: Hello,
  companion: DialogueCompanion,
  visitorLines: readonly string[],
) {
  const dialogue = createScriptedDialogue({
    companion,
    caller: { name: null, profileSummary: null, pastSummaries: [] },
    isAiDisclosureDue: false,
    seed: hello.seed,
  })
  let sentences: MultilingualText[] = []
  for (const text of visitorLines) {
    const response = dialogue.prepare({ kind: 'typed', text }, new AbortController().signal)
    sentences = []
    for await (const sentence of response.sentences) sentences.push(parseLanguageMarkers(sentence))
    response.accept()
  }
  return { outcome: readOutcome(dialogue), sentences }
}

function readOutcome(
  dialogue: ReturnType<typeof createScriptedDialogue>,
): VisitorAnswer['outcome'] {
  if (dialogue.isConversationClosed?.()) return 'closed'
  return dialogue.isInCrisis?.() ? 'help' : 'open'
}

/**
 * Returns the suggested reply that equals the last line, if every line before it was suggested too.
 */
function findReply(replies: readonly HelloReply[], visitorLines: readonly string[]) {
  const [firstLine, ...laterLines] = visitorLines
  const reply = replies.find(({ text }) => text === firstLine)
  if (!reply || laterLines.length === 0) return reply
  return findReply(reply.replies, laterLines)
}

/** Drops sentences beyond the limit, but keeps the first one. */
function limitLength(sentences: readonly MultilingualText[]): MultilingualText[] {
  let length = 0
  return sentences.filter(({ text }, index) => {
    length += text.length
    return index === 0 || length <= maxSpokenCharacters
  })
}
