import type { HealthConcern } from '../../understanding/health/find-health-concern'
import type { Template } from '../template'

/** Answers about a health subject that a pattern recognises, with the professional to consult and how soon. */
export type PatternSubject = {
  /** Matches normalised text about the subject. */
  pattern: RegExp
  /** A second pattern, which must match the caller's last statements. */
  after?: RegExp
  /** The concern that determines the answers to further questions; without it, these are only general ones. */
  concern?: HealthConcern
  /** Said before the answers. */
  acknowledgement?: Template
  /** The first two answers are said. They are short, because an acknowledgement or a question is said as well. */
  answers: readonly [Template, ...Template[]]
  /** Said when the caller returns to the subject. */
  furtherAnswers: readonly Template[]
}
