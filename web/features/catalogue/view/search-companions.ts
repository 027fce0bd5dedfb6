import type { Agent } from '../../../../contract/companions/catalogue'
import type { CatalogueView } from './catalogue-view'

/** A companion with its normalised searchable text. */
export type Searchable = { agent: Agent; searchText: string }

/** Separates fields; never part of a search, so that a match lies within one field. */
const fieldEnd = '\n'

/** Removes accents, capitals and typographic differences: "Éléonore" becomes "eleonore". */
const normalise = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\s\p{C}]+/gu, ' ')

export const toSearchable = (agent: Agent): Searchable => ({
  agent,
  searchText: [agent.name, agent.description, agent.style, ...agent.tags]
    .map(normalise)
    .join(fieldEnd),
})

/** Whether a search or filter is active; otherwise the catalogue shows its sections. */
export const hasFilters = ({ search, category, voiceGender, language, tags }: CatalogueView) =>
  category !== null ||
  voiceGender !== null ||
  language !== null ||
  tags.length > 0 ||
  normalise(search).trim() !== ''

/**
 * Returns the matching companions, in order: the search text occurs in the name, description, style
 * or a tag; category, voice and language are equal; all tags are present.
 */
export function searchCompanions(companions: readonly Searchable[], view: CatalogueView) {
  const { category, voiceGender, language, tags } = view
  const search = normalise(view.search).trim()
  const matches = ({ agent, searchText }: Searchable) =>
    (category === null || agent.category === category) &&
    (voiceGender === null || agent.voiceGender === voiceGender) &&
    (language === null || agent.language === language) &&
    tags.every((tag) => agent.tags.includes(tag)) &&
    searchText.includes(search)
  return companions.filter(matches).map(({ agent }) => agent)
}
