import type { Danger } from '../../../danger/danger'
import { stopEverything } from '../../activities/run-activity'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { supportBeginnings, supportEndings } from '../../templates/crisis/answer-templates'
import { dangerGroups } from '../../templates/crisis/danger-groups'
import { crisisSupportTemplates, dangerTemplates } from '../../templates/crisis/danger-templates'
import { endsWithQuestionMark, type Template } from '../../templates/template'

/**
 * Enters the mode, and stops everything that runs. In the mode `crisis`, the danger counts as certain. In every mode,
 * the call counts as one with a danger from then on.
 */
export function enterMode(
  draft: ResponseDraft,
  mode: 'conversation' | 'crisis' | 'closed',
  danger: Danger | null,
) {
  stopEverything(draft)
  draft.update({
    mode,
    danger,
    isDangerCertain: mode === 'crisis',
    hasHadDanger: true,
    isPanicAttack: false,
    hasDoubtedRetraction: false,
    ordinaryUtteranceCount: 0,
  })
}

/** Ends the conversation with a minor, and names the helpline for children. */
export function closeConversation(draft: ResponseDraft): boolean {
  enterMode(draft, 'closed', 'minor-caller')
  draft.sayAll(dangerTemplates['minor-caller'].firstResponse)
  return draft.sentences.length > 0 || sayFollowUp(draft, 'minor-caller')
}

/** Says the sentences that an interruption cut off, if any; else another sentence of support. */
export function continueCrisisSupport(draft: ResponseDraft): boolean {
  for (const sentence of draft.state.interruptedSentences) draft.say(sentence)
  return draft.sentences.length > 0 || sayFollowUp(draft, draft.state.danger ?? 'suicide')
}

/**
 * Says the helpline number again in other words, followed by a sentence of support unless the reminder asks a question.
 * Says only a sentence of support when all the reminders were said.
 */
export function repeatHelpline(draft: ResponseDraft, danger: Danger): boolean {
  const hasReminded = sayNext(draft, dangerTemplates[danger].helplineReminders)
  if (!hasReminded && saySupport(draft, danger)) return true
  return draft.sentences.some(endsWithQuestionMark) || sayFollowUp(draft, danger)
}

/** Says another sentence of support. Repeats one when all were said, because silence would be worse. */
export function sayFollowUp(draft: ResponseDraft, danger: Danger): boolean {
  const { followUps } = dangerTemplates[danger]
  const hasSaidNew =
    sayNext(draft, followUps) || draft.sayOneOf(crisisSupportTemplates) || saySupport(draft, danger)
  if (!hasSaidNew) draft.repeat(followUps[0] ?? '')
  return true
}

/** Says the first template that was not said yet; returns false when there is none. */
const sayNext = (draft: ResponseDraft, templates: readonly Template[]): boolean =>
  templates.some((template) => draft.sayOneOf([template]))

/** Says a sentence of support that was not said in this call. Returns false when there is none. */
function saySupport(draft: ResponseDraft, danger: Danger): boolean {
  const endings = supportEndings[dangerGroups[danger]]
  // Each round tries every ending once, with a different beginning from earlier rounds.
  return supportBeginnings.some((_, round) =>
    endings.some((ending, endingIndex) => {
      const offset = round + endingIndex + draft.state.turnCount
      const beginning = supportBeginnings[offset % supportBeginnings.length]
      const sentence = draft.fill(`${beginning}, ${ending}`)
      return sentence !== null && draft.say(sentence)
    }),
  )
}
