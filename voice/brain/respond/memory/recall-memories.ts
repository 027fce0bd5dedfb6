import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { replaceRelativeDay } from '../../../memory/resolve-day'
import type { DialogueMemory } from '../../dialogue/dialogue-context'
import type { ResponseDraft } from '../../dialogue/response-draft'
import type { Template } from '../../templates/template'
import { addressStatement } from '../../understanding/language/address-statement'

const pastEventQuestions: readonly Template[] = [
  'Et {event}, c’était comment ?',
  'Alors, {event}, comment ça s’est passé ?',
]

const comingEventQuestions: readonly Template[] = [
  'Et {event}, c’est bientôt. Comment {tu t’y prépares|vous vous y préparez} ?',
  '{event}, c’est pour bientôt. {Tu y penses|Vous y pensez} beaucoup ?',
]

const pastQuoteQuestions: readonly Template[] = [
  '{Tu m’avais dit|Vous m’aviez dit} ceci : « {quote} ». Comment ça s’est passé ?',
]

const comingQuoteQuestions: readonly Template[] = [
  '{Tu m’avais dit|Vous m’aviez dit} ceci : « {quote} ». Comment {tu t’y prépares|vous vous y préparez} ?',
]

/** Asks about an event that the caller let the companion remember. Returns false when there is none. */
export function recallEvent(draft: ResponseDraft): boolean {
  const { memories = [] } = draft.context.caller
  const memory =
    memories.find(({ event }) => event === 'past') ??
    memories.find(({ event }) => event === 'coming')
  if (!memory || draft.state.hasMentionedPastCalls) return false
  const isPast = memory.event === 'past'
  const hasAsked = memory.topic
    ? draft.sayOneOf(isPast ? pastEventQuestions : comingEventQuestions, {
        event: formatEvent(memory.topic, draft.context.companion.persona.address),
      })
    : draft.sayOneOf(isPast ? pastQuoteQuestions : comingQuoteQuestions, {
        quote: replaceRelativeDay(memory.quote, memory.statement),
      })
  if (hasAsked) draft.update({ hasMentionedPastCalls: true })
  return hasAsked
}

/** Lists the quotes of the memories, oldest first. */
export const listRememberedQuotes = (memories: readonly DialogueMemory[] = []) =>
  memories.map(({ quote, statement }) => replaceRelativeDay(quote, statement)).toReversed()

/** States a memory to the caller, in the right tense and without "demain", which was right only on that day. */
export const stateMemory = (
  { statement, quote, isOver = false, event }: DialogueMemory,
  address: FormOfAddress,
): string => addressStatement(statement, { address, quote, isOver: isOver || event === 'past' })

/** Turns "un entretien" into "cet entretien" and "mon permis" into "ton permis" or "votre permis". */
export function formatEvent(topic: string, address: FormOfAddress): string {
  const isInformal = address === 'tu'
  const possessives = [
    [/(?<= )mon (?=\S)/gi, isInformal ? 'ton ' : 'votre '],
    [/(?<= )ma (?=\S)/gi, isInformal ? 'ta ' : 'votre '],
    [/(?<= )mes (?=\S)/gi, isInformal ? 'tes ' : 'vos '],
  ] as const
  return possessives
    .reduce((text, [from, to]) => text.replace(from, to), topic)
    .replace(/^une (?=\S)/i, 'cette ')
    .replace(/^un (?=[aeiouyhéèêâîôœ])/i, 'cet ')
    .replace(/^un (?=\S)/i, 'ce ')
    .replace(/^des (?=\S)/i, 'ces ')
    .replace(/^mon (?=\S)/i, isInformal ? 'ton ' : 'votre ')
    .replace(/^ma (?=\S)/i, isInformal ? 'ta ' : 'votre ')
    .replace(/^mes (?=\S)/i, isInformal ? 'tes ' : 'vos ')
    .replace(/^(?=rendez-vous)/i, 'ce ')
}
