import type { EndReason } from '../../../domain/call-end'
import { detectDanger } from '../../danger/detect-dangers'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ActivityStep } from '../activities/activity'
import { allActivities } from '../activities/all-activities'
import { deniesTopic, findTopics, topicById } from '../topics/all-topics'
import type { TopicId } from '../topics/topic'
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
  const callerTexts = callerTurns.flatMap(({ text }) => (text?.trim() ? [text] : []))
  const activity = findActivity(turns)
  const sentences = [
    describeCall(callerTurns.length, facts),
    describeRecognition(callerTurns.length, callerTexts.length),
    ...describeTopics(callerTexts),
    activity ? describeActivity(activity) : null,
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

function describeCall(
  callerTurnCount: number,
  { companionName, durationSeconds }: ConversationFacts,
) {
  const duration = formatDuration(durationSeconds)
  return callerTurnCount === 0
    ? `Un appel ${duration} avec ${companionName}, sans prise de parole.`
    : `Un appel ${duration} avec ${companionName}.`
}

function formatDuration(seconds: number): string {
  if (seconds < 60) return 'de moins d’une minute'
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? 'd’une minute' : `de ${minutes} minutes`
}

function describeRecognition(spokenCount: number, recognisedCount: number): string | null {
  if (spokenCount === 0 || recognisedCount === spokenCount) return null
  return recognisedCount === 0
    ? 'Les paroles n’ont pas pu être comprises, seule la voix a été entendue.'
    : 'Une partie des paroles n’a pas pu être comprise.'
}

/** Returns a sentence about the three most frequent subjects, and one about the three most frequent feelings. */
function describeTopics(texts: readonly string[]): (string | null)[] {
  const counts = new Map<TopicId, number>()
  for (const topic of texts.flatMap((text) => findTopics(normaliseText(text))))
    counts.set(topic, (counts.get(topic) ?? 0) + 1)
  // The next call must not bring up a topic that the caller denied.
  for (const topic of counts.keys())
    if (texts.some((text) => deniesTopic(normaliseText(text), topic))) counts.delete(topic)
  const listMostFrequent = (kind: 'feeling' | 'subject') =>
    [...counts]
      .filter(([topic]) => topicById.get(topic)?.kind === kind)
      .sort(([, one], [, other]) => other - one)
      .slice(0, 3)
      .map(([topic]) => topicById.get(topic)?.nounPhrase ?? '')
  const subjects = listMostFrequent('subject')
  const feelings = listMostFrequent('feeling')
  return [
    subjects.length > 0 ? `Au fil de l’appel : ${joinWithEt(subjects)}.` : null,
    feelings.length > 0 ? `Ce qui s’est dit : ${joinWithEt(feelings)}.` : null,
  ]
}

const joinWithEt = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`

/**
 * Describes where the conversation stopped when the minutes ran out, so that the next call can continue
 * there: the last subject, else the companion's last question. Does not quote the caller, because
 * the summary is kept longer than the transcript.
 */
function describeLastMinute(turns: readonly ConversationTurn[]): string | null {
  const topics = turns
    .flatMap(({ speaker, text }) => (speaker === 'caller' && text ? [normaliseText(text)] : []))
    .flatMap((text) => findTopics(text).flatMap((id) => topicById.get(id) ?? []))
  const subject = (topics.findLast(({ kind }) => kind === 'subject') ?? topics.at(-1))?.nounPhrase
  if (subject) return `À la dernière minute, il était question de ceci : ${subject}.`
  const question = turns
    .flatMap(({ speaker, text }) => (speaker === 'companion' && text ? [text] : []))
    .flatMap((text) => text.match(/[^.!?…]+\?/g) ?? [])
    .at(-1)
  return question ? `La dernière question est restée ouverte : « ${question.trim()} »` : null
}

type FoundActivity = { nounPhrase: string; isFinished: boolean }

const describeActivity = ({ nounPhrase, isFinished }: FoundActivity) =>
  isFinished
    ? `Une activité a été menée jusqu’au bout : ${nounPhrase}.`
    : `Une activité a été commencée : ${nounPhrase}.`

/**
 * Finds the first activity whose first step the companion said. It counts as finished when the
 * companion also said its last step. Sentences without slots identify a step.
 */
function findActivity(turns: readonly ConversationTurn[]): FoundActivity | null {
  const companionTexts = turns.flatMap(({ speaker, text }) =>
    speaker === 'companion' && text ? [text] : [],
  )
  const isSaid = (sentence: string) => companionTexts.some((text) => text.includes(sentence))
  for (const activity of allActivities) {
    const steps = activity.getSteps('english')
    if (listFixedSentences(steps[0]).some(isSaid))
      return {
        nounPhrase: activity.nounPhrase,
        isFinished: listFixedSentences(steps.at(-1)).some(isSaid),
      }
  }
  return null
}

const listFixedSentences = (step: ActivityStep | undefined) =>
  (step?.say ?? []).filter(
    (template): template is string => typeof template === 'string' && !template.includes('{'),
  )
