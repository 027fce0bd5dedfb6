import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { profileQuestions } from '../templates/answers/memory-templates'

/**
 * Asks one question about the caller's profile, at most once a call and never about a topic to avoid. Returns false
 * when it has asked nothing.
 */
export function askAboutProfile(draft: ResponseDraft): boolean {
  const { profileSummary, topicsToAvoid } = draft.context.caller
  if (!profileSummary || draft.state.hasMentionedProfile) return false
  const profile = normaliseText(profileSummary)
  const avoidedTopics = normaliseText(topicsToAvoid ?? '')
  const questions = profileQuestions
    .filter(([pattern]) => pattern.test(profile) && !pattern.test(avoidedTopics))
    .map(([, question]) => question)
  const hasAsked = draft.sayOneOf(questions)
  if (hasAsked) draft.update({ hasMentionedProfile: true })
  return hasAsked
}
