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
   * `part-of-wording`: where the wording itself contains the negation ("ne respire plus"), a negation
   * does not deny the danger.
   */
  negation?: 'denies' | 'part-of-wording'
  /**
   * `acute`: only the present counts, so "il y a dix ans" or "quand j'étais petit" rules it out.
   */
  time?: 'any' | 'acute'
}
