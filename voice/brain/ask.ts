import type { Draft } from './draft'
import { type Line, withoutCapital } from './lines/line'
import { askingAnew } from './lines/talk-lines'

/** Asks one question from the first pool that has a fresh one; then the same behind a new start. */
export function askFromPools(draft: Draft, pools: readonly (readonly Line[])[]): boolean {
  if (pools.some((pool) => draft.sayOneOf(pool))) return true
  const everything = pools
    .flat()
    .map((line) => draft.fill(line))
    .filter((question) => question !== null)
  return askingAnew.some((start) =>
    draft.sayOneOf(everything.map((question) => `${start} : ${withoutCapital(question)}`)),
  )
}
