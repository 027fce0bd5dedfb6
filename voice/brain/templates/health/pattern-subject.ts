import type { HealthConcern } from '../../understanding/health/find-health-concern'
import type { Template } from '../template'

/**
 * A subject that a pattern recognises, with answers that name a professional or a helpline and say how soon to call.
 */
export type PatternSubject = {
  /** Matches normalised text about the subject. */
  pattern: RegExp
  /** A second pattern, which must match the caller's earlier statements. */
  after?: RegExp
  /** The concern that determines the answers to further questions. Without it, only general answers are given. */
  concern?: HealthConcern
  /** Said before the answers. */
  acknowledgement?: Template
  /** The first two answers are said. They are short, because an acknowledgement or a question is said as well. */
  answers: readonly [Template, ...Template[]]
  /** Said one at a time when the caller returns to the subject. */
  furtherAnswers: readonly Template[]
}
