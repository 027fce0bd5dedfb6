import type { Danger } from '../danger'
import type { Pattern } from '../pattern'

/** Recognises a danger in texts in which one of `when` occurs, and none of `unless`. */
export type DangerRule = {
  danger: Danger
  /**
   * Each entry is one wording. An array of patterns is a wording whose parts may occur anywhere in the text,
   * in any order.
   */
  when: readonly (Pattern | readonly Pattern[])[]
  unless?: readonly Pattern[]
  /**
   * `denies`, the default: a negation rules the danger out. `part-of-wording`: a negation does not rule the danger out
   * if the wording itself contains one ("ne respire plus").
   */
  negation?: 'denies' | 'part-of-wording'
  /** `acute`: only the present counts, so "il y a dix ans" rules the danger out. `any` is the default. */
  time?: 'any' | 'acute'
}
