import type { Template } from './template'

/** Answers about a health subject. They never judge, but say which professional to consult, and how soon. */
export type HealthSubject = {
  /** Matches normalised text about the subject. */
  pattern: RegExp
  /** Words of the caller's last statements without which the pattern does not count. */
  after?: RegExp
  /** Whether a report is always referred: also a relative's ailment, and beside a sad or tiring subject. */
  isAlwaysReferred?: true
  /** First sentence for a caller who reports a complaint without asking a question. */
  reception: Template
  /** Declines to judge, then says which professional to ask, and when. */
  answers: readonly [Template, ...Template[]]
  /** Said when the caller returns to the subject. */
  furtherAnswers: readonly Template[]
}
