import type { DangerAssessment } from '../../../danger/detect-dangers'
import { findUrgentNeed } from '../../../danger/find-urgent-need'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { urgentNeedReplies } from '../../templates/crisis/urgent-needs'
import { isInStory } from './danger-in-scene'
import { enterMode } from './say-helpline'

/**
 * Says whom to call when the caller reports somebody without a place to sleep or stuck in a lift, or knocks on a door
 * and shouts. Says the number at once, without a check (`askWhetherMeant`), and ends a check that is open. Says a
 * reminder instead when the caller reported the need before or names an emergency service. Returns false when no such
 * need is reported, in a story, or when a danger is certain.
 */
export function answerUrgentNeed(draft: ResponseDraft, text: string, report: DangerAssessment) {
  const { mode, isDangerCertain, callerStatements } = draft.state
  const isReportCertain = report.dangers.length > 0 && report.certainty === 'certain'
  const isInCertainCrisis = mode !== 'conversation' && isDangerCertain
  if (isReportCertain || isInCertainCrisis || isInStory(draft)) return false
  const found = findUrgentNeed(text, report.dangers, callerStatements)
  if (!found) return false
  if (mode === 'crisis') enterMode(draft, 'conversation', null)
  const { firstResponse, reminders } = urgentNeedReplies[found.need]
  if (found.isKnown) return draft.sayOneOf(reminders)
  draft.sayAll(firstResponse)
  return draft.sentences.length > 0
}
