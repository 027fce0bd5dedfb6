import type { DialogueState, RunningActivity } from '../dialogue-state'
import type { Draft } from '../draft'
import { acknowledging } from '../lines/talk-lines'
import type { Reading } from '../understanding/read-words'
import type { Activity, ActivityStep, AnswerKind } from './activity'
import { findActivity } from './all-activities'
import { quoteAnswer } from './quote-answer'

/** What the caller did at a step; `silent` when a quiet step was left to itself. */
export type Answer = { kind: 'words'; reading: Reading } | { kind: 'unheard' } | { kind: 'silent' }

/** Words of an answer that later sentences may take up, up to three in one sentence. */
const longestNote = 5

export function startActivity(draft: Draft, activity: Activity) {
  draft.update({
    activity: { id: activity.id, stepIndex: 0, notes: {} },
    offer: { state: 'taken', finishedAt: null },
  })
  sayStep(draft, activity, 0)
}

/** Takes the answer as it comes and leads on; any answer does. */
export function continueActivity(draft: Draft, running: RunningActivity, answer: Answer) {
  const activity = findActivity(running.id)
  const steps = stepsOf(draft, running.id)
  const step = steps[running.stepIndex]
  if (!activity || !step) return endActivity(draft)

  const kind = answerKind(answer)
  const quoted = answer.kind === 'words' ? quoteAnswer(answer.reading) : null
  const isShort = quoted !== null && quoted.split(' ').length <= longestNote
  if (step.note && quoted && isShort && kind === 'words')
    draft.update({ activity: { ...running, notes: { ...running.notes, [step.note]: quoted } } })

  const nextIndex = indexAfter(steps, running.stepIndex, answer)
  if (answer.kind !== 'silent') sayReply(draft, activity, step, kind, quoted)
  sayStep(draft, activity, nextIndex)
}

export function endActivity(draft: Draft) {
  const { activity, finishedActivities, exchanges } = draft.state
  if (!activity) return
  draft.update({
    activity: null,
    finishedActivities: [...finishedActivities, activity.id],
    offer: { state: 'taken', finishedAt: exchanges },
  })
}

/** The caller wants no more of it; nothing is offered again in this call. */
export const stopActivity = (draft: Draft) =>
  draft.update({ activity: null, offer: { state: 'over' } })

export const isQuiet = (state: DialogueState) =>
  state.activity !== null && findActivity(state.activity.id)?.pace === 'quiet'

function sayStep(draft: Draft, activity: Activity, index: number) {
  const steps = stepsOf(draft, activity.id)
  const step = steps[index]
  const running = draft.state.activity
  if (!step || !running) return endActivity(draft)
  draft.update({ activity: { ...running, stepIndex: index } })
  for (const line of step.say) {
    const alternatives = typeof line === 'string' ? [line] : line
    const fillable = alternatives.find((alternative) => draft.fill(alternative) !== null)
    if (fillable) draft.sayOneOf([fillable])
  }
  if (index === steps.length - 1) endActivity(draft)
}

function sayReply(
  draft: Draft,
  activity: Activity,
  step: ActivityStep,
  kind: AnswerKind,
  quoted: string | null,
) {
  const replies = step.replies?.[kind] ?? step.replies?.any
  const values = quoted ? { answer: quoted } : {}
  const preferred = replies?.find((reply) => draft.fill(reply, values) !== null)
  if (preferred && draft.sayOneOf([preferred], values)) return
  if (activity.pace === 'quiet') return
  const { acknowledgements } = draft.context.companion.persona.manner
  if (!draft.sayOneOf(acknowledgements)) draft.sayOneOf(acknowledging)
}

function indexAfter(steps: readonly ActivityStep[], index: number, answer: Answer): number {
  const step = steps[index]
  const words = answer.kind === 'words' ? answer.reading.words : ''
  const branch = step?.branches?.find(({ when }) => words !== '' && when.test(words))
  const target = branch?.next ?? step?.next
  const found = target === undefined ? -1 : steps.findIndex(({ id }) => id === target)
  return found === -1 ? index + 1 : found
}

function answerKind(answer: Answer): AnswerKind {
  if (answer.kind !== 'words') return 'unheard'
  const { intents, wordCount } = answer.reading
  if (intents.has('unsure')) return 'unsure'
  if (intents.has('no') && wordCount <= 6) return 'no'
  if (intents.has('yes') && wordCount <= 4) return 'yes'
  return 'words'
}

const stepsOf = (draft: Draft, id: string) =>
  findActivity(id)?.stepsFor(draft.context.companion.language) ?? []
