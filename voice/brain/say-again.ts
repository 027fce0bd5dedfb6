import type { Draft } from './draft'
import { backToActivity, nothingToRepeat, sayingAgain } from './lines/aside-lines'
import { type Line, withoutCapital } from './lines/line'

const prefixes = /^(?:[^:.?!]{3,40}) : (?=.)/

/** Takes up what an interruption cut off, the first sentence behind « Je disais : ». */
export function resume(draft: Draft, cutOff: readonly string[]): boolean {
  const [first, ...others] = cutOff
  if (!first || !sayBehind(draft, sayingAgain, first)) return false
  for (const sentence of others) draft.say(sentence)
  return true
}

/** The caller asks to hear it again: the last sentence that says something. */
export function repeatLast(draft: Draft): boolean {
  const telling = draft.state.lastResponse.filter((sentence) => sentence.split(' ').length >= 4)
  const last = telling.at(-1) ?? draft.state.lastResponse.at(-1)
  return last ? sayBehind(draft, sayingAgain, last) : draft.sayOneOf(nothingToRepeat)
}

/** After an aside: the sentence that waits for an answer, behind « On reprend : ». */
export const returnTo = (draft: Draft, sentence: string): boolean =>
  sayBehind(draft, backToActivity, sentence)

function sayBehind(draft: Draft, lines: readonly Line[], sentence: string): boolean {
  const isTaken = [...lines].some((line) => sentence.startsWith(line.split('{')[0] ?? line))
  const rest = isTaken ? sentence.replace(prefixes, '') : sentence
  return draft.sayOneOf(lines, { rest: withoutCapital(rest) })
}
