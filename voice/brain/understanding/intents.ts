import type { intentPatterns } from '../templates/intent-patterns'
import type { Act } from './acts/find-act'

/** Acts that count as the intent of the same name, even when no pattern of an intent matches. */
type IntentAct = Extract<Act, `asks-${string}` | 'compliment' | 'repeat' | 'thanks' | 'unsure'>

/** What the caller wants or expresses with an utterance. */
export type Intent = keyof typeof intentPatterns | IntentAct

/** Returns the intent that the act expresses, if any. */
export function findIntentOfAct(act: Act | null): Intent | null {
  if (act === 'change-topic') return 'changes-topic'
  if (act === 'refuses-activity') return 'refuses-activities'
  const isIntent = act !== null && /^(?:asks-.*|compliment|repeat|thanks|unsure)$/.test(act)
  return isIntent ? (act as IntentAct) : null
}
