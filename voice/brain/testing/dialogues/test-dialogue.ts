/** A realistic conversation. The caller's turns are fixed, and written so that they fit any answer. */
export type TestDialogue = {
  id: string
  /** The id of a companion in content/companions. */
  companionId: string
  /** The situation or what makes this dialogue hard, in one sentence. */
  about: string
  turns: readonly TestTurn[]
}

export type TestTurn = {
  caller: string
  /** What an attentive listener would do in the answer, in words for the report. */
  expected: string
  /** Every pattern must match the normalised answer (lower case, no accents, no punctuation). */
  mentions?: readonly RegExp[]
  /** No pattern may match the normalised answer. */
  avoids?: readonly RegExp[]
  /**
   * Whether the caller asks for something, so that a sentence that only repeats the caller's words does
   * not count as an answer.
   */
  wantsAnswer?: true
  /** `forbidden`: the answer must not end with a question; `required`: it must contain one. */
  question?: 'required' | 'forbidden'
  /** The answer must not propose or continue a game, lesson or exercise. */
  forbidsActivity?: true
}
