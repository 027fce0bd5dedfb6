import type { Template } from '../template'

/** Templates shared by the companions of one category; each persona adds its own. */
export type CategoryTemplates = {
  /** First questions of a call, when there is no past call to ask about. */
  openingQuestions: readonly Template[]
  /** Questions that fit any statement. */
  followUpQuestions: readonly Template[]
  /** Declines a sexual request without shaming the caller. */
  explicitContentRefusals: readonly Template[]
}
