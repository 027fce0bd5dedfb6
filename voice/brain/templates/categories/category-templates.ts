import type { Template } from '../template'

/** Questions and refusals shared by the companions of one category. */
export type CategoryTemplates = {
  /** Questions that make sense without an earlier statement, for the start of a call or of a new subject. */
  openingQuestions: readonly Template[]
  /** Questions that fit any statement. */
  followUpQuestions: readonly Template[]
  /** Decline a sexual request without shaming the caller. */
  explicitContentRefusals: readonly Template[]
}
