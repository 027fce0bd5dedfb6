import type { EndReason } from '../../../domain/call-end'
import { detectDanger } from '../../danger/detect-dangers'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ActivityStep } from '../activities/activity'
import { allActivities } from '../activities/all-activities'
import { deniesTopic, findTopics, topicById } from '../topics/all-topics'
import type { Topic, TopicId } from '../topics/topic'
import { type ConversationTurn, scoreConversation } from './score-conversation'

type ConversationFacts = {
  companionName: string
  durationSeconds: number
  /** null for conversations stored before end reasons were recorded. */
  endReason?: EndReason | null
}

/**
 * Returns a short French summary for the caller's history, based only on the transcript, and a
 * success score from 0 to 100 (see `scoreConversation`). The summary says when words were not
 * recognised.
 */
export function summariseConversation(
  turns: readonly ConversationTurn[],
  facts: ConversationFacts,
): { summary: string; successScore: number } {
  const callerTurns = turns.filter(({ speaker }) => speaker === 'caller')
  const callerTexts = listTexts(turns, 'caller')
  const activity = findActivity(turns)
  const sentences = [
    describeCall(callerTurns.length, facts),
    describeRecognition(callerTurns.length, callerTexts.length),
    ...describeTopics(callerTexts),
    activity &&
      `Une activité a été ${activity.isFinished ? 'menée jusqu’au bout' : 'commencée'} : ${activity.nounPhrase}.`,
    callerTexts.some((text) => detectDanger(text) !== null)
      ? 'Un moment grave a été évoqué, et des numéros d’aide ont été donnés.'
      : null,
    callerTexts.some((text) => /\bmerci|remercie/.test(normaliseText(text)))
      ? 'Des mots de remerciement ont été échangés.'
      : null,
    facts.endReason === 'balance-exhausted' ? describeLastMinute(turns) : null,
  ]
  return {
    summary: sentences.filter((sentence) => sentence !== null).join(' '),
    successScore: scoreConversation(turns, {
      durationSeconds: facts.durationSeconds,
      isActivityFinished: activity?.isFinished ?? false,
    }),
  }
}

const listTexts = (turns: readonly ConversationTurn[], by: ConversationTurn['speaker']) =>
  turns.flatMap(({ speaker, text }) => (speaker === by && text?.trim() ? [text] : []))

function describeCall(turnCount: number, { companionName, durationSeconds }: ConversationFacts) {
  const minutes = Math.round(durationSeconds / 60)
  const longDuration = minutes === 1 ? 'd’une minute' : `de ${minutes} minutes`
  const duration = durationSeconds < 60 ? 'de moins d’une minute' : longDuration
  return `Un appel ${duration} avec ${companionName}${turnCount === 0 ? ', sans prise de parole' : ''}.`
}

function describeRecognition(spokenCount: number, recognisedCount: number): string | null {
  if (spokenCount === 0 || recognisedCount === spokenCount) return null
  return recognisedCount === 0
    ? 'Les paroles n’ont pas pu être comprises, seule la voix a été entendue.'
    : 'Une partie des paroles n’a pas pu être comprise.'
}

/** Returns a sentence about the three commonest areas of life, and one about the three commonest feelings. */
function describeTopics(texts: readonly string[]): (string | null)[] {
  const normalisedTexts = texts.map(normaliseText)
  const mentions = normalisedTexts
    .flatMap(findTopics)
    // The next call must not bring up a topic that the caller denied.
    .filter((topic) => !normalisedTexts.some((text) => deniesTopic(text, topic)))
  const count = (topic: TopicId) => mentions.filter((one) => one === topic).length
  const topics = [...new Set(mentions)].sort((one, other) => count(other) - count(one))
  const describe = (start: string, kind: Topic['kind']) => {
    const names = topics
      .map((topic) => topicById.get(topic)!)
      .filter((topic) => topic.kind === kind)
      .slice(0, 3)
      .map(({ nounPhrase }) => nounPhrase)
    return names.length > 0 ? `${start} : ${joinWithEt(names)}.` : null
  }
  return [describe('Au fil de l’appel', 'life-area'), describe('Ce qui s’est dit', 'feeling')]
}

const joinWithEt = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`

/**
 * Describes where the conversation stopped when the minutes ran out, so that the next call can continue
 * there: the last topic, preferably not a feeling, else the companion's last question. Does not quote the
 * caller, because the summary is kept longer than the transcript.
 */
function describeLastMinute(turns: readonly ConversationTurn[]): string | null {
  const topics = listTexts(turns, 'caller')
    .flatMap((text) => findTopics(normaliseText(text)))
    .flatMap((id) => topicById.get(id) ?? [])
  const lastTopic = (topics.findLast(({ kind }) => kind === 'life-area') ?? topics.at(-1))
    ?.nounPhrase
  if (lastTopic) return `À la dernière minute, il était question de ceci : ${lastTopic}.`
  const question = listTexts(turns, 'companion')
    .flatMap((text) => text.match(/[^.!?…]+\?/g) ?? [])
    .at(-1)
  return question ? `La dernière question est restée ouverte : « ${question.trim()} »` : null
}

/**
 * Finds the first activity whose first step the companion said. It counts as finished when the
 * companion also said its last step. Sentences without slots identify a step.
 */
function findActivity(turns: readonly ConversationTurn[]) {
  const companionTexts = listTexts(turns, 'companion')
  const isSaid = (step: ActivityStep | undefined) =>
    listFixedSentences(step).some((sentence) =>
      companionTexts.some((text) => text.includes(sentence)),
    )
  const activity = allActivities.find(({ getSteps }) => isSaid(getSteps('english')[0]))
  if (!activity) return null
  const { nounPhrase, getSteps } = activity
  return { nounPhrase, isFinished: isSaid(getSteps('english').at(-1)) }
}

const listFixedSentences = (step: ActivityStep | undefined) =>
  (step?.say ?? []).filter(
    (template): template is string => typeof template === 'string' && !template.includes('{'),
  )
