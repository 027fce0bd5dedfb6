import type { Draft } from './draft'
import { crisisLines, crisisPresence, crisisTakenBack } from './lines/crisis-lines'
import { type Danger, recogniseDanger, takesDangerBack } from './understanding/danger'

/**
 * Steps out of the part when the words tell a danger, and stays out of it for as long as the
 * caller does not take them back; true when it has answered (05, « crisis » and « adults only »).
 */
export function respondToDanger(draft: Draft, text: string): boolean {
  const { mode, danger: known } = draft.state
  if (mode === 'closed') return sayMore(draft, 'minor-caller')
  if (mode === 'crisis' && takesDangerBack(text)) {
    draft.update({ mode: 'conversation', danger: null, offer: { state: 'over' } })
    draft.sayAll(crisisTakenBack)
    return true
  }
  const danger = takesDangerBack(text) ? null : recogniseDanger(text)
  if (danger && danger !== known) return stepOut(draft, danger)
  return mode === 'crisis' && stayPresent(draft)
}

/** One more turn of a crisis, whatever was said: what an interruption cut off comes first. */
export function stayPresent(draft: Draft): boolean {
  for (const sentence of draft.state.cutOff) draft.say(sentence)
  return draft.sentences.length > 0 || sayMore(draft, draft.state.danger ?? 'suicide')
}

function stepOut(draft: Draft, danger: Danger): boolean {
  draft.update({
    mode: danger === 'minor-caller' ? 'closed' : 'crisis',
    danger,
    activity: null,
    offer: { state: 'over' },
    topic: null,
  })
  draft.sayAll(crisisLines[danger].first)
  return draft.sentences.length > 0 || sayMore(draft, danger)
}

function sayMore(draft: Draft, danger: Danger): boolean {
  const { afterwards } = crisisLines[danger]
  const isNew = afterwards.some((line) => draft.sayOneOf([line])) || draft.sayOneOf(crisisPresence)
  return isNew || sayLongAgo(draft, afterwards)
}

/** Here help counts for more than variety: when all was said, the oldest is said again. */
function sayLongAgo(draft: Draft, lines: readonly string[]): boolean {
  const filled = lines.map((line) => draft.fill(line)).filter((line) => line !== null)
  const lastSaid = (sentence: string) => draft.state.spoken.lastIndexOf(sentence)
  const [oldest] = filled.sort((one, other) => lastSaid(one) - lastSaid(other))
  if (oldest) draft.sentences.push(oldest)
  return true
}
