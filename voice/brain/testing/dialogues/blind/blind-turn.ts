import { anyOf, incomprehension, shrug } from '../expectations'
import type { TestDialogue, TestTurn } from '../test-dialogue'

export type HeldOutTurn = TestTurn & {
  /** An answer that an attentive listener could give. A test proves that the turn accepts it. */
  goodAnswer: string
}

export type HeldOutDialogue = TestDialogue & { turns: readonly HeldOutTurn[] }

/** Creates a turn whose answer must mention something specific, and not only acknowledge. */
export const turn = (
  caller: string,
  demand: string,
  goodAnswer: string,
  mentioned: RegExp,
  rest: Omit<Partial<TestTurn>, 'caller' | 'demand' | 'mentions'> = {},
): HeldOutTurn => ({
  caller,
  demand,
  goodAnswer,
  mentions: [mentioned],
  ...rest,
  avoids: [shrug, incomprehension, ...(rest.avoids ?? [])],
})

/** Words of sympathy, which go beyond an acknowledgement. */
const feeling =
  /\b(desole|navre|dur\b|dure\b|difficile|trist|peine\b|chagrin|mal\b|douloureu|courage|pas facile|seule?\b|touch|lourd|bless|penible|injuste|serre le coeur|epuis|fatigu)/

/** Matches what the caller spoke of, or words of sympathy. */
export const feelingOr = (matter: RegExp) => anyOf(feeling, matter)
