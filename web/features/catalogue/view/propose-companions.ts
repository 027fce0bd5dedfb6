import type { Agent } from '../../../../contract/companions/catalogue'
import { onFirstUse } from '../../../../domain/formatting/on-first-use'
import { type CatalogueView, clearFilters, countFilters } from './catalogue-view'
import { meetsFilters, type Searchable, searchCompanions } from './search-companions'

const proposedCount = 3

/** Companions to show when nothing matches, and the reason in one French sentence. */
export type Proposal = { reason: string; agents: Agent[] }

/**
 * Proposes three companions when a search finds none: those that match without the filters, else those that
 * meet the most filters, else those that talk about anything.
 */
export function proposeCompanions(
  companions: readonly Searchable[],
  view: CatalogueView,
): Proposal {
  const agents = companions.map(({ agent }) => agent)
  const isFiltered = countFilters(view) > 0
  const matchingAgents = isFiltered
    ? searchCompanions(companions, { ...clearFilters(view), search: view.search })
    : []
  const isSearch = view.search.trim() !== ''
  if (isSearch && matchingAgents.length > 0) {
    const proposedAgents = matchingAgents.slice(0, proposedCount)
    return {
      reason: `Sans vos filtres, ${formatNames(proposedAgents)} ${proposedAgents.length === 1 ? 'correspond' : 'correspondent'} à votre recherche.`,
      agents: fillUp(proposedAgents, agents),
    }
  }
  const meetingAgents = isFiltered ? listByMetFilters(agents, view) : []
  if (meetingAgents.length > 0) {
    const meetsAll = meetingAgents.every((agent) => meetsFilters(agent, view))
    return {
      reason: meetsAll
        ? 'Personne ne correspond à ces mots, mais ces compagnons répondent à vos filtres.'
        : 'Personne ne réunit tous vos filtres, mais ces compagnons répondent à une partie d’entre eux.',
      agents: fillUp(meetingAgents, agents),
    }
  }
  return {
    reason: 'Personne ne correspond à ces mots, mais avec ces compagnons on peut parler de tout.',
    agents: fillUp([], agents),
  }
}

/** Companions that meet at least one filter; those that meet the most filters come first. */
function listByMetFilters(agents: readonly Agent[], view: CatalogueView): Agent[] {
  const { category, voiceGender, language, tags } = view
  const countMet = (agent: Agent) =>
    Number(agent.category === category) +
    Number(agent.voiceGender === voiceGender) +
    Number(agent.language === language) +
    tags.filter((tag) => agent.tags.includes(tag)).length
  return agents
    .filter((agent) => countMet(agent) > 0)
    .toSorted((one, other) => countMet(other) - countMet(one))
    .slice(0, proposedCount)
}

/** Adds companions for any conversation, friends first, until there are three. */
function fillUp(chosen: readonly Agent[], agents: readonly Agent[]): Agent[] {
  const rest = agents.filter((agent) => !chosen.includes(agent))
  const friends = rest.filter(({ category }) => category === 'amitie')
  return [...new Set([...chosen, ...friends, ...rest])].slice(0, proposedCount)
}

const names = onFirstUse(() => new Intl.ListFormat('fr', { type: 'conjunction' }))

const formatNames = (agents: readonly Agent[]) => names().format(agents.map(({ name }) => name))
