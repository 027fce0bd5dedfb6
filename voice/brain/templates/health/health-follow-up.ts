import type { Template } from '../template'
import type { ConcernGroup } from './concern-groups'

/** A further question about a concern that the caller has reported. Every sentence of the matching answer is said. */
export type HealthFollowUp = {
  /** Matches the normalised text of the question. */
  pattern: RegExp
  /** True for general wordings, which are ignored when the same utterance reports a concern. */
  isGeneral?: true
  /** Said instead of `answers` after a sign that makes the concern urgent, such as fever or strong pain. */
  whenSerious?: readonly Template[]
  /** By group of the concern. Without an answer for the group or `other`, the next follow-up that matches applies. */
  answers: Readonly<Partial<Record<ConcernGroup | 'other', readonly Template[]>>>
}
