import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { addressStatement } from '../../../french/address-statement'
import { toFirstPersonStatement } from '../../../memory/first-person'
import { replaceRelativeDay } from '../../../memory/resolve-day'
import type { DialogueMemory } from '../../dialogue/dialogue-context'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { eventQuestions } from '../../templates/answers/memory-templates'

/**
 * Asks about an event from the caller's stored memories, preferably one that is over. Returns false when there is none,
 * or when the companion has already mentioned a past call.
 */
export function askAboutRememberedEvent(draft: ResponseDraft): boolean {
  const { memories = [] } = draft.context.caller
  const memory =
    memories.find(({ event }) => event === 'past') ??
    memories.find(({ event }) => event === 'coming')
  if (!memory?.event || draft.state.hasMentionedPastCalls) return false
  const { aboutEvent, aboutQuote } = eventQuestions[memory.event]
  const event = nameEvent(memory.topic ?? '')
  const hasAsked = event
    ? draft.sayOneOf(aboutEvent.map((question) => question.replace('{event}', event)))
    : draft.sayOneOf(aboutQuote, { quote: replaceRelativeDay(memory.quote, memory.statement) })
  if (hasAsked) draft.update({ hasMentionedPastCalls: true })
  return hasAsked
}

/**
 * Lists the statements of memories in the first person, oldest first. The quotes alone are not enough: a quote such as
 * "Rex" does not say what it is about.
 */
export const listRememberedStatements = (memories: readonly DialogueMemory[] = []) =>
  memories.map(({ statement, quote }) => toFirstPersonStatement(statement, quote)).toReversed()

/**
 * Rephrases a memory's statement for the caller, in the right tense. Not its quote, which may have a relative day such as
 * "demain", where the statement has a date.
 */
export const rephraseMemory = (
  { statement, quote, isOver = false, event }: DialogueMemory,
  address: FormOfAddress,
): string => addressStatement(statement, { address, quote, isOver: isOver || event === 'past' })

/** Names a remembered event: "cet entretien" for "un entretien", and "{ton|votre} permis" for "mon permis". */
const nameEvent = (topic: string) =>
  topic
    .replace(/^une (?=\S)/i, 'cette ')
    .replace(/^un (?=[aeiouyhéèêâîôœ])/i, 'cet ')
    .replace(/^un (?=\S)/i, 'ce ')
    .replace(/^des (?=\S)/i, 'ces ')
    .replace(/(?<=^| )mon (?=\S)/gi, '{ton|votre} ')
    .replace(/(?<=^| )ma (?=\S)/gi, '{ta|votre} ')
    .replace(/(?<=^| )mes (?=\S)/gi, '{tes|vos} ')
    .replace(/^(?=rendez-vous)/i, 'ce ')
