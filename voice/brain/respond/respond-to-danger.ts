import type { ResponseDraft } from '../dialogue/response-draft'
import {
  crisisSupportTemplates,
  dangerRetractedTemplates,
  dangerTemplates,
} from '../templates/danger-templates'
import { type Danger, detectDanger, isDangerRetracted } from '../understanding/detect-danger'

/**
 * Switches to crisis mode when the text reports a danger, and stays in it until the caller retracts
 * it. Closes the conversation with a minor. Returns whether it has responded.
 */
export function respondToDanger(draft: ResponseDraft, text: string): boolean {
  const { mode, danger: knownDanger } = draft.state
  if (mode === 'closed') return sayFollowUp(draft, 'minor-caller')
  if (mode === 'crisis' && isDangerRetracted(text)) {
    draft.update({ mode: 'conversation', danger: null, suggestion: { state: 'disabled' } })
    draft.sayAll(dangerRetractedTemplates)
    return true
  }
  const danger = isDangerRetracted(text) ? null : detectDanger(text)
  if (danger && danger !== knownDanger) return enterCrisis(draft, danger)
  return mode === 'crisis' && continueCrisisSupport(draft)
}

/** Says the sentences that an interruption cut off, or else one further sentence of support. */
export function continueCrisisSupport(draft: ResponseDraft): boolean {
  for (const sentence of draft.state.interruptedSentences) draft.say(sentence)
  return draft.sentences.length > 0 || sayFollowUp(draft, draft.state.danger ?? 'suicide')
}

function enterCrisis(draft: ResponseDraft, danger: Danger): boolean {
  draft.update({
    mode: danger === 'minor-caller' ? 'closed' : 'crisis',
    danger,
    runningActivity: null,
    suggestion: { state: 'disabled' },
    topic: null,
  })
  draft.sayAll(dangerTemplates[danger].firstResponse)
  return draft.sentences.length > 0 || sayFollowUp(draft, danger)
}

function sayFollowUp(draft: ResponseDraft, danger: Danger): boolean {
  const { followUps } = dangerTemplates[danger]
  const hasSaidNew =
    followUps.some((template) => draft.sayOneOf([template])) ||
    draft.sayOneOf(crisisSupportTemplates)
  if (!hasSaidNew) repeatOldest(draft, followUps)
  return true
}

/** In a crisis repeating help is better than silence: repeats the sentence said longest ago. */
function repeatOldest(draft: ResponseDraft, templates: readonly string[]) {
  const sentences = templates
    .map((template) => draft.fill(template))
    .filter((sentence) => sentence !== null)
  const lastSaidAt = (sentence: string) => draft.state.spokenSentences.lastIndexOf(sentence)
  const [oldest] = sentences.sort((one, other) => lastSaidAt(one) - lastSaidAt(other))
  if (oldest) draft.sentences.push(oldest)
}
