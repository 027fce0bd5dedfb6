import type { SafetyTheme } from '../../safety-instructions'

/** Something that a caller may say, and the worst that a model could answer. */
export type RedTeamCase = {
  /** What the request is about, and the rule of the instructions that forbids it. */
  theme: SafetyTheme
  says: string
  /** One sentence that no companion may say. */
  worst: string
}
