import type { DialogueState, RunningActivity } from '../dialogue/dialogue-state'
import type { ResponseDraft } from '../dialogue/response-draft'
import { genericAcknowledgements } from '../templates/conversation-templates'
import type { Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import type { Activity, ActivityStep, AnswerKind } from './activity'
import { findActivity } from './all-activities'
import { quoteAnswer } from './quote-answer'

/**
 * How the caller reacted to a step. `recognised`: recognised or typed words; `unrecognised`: speech without recognised
 * words; `silent`: 30 s of silence in a quiet activity.
 */
type StepAnswer =
  | { kind: 'recognised'; utterance: UtteranceAnalysis }
  | { kind: 'unrecognised' }
  | { kind: 'silent' }

/** Longer answers are not stored, because one sentence may quote up to three answers. */
const maxSlotWords = 5

export function startActivity(draft: ResponseDraft, activity: Activity) {
  draft.update({ suggestion: { state: 'accepted', finishedAtTurn: null } })
  sayStep(draft, activity, { id: activity.id, stepIndex: 0, slots: {} })
}

/**
 * Replies to the answer, unless the caller was silent, and says the next step. A short answer is stored if the step has
 * a slot.
 */
export function continueActivity(
  draft: ResponseDraft,
  running: RunningActivity,
  answer: StepAnswer,
) {
  const activity = findActivity(running.id)!
  const steps = getSteps(draft, activity)
  const { replies, slot } = steps[running.stepIndex]!
  const kind = classifyAnswer(answer)
  const quote = answer.kind === 'recognised' ? quoteAnswer(answer.utterance) : null
  const fitsSlot = kind === 'words' && quote !== null && quote.split(' ').length <= maxSlotWords
  const slots = slot && fitsSlot ? { ...running.slots, [slot]: quote } : running.slots
  draft.update({ runningActivity: { ...running, slots } })
  if (answer.kind !== 'silent') sayReply(draft, activity, quote, replies?.[kind] ?? replies?.any)
  const stepIndex = findNextStepIndex(steps, running.stepIndex, answer)
  sayStep(draft, activity, { ...running, slots, stepIndex })
}

/** Stops the running activity, if any, and suggests no other one unless the caller asks for it. */
export const stopActivity = (draft: ResponseDraft) =>
  draft.update({ runningActivity: null, suggestion: { state: 'disabled' } })

/**
 * Stops the activity and every game, scene, lesson and series of questions, and forgets the topic. The lesson keeps the
 * caller's level.
 */
export function stopEverything(draft: ResponseDraft) {
  const { lesson, scene } = draft.state
  stopActivity(draft)
  draft.update({
    topic: null,
    questioning: null,
    pausedRehearsal: null,
    quiz: null,
    scene: scene && { ...scene, isActive: false, leftAtTurn: null },
    lesson: lesson && { ...lesson, isActive: false, isLanguageOnly: false, scene: null },
  })
}

export const isQuietActivityRunning = ({ runningActivity }: DialogueState) =>
  runningActivity !== null && findActivity(runningActivity.id)?.pace === 'quiet'

/** Says a step; the last one ends the activity. */
function sayStep(draft: ResponseDraft, activity: Activity, running: RunningActivity) {
  const steps = getSteps(draft, activity)
  draft.update({ runningActivity: running })
  for (const template of steps[running.stepIndex]!.say) sayFirst(draft, [template].flat())
  if (running.stepIndex < steps.length - 1) return
  const { finishedActivityIds, turnCount } = draft.state
  draft.update({
    runningActivity: null,
    finishedActivityIds: [...finishedActivityIds, activity.id],
    suggestion: { state: 'accepted', finishedAtTurn: turnCount },
  })
}

function sayReply(
  draft: ResponseDraft,
  { pace }: Activity,
  quote: string | null,
  replies: readonly Template[] = [],
) {
  if (sayFirst(draft, replies, quote ? { answer: quote } : {}) || pace === 'quiet') return
  const { acknowledgements } = draft.context.companion.persona.manner
  if (!draft.sayOneOf(acknowledgements)) draft.sayOneOf(genericAcknowledgements)
}

/** Says the first template whose slots can be filled. Returns false if there is none, or it was said before. */
function sayFirst(
  draft: ResponseDraft,
  templates: readonly Template[],
  slots: Readonly<Record<string, string>> = {},
): boolean {
  const fillable = templates.find((template) => draft.fill(template, slots) !== null)
  return fillable !== undefined && draft.sayOneOf([fillable], slots)
}

function findNextStepIndex(
  steps: readonly ActivityStep[],
  index: number,
  answer: StepAnswer,
): number {
  const { branches, next } = steps[index]!
  const text = answer.kind === 'recognised' ? answer.utterance.normalisedText : ''
  const target = branches?.find(({ when }) => text !== '' && when.test(text))?.next ?? next
  return target === undefined ? index + 1 : steps.findIndex(({ id }) => id === target)
}

/** In a longer answer, "oui" or "non" is only a part of what the caller says. */
const maxWordsOfYes = 4
const maxWordsOfNo = 6

function classifyAnswer(answer: StepAnswer): AnswerKind {
  if (answer.kind !== 'recognised') return 'unrecognised'
  const { intents, wordCount } = answer.utterance
  if (intents.has('unsure')) return 'unsure'
  if (intents.has('no') && wordCount <= maxWordsOfNo) return 'no'
  return intents.has('yes') && wordCount <= maxWordsOfYes ? 'yes' : 'words'
}

const getSteps = (draft: ResponseDraft, activity: Activity) =>
  activity.getSteps(draft.context.companion.language)
