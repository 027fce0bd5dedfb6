import type { Draft } from './draft'
import { categoryManners } from './manner/category-manners'
import { recallPast } from './recall'

/** The first words: the companion's own greeting, then one question, about last time if it fits. */
export function greet(draft: Draft) {
  const { companion } = draft.context
  const { greetings } = companion.persona
  const named = greetings.filter((line) => line.includes('{name}'))
  const isNamed = draft.sayOneOf(named)
  if (isNamed) draft.update({ nameLastUsedAt: draft.state.exchanges })
  else draft.sayOneOf(greetings) || draft.sayOneOf(['Bonjour, ici {companion}.'])
  if (recallPast(draft)) return
  draft.sayOneOf(categoryManners[companion.category].openings)
}
