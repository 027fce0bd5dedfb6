import type { Agent } from '../../../../contract/companions/catalogue'
import { onFirstUse } from '../../../../domain/formatting/on-first-use'
import { type CatalogueView, clearSearchAndFilters, countFilters } from './catalogue-view'
import { meetsFilters, type Searchable, searchCompanions } from './search-companions'

const suggestedCount = 3

/** Companions to show when nothing matches, and one French sentence that says why they are shown. */
export type CompanionSuggestion = { reason: string; companions: Agent[] }

/**
 * Suggests three companions when a search finds none: those that match without the filters, else those that
 * meet the most filters. Adds other companions if these are fewer than three.
 */
export function suggestCompanions(
  searchables: readonly Searchable[],
  view: CatalogueView,
): CompanionSuggestion {
  const companions = searchables.map(({ companion }) => companion)
  const isFiltered = countFilters(view) > 0
  const matchesWithoutFilters = isFiltered
    ? searchCompanions(searchables, { ...clearSearchAndFilters(view), search: view.search })
    : []
  const hasSearch = view.search.trim() !== ''
  if (hasSearch && matchesWithoutFilters.length > 0) {
    const suggestedCompanions = matchesWithoutFilters.slice(0, suggestedCount)
    return {
      reason: `Sans vos filtres, ${formatNames(suggestedCompanions)} ${suggestedCompanions.length === 1 ? 'correspond' : 'correspondent'} à votre recherche.`,
      companions: fillUpWithOthers(suggestedCompanions, companions),
    }
  }
  const filterMatches = isFiltered ? listByMetFilters(companions, view) : []
  if (filterMatches.length > 0) {
    const areFullMatches = filterMatches.every((companion) => meetsFilters(companion, view))
    return {
      reason: areFullMatches
        ? 'Personne ne correspond à ces mots, mais ces compagnons répondent à vos filtres.'
        : 'Personne ne réunit tous vos filtres, mais ces compagnons répondent à une partie d’entre eux.',
      companions: fillUpWithOthers(filterMatches, companions),
    }
  }
  return {
    reason: 'Personne ne correspond à ces mots, mais avec ces compagnons on peut parler de tout.',
    companions: fillUpWithOthers([], companions),
  }
}

/** Returns up to three companions that meet at least one filter, those that meet the most filters first. */
function listByMetFilters(companions: readonly Agent[], view: CatalogueView): Agent[] {
  const { category, voiceGender, language, tags } = view
  const countMetFilters = (companion: Agent) =>
    Number(companion.category === category) +
    Number(companion.voiceGender === voiceGender) +
    Number(companion.language === language) +
    tags.filter((tag) => companion.tags.includes(tag)).length
  return companions
    .filter((companion) => countMetFilters(companion) > 0)
    .toSorted((one, other) => countMetFilters(other) - countMetFilters(one))
    .slice(0, suggestedCount)
}

/** Adds other companions until there are three; first those for friendship, who talk about anything. */
function fillUpWithOthers(
  chosenCompanions: readonly Agent[],
  companions: readonly Agent[],
): Agent[] {
  const otherCompanions = companions.filter((companion) => !chosenCompanions.includes(companion))
  const friends = otherCompanions.filter(({ category }) => category === 'amitie')
  return [...new Set([...chosenCompanions, ...friends, ...otherCompanions])].slice(
    0,
    suggestedCount,
  )
}

const nameListFormat = onFirstUse(() => new Intl.ListFormat('fr', { type: 'conjunction' }))

const formatNames = (companions: readonly Agent[]) =>
  nameListFormat().format(companions.map(({ name }) => name))
