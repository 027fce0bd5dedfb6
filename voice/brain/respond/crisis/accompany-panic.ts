import type { Danger } from '../../../danger/danger'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  otherCausePattern,
  panicPattern,
  panicRemarks,
  panicSteps,
  passingPattern,
} from '../../templates/crisis/panic-templates'

/** Whether the words describe a panic attack of the caller. */
export function isPanicAttack(danger: Danger, text: string): boolean {
  const words = normaliseText(text)
  return (
    danger === 'medical-emergency' && panicPattern.test(words) && !otherCausePattern.test(words)
  )
}

/** Whether the caller says that the panic attack is passing. */
export const isPanicPassing = (text: string): boolean => passingPattern.test(normaliseText(text))

/**
 * Answers a remark about the panic attack, or says the next step of the support. Returns false when every reply to the
 * remark, or every step, was said before.
 */
export function guideThroughPanicAttack(draft: ResponseDraft, text: string): boolean {
  const words = normaliseText(text)
  const remark = panicRemarks.find(({ pattern }) => pattern.test(words))
  if (remark) return draft.sayOneOf(remark.replies)
  return panicSteps.some((step) => draft.sayOneOf([step]))
}
