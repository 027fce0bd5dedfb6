import { anyOf, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue, TestTurn } from '../test-dialogue'

/** A turn of one of `blindDialogues`, whose author had not read the rules. */
export type BlindTurn = TestTurn & {
  /** An answer that an attentive listener could give. A test checks that the turn accepts it. */
  goodAnswer: string
}

export type BlindDialogue = TestDialogue & { turns: readonly BlindTurn[] }

/** Creates a turn whose answer must match `mentioned`, and must not merely acknowledge or claim not to understand. */
export const createTurn = (
  caller: string,
  expected: string,
  goodAnswer: string,
  mentioned: RegExp,
  otherExpectations: Omit<Partial<TestTurn>, 'caller' | 'expected' | 'mentions'> = {},
): BlindTurn => ({
  caller,
  expected,
  goodAnswer,
  mentions: [mentioned],
  ...otherExpectations,
  avoids: [onlyAcknowledges, incomprehension, ...(otherExpectations.avoids ?? [])],
})

/** Matches words of sympathy. */
const sympathyWords =
  /\b(desole|navre|dur\b|dure\b|difficile|trist|peine\b|chagrin|mal\b|douloureu|courage|pas facile|seule?\b|touch|lourd|bless|penible|injuste|serre le coeur|epuis|fatigu)/

/** Matches words of sympathy or the given pattern. */
export const sympathyOr = (pattern: RegExp) => anyOf(sympathyWords, pattern)
