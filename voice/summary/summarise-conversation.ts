import type { EndReason } from '../../domain/call-end'
import { type Language, languages } from '../../domain/languages'
import type { Activity, ActivityStep } from '../brain/activities/activity'
import { allActivities } from '../brain/activities/all-activities'
import { deniesTopic, findTopics, topicById } from '../brain/topics/all-topics'
import type { Topic, TopicId } from '../brain/topics/topic'
import { normaliseText } from '../text-analysis/normalise-text'
import { type ConversationTurn, scoreConversation } from './score-conversation'

type ConversationFacts = {
  companionName: string
  durationSeconds: number
  /** null for conversations stored before end reasons were recorded. */
  endReason?: EndReason | null
  /** Whether the companion offered help in a danger that the caller did not deny. */
  hasCrisis?: boolean
}

/**
 * Returns a short French summary for the caller's history, based only on the transcript, and a
 * success score from 0 to 100 (see `scoreConversation`). The summary says when words were not
 * recognised.
 */
export function summariseConversation(
  turns: readonly ConversationTurn[],
  { companionName, durationSeconds, endReason, hasCrisis }: ConversationFacts,
): { summary: string; successScore: number } {
  const normalisedTexts = listTexts(turns, 'caller').map(normaliseText)
  const callerTurnCount = turns.filter(({ speaker }) => speaker === 'caller').length
  const activity = findActivity(turns)
  const sentences = [
    `Un appel ${describeDuration(durationSeconds)} avec ${companionName}${callerTurnCount === 0 ? ', sans prise de parole' : ''}.`,
    describeRecognition(callerTurnCount, normalisedTexts.length),
    ...describeTopics(normalisedTexts),
    activity &&
      `Une activité a été ${activity.isFinished ? 'menée jusqu’au bout' : 'commencée'} : ${activity.nounPhrase}.`,
    hasCrisis && 'Un moment grave a été évoqué, et des numéros d’aide ont été donnés.',
    normalisedTexts.some((text) => /\bmerci|remercie/.test(text)) &&
      'Des mots de remerciement ont été échangés.',
    endReason === 'balance-exhausted' && describeLastMinute(normalisedTexts),
  ]
  const isActivityFinished = activity?.isFinished ?? false
  return {
    summary: sentences.filter(Boolean).join(' '),
    successScore: scoreConversation(turns, { durationSeconds, isActivityFinished }),
  }
}

const listTexts = (turns: readonly ConversationTurn[], speaker: ConversationTurn['speaker']) =>
  turns.flatMap((turn) => (turn.speaker === speaker && turn.text?.trim() ? [turn.text] : []))

function describeDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (seconds < 60) return 'de moins d’une minute'
  return minutes === 1 ? 'd’une minute' : `de ${minutes} minutes`
}

function describeRecognition(callerTurnCount: number, recognisedCount: number): string | null {
  if (recognisedCount === callerTurnCount) return null
  return recognisedCount === 0
    ? 'Les paroles n’ont pas pu être comprises, seule la voix a été entendue.'
    : 'Une partie des paroles n’a pas pu être comprise.'
}

/**
 * Lists the topics of the texts, one for each mention. Leaves out a topic that the caller denied in any of them, because
 * the companion reads the summary in a later call and must not bring it up.
 */
const listMentions = (texts: readonly string[]): TopicId[] =>
  texts.flatMap(findTopics).filter((topic) => !texts.some((text) => deniesTopic(text, topic)))

/** Returns a sentence about the three commonest areas of life, and one about the three commonest feelings. */
function describeTopics(texts: readonly string[]): (string | null)[] {
  const mentions = listMentions(texts)
  const countMentions = (topic: TopicId) =>
    mentions.filter((mentionedTopic) => mentionedTopic === topic).length
  const topics = [...new Set(mentions)]
    .sort((one, other) => countMentions(other) - countMentions(one))
    .map((topic) => topicById.get(topic)!)
  const describe = (start: string, kind: Topic['kind']) => {
    const topicsOfKind = topics.filter((topic) => topic.kind === kind).slice(0, 3)
    const names = new Intl.ListFormat('fr').format(topicsOfKind.map(({ nounPhrase }) => nounPhrase))
    return names && `${start} : ${names}.`
  }
  return [describe('Au fil de l’appel', 'life-area'), describe('Ce qui s’est dit', 'feeling')]
}

/**
 * Describes where the conversation stopped when the minutes ran out, so that the next call can continue there: the last
 * topic, preferably not a feeling. Does not quote the caller, because the summary is kept longer than the transcript.
 */
function describeLastMinute(texts: readonly string[]): string | undefined {
  const topics = listMentions(texts).map((topic) => topicById.get(topic)!)
  const lastTopic = topics.findLast(({ kind }) => kind === 'life-area') ?? topics.at(-1)
  return lastTopic && `À la dernière minute, il était question de ceci : ${lastTopic.nounPhrase}.`
}

const allLanguages = Object.keys(languages) as Language[]

/**
 * Finds the first activity of `allActivities` whose first step the companion said. It counts as finished when the
 * companion also said its last step. A step counts as said when the companion said one of its sentences; sentences with
 * slots are not considered.
 */
function findActivity(turns: readonly ConversationTurn[]) {
  const companionTexts = listTexts(turns, 'companion')
  const isSaid = (step: ActivityStep | undefined) =>
    step?.say.some(
      (sentence) =>
        typeof sentence === 'string' &&
        !sentence.includes('{') &&
        companionTexts.some((text) => text.includes(sentence)),
    ) ?? false
  const isStepSaid = ({ getSteps }: Activity, index: number) =>
    allLanguages.some((language) => isSaid(getSteps(language).at(index)))
  const activity = allActivities.find((one) => isStepSaid(one, 0))
  return activity && { nounPhrase: activity.nounPhrase, isFinished: isStepSaid(activity, -1) }
}
