import type { ResponseDraft } from '../dialogue/response-draft'
import { templatesByCategory } from '../templates/categories/templates-by-category'
import { askAboutRememberedEvent } from './memory/recall-memories'
import { recallLastCall } from './memory/recall-past-calls'

/**
 * Greets the caller, by name if it is known, and asks a question: about a remembered event, else about the last call,
 * else one of the opening questions of the companion's category.
 */
export function greet(draft: ResponseDraft) {
  const { companion } = draft.context
  const { greetings } = companion.persona
  const greetingsWithName = greetings.filter((template) => template.includes('{name}'))
  const hasUsedName = draft.sayOneOf(greetingsWithName)
  if (hasUsedName) draft.update({ nameLastUsedAtTurn: draft.state.turnCount })
  else draft.sayOneOf(greetings) || draft.sayOneOf(['Bonjour, ici {companion}.'])
  if (askAboutRememberedEvent(draft) || recallLastCall(draft)) return
  draft.sayOneOf(templatesByCategory[companion.category].openingQuestions)
}
