import type { Danger } from '../../../danger/danger'
import { assessDangers } from '../../../danger/detect-dangers'
import { isHarmlessMeaning } from '../../../danger/is-danger-retracted'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { isInStory } from './danger-in-scene'
import { confirmsWishToDie } from './wish-to-die'

/** The dangers that a text reports, and how plainly it names them (see `DangerAssessment`). */
export type Report = {
  dangers: readonly Danger[]
  isCertain: boolean
  isPossible: boolean
}

export const noReport: Report = { dangers: [], isCertain: false, isPossible: false }

/** Returns the dangers that the text reports. A yes to the question whether the caller wants to die is a report. */
export function findReport(draft: ResponseDraft, text: string): Report {
  // Lines of a story would make an ordinary remark such as "attendez, ma femme rentre" a danger.
  const previous = isInStory(draft) ? [] : draft.state.callerStatements.slice(-2)
  const { dangers, certainty } = assessDangers(text, previous)
  const meantDangers = dangers.filter((danger) => !isHarmlessMeaning(danger, text))
  // "Il va me tuer, enfin façon de parler"
  const isFigure = certainty !== 'certain' && /façon de parler/i.test(text)
  if (isFigure) return noReport
  if (meantDangers.length > 0)
    return {
      dangers: meantDangers,
      isCertain: certainty === 'certain',
      isPossible: certainty === 'possible',
    }
  return confirmsWishToDie(draft, text)
    ? { ...noReport, dangers: ['suicide'], isCertain: true }
    : noReport
}
