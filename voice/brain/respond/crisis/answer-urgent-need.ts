import type { Danger } from '../../../danger/danger'
import type { DangerAssessment } from '../../../danger/detect-dangers'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  lockedIn,
  noShelter,
  stuckInLift,
  type UrgentNeed,
} from '../../templates/crisis/urgent-needs'
import { isInStory } from './danger-in-scene'
import { enterMode } from './say-helpline'

/** The dangers that the words for each need resemble. A certain report of any danger comes first. */
const urgentNeeds: readonly { need: UrgentNeed; resembles: ReadonlySet<Danger> }[] = [
  {
    need: noShelter,
    resembles: new Set(['child-in-danger', 'violence-suffered', 'medical-emergency']),
  },
  {
    need: stuckInLift,
    resembles: new Set(['medical-emergency', 'violence-now', 'violence-suffered']),
  },
  { need: lockedIn, resembles: new Set(['violence-now']) },
]

/** A number that the caller has already called or knows: "le 115 répond pas". */
const emergencyNumber = /\b(?:115|112|18|pompiers)\b/

/** The number of the caller's latest statements that a detail may complete. */
const maxEarlierStatements = 3

/**
 * Says whom to call when the caller has no place to sleep, is stuck in a lift or knocks on a locked door. The number is
 * said at once, without the question whether a danger is meant. Returns false when no such need is told, in a story, or
 * when a danger is certain.
 */
export function answerUrgentNeed(
  draft: ResponseDraft,
  text: string,
  { dangers, certainty }: DangerAssessment,
): boolean {
  const isCertain = dangers.length > 0 && certainty === 'certain'
  const isInCertainCrisis = draft.state.mode !== 'conversation' && draft.state.isDangerCertain
  if (isCertain || isInCertainCrisis || isInStory(draft)) return false
  const words = normaliseText(text)
  const earlier = draft.state.callerStatements.slice(-maxEarlierStatements).map(normaliseText)
  const wasTold = (need: UrgentNeed) => earlier.some((statement) => tellsOf(need, statement))
  const isTold = (need: UrgentNeed) =>
    tellsOf(need, words) || (need.detail?.test(words) && wasTold(need))
  const need = urgentNeeds.find(
    ({ need, resembles }) => dangers.every((danger) => resembles.has(danger)) && isTold(need),
  )?.need
  if (!need) return false
  if (draft.state.mode === 'crisis') enterMode(draft, 'conversation', null)
  if (wasTold(need) || emergencyNumber.test(words)) return draft.sayOneOf(need.reminders)
  draft.sayAll(need.firstResponse)
  return draft.sentences.length > 0
}

const tellsOf = ({ pattern, otherMeaning }: UrgentNeed, words: string): boolean =>
  pattern.test(words) && !otherMeaning.test(words)
