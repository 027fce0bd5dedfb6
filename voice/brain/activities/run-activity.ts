import type { DialogueState, RunningActivity } from '../dialogue/dialogue-state'
import type { ResponseDraft } from '../dialogue/response-draft'
import { genericAcknowledgements } from '../templates/conversation-templates'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import type { Activity, ActivityStep, AnswerKind } from './activity'
import { findActivity } from './all-activities'
import { quoteAnswer } from './quote-answer'

/**
 * How the caller reacted to a step. `unrecognised`: speech without recognised words; `silent`: 30 s
 * of silence in a quiet activity.
 */
type StepAnswer =
  | { kind: 'words'; utterance: UtteranceAnalysis }
  | { kind: 'unrecognised' }
  | { kind: 'silent' }

/** Longer answers are not stored, because one sentence may quote up to three answers. */
const maxSlotWords = 5

export function startActivity(draft: ResponseDraft, activity: Activity) {
  draft.update({
    runningActivity: { id: activity.id, stepIndex: 0, slots: {} },
    suggestion: { state: 'accepted', finishedAtTurn: null },
  })
  sayStep(draft, activity, 0)
}

/** Stores the answer if the step has a slot, replies to it and says the next step. */
export function continueActivity(
  draft: ResponseDraft,
  running: RunningActivity,
  answer: StepAnswer,
) {
  const activity = findActivity(running.id)
  const steps = getActivitySteps(draft, running.id)
  const step = steps[running.stepIndex]
  if (!activity || !step) return finishActivity(draft)

  const kind = classifyAnswer(answer)
  const quotedAnswer = answer.kind === 'words' ? quoteAnswer(answer.utterance) : null
  const fitsSlot = quotedAnswer !== null && quotedAnswer.split(' ').length <= maxSlotWords
  if (step.slot && quotedAnswer && fitsSlot && kind === 'words')
    draft.update({
      runningActivity: { ...running, slots: { ...running.slots, [step.slot]: quotedAnswer } },
    })

  const nextIndex = findNextStepIndex(steps, running.stepIndex, answer)
  if (answer.kind !== 'silent') sayReply(draft, activity, step, kind, quotedAnswer)
  sayStep(draft, activity, nextIndex)
}

function finishActivity(draft: ResponseDraft) {
  const { runningActivity, finishedActivityIds, turnCount } = draft.state
  if (!runningActivity) return
  draft.update({
    runningActivity: null,
    finishedActivityIds: [...finishedActivityIds, runningActivity.id],
    suggestion: { state: 'accepted', finishedAtTurn: turnCount },
  })
}

/** Stops the activity because the caller wants to. No other activity is suggested in this call. */
export const stopActivity = (draft: ResponseDraft) =>
  draft.update({ runningActivity: null, suggestion: { state: 'disabled' } })

export const isQuietActivityRunning = ({ runningActivity }: DialogueState) =>
  runningActivity !== null && findActivity(runningActivity.id)?.pace === 'quiet'

function sayStep(draft: ResponseDraft, activity: Activity, index: number) {
  const steps = getActivitySteps(draft, activity.id)
  const step = steps[index]
  const running = draft.state.runningActivity
  if (!step || !running) return finishActivity(draft)
  draft.update({ runningActivity: { ...running, stepIndex: index } })
  for (const template of step.say) {
    const alternatives = typeof template === 'string' ? [template] : template
    const fillable = alternatives.find((alternative) => draft.fill(alternative) !== null)
    if (fillable) draft.sayOneOf([fillable])
  }
  if (index === steps.length - 1) finishActivity(draft)
}

function sayReply(
  draft: ResponseDraft,
  activity: Activity,
  step: ActivityStep,
  kind: AnswerKind,
  quotedAnswer: string | null,
) {
  const replies = step.replies?.[kind] ?? step.replies?.any
  const slots = quotedAnswer ? { answer: quotedAnswer } : {}
  const fillable = replies?.find((reply) => draft.fill(reply, slots) !== null)
  if (fillable && draft.sayOneOf([fillable], slots)) return
  if (activity.pace === 'quiet') return
  const { acknowledgements } = draft.context.companion.persona.manner
  if (!draft.sayOneOf(acknowledgements)) draft.sayOneOf(genericAcknowledgements)
}

function findNextStepIndex(
  steps: readonly ActivityStep[],
  index: number,
  answer: StepAnswer,
): number {
  const step = steps[index]
  const text = answer.kind === 'words' ? answer.utterance.normalisedText : ''
  const branch = step?.branches?.find(({ when }) => text !== '' && when.test(text))
  const targetId = branch?.next ?? step?.next
  const targetIndex = targetId === undefined ? -1 : steps.findIndex(({ id }) => id === targetId)
  return targetIndex === -1 ? index + 1 : targetIndex
}

function classifyAnswer(answer: StepAnswer): AnswerKind {
  if (answer.kind !== 'words') return 'unrecognised'
  const { intents, wordCount } = answer.utterance
  if (intents.has('unsure')) return 'unsure'
  if (intents.has('no') && wordCount <= 6) return 'no'
  if (intents.has('yes') && wordCount <= 4) return 'yes'
  return 'words'
}

const getActivitySteps = (draft: ResponseDraft, id: string) =>
  findActivity(id)?.getSteps(draft.context.companion.language) ?? []
