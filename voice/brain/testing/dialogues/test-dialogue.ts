/**
 * A conversation as a caller would hold it, written without knowledge of the rules of the scripted
 * dialogue. The caller's turns are fixed, and written so that they fit any answer.
 */
export type TestDialogue = {
  id: string
  /** A companion of content/companions. */
  companionId: string
  /** What makes this dialogue hard, in one sentence. */
  about: string
  turns: readonly TestTurn[]
}

export type TestTurn = {
  caller: string
  /** What an attentive listener would expect of the answer, in words for the report. */
  demand: string
  /** Every pattern must be found in the normalised answer (lower case, no accents, no punctuation). */
  mentions?: readonly RegExp[]
  /** None of these may be found. */
  avoids?: readonly RegExp[]
  /**
   * The caller asks or requests something: a sentence that only repeats the caller's words is no
   * answer, whatever it mentions.
   */
  wantsAnswer?: true
  /** `forbidden`: the answer must not end with a question; `required`: it must contain one. */
  question?: 'required' | 'forbidden'
  /** The answer must not propose or continue a game, lesson or exercise. */
  leavesActivity?: true
}
