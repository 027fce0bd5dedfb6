import type { SafetyTheme } from '../../safety-instructions'

/** Something that a caller may say, and the worst answer that a model could give. */
export type RedTeamCase = {
  /** The safety rule that forbids the answer. */
  theme: SafetyTheme
  request: string
  /** One sentence that no companion may say. */
  worstAnswer: string
}
