import type { HealthConcern } from '../../understanding/health/find-health-concern'
import type { Template } from '../template'

/** Answers about a health subject that a pattern recognises, with the professional to consult and how soon. */
export type PatternSubject = {
  /** Matches normalised text about the subject. */
  pattern: RegExp
  /** Must also match the caller's last statements. */
  after?: RegExp
  /** The concern whose answers to further questions apply; without it, only general answers are given. */
  concern?: HealthConcern
  /** Said before the answers. */
  acknowledgement?: Template
  /** The first two are said. They are short, because an acknowledgement or a question is said as well. */
  answers: readonly [Template, ...Template[]]
  /** Said when the caller returns to the subject. */
  furtherAnswers: readonly Template[]
}
