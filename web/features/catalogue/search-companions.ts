import type { Agent } from '../../../contract/companions/catalogue'
import type { CatalogueView } from './catalogue-view'

/** A companion with everything that a search looks at, made comparable once. */
export type Searchable = { agent: Agent; words: string }

/** Stands between two fields, and in no search: what is looked for lies within one of them. */
const fieldEnd = '\n'

/** Without accents, capitals and differences that nobody types: « Éléonore » is « eleonore ». */
const comparable = (text: string) =>
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
  words: [agent.name, agent.description, agent.style, ...agent.tags].map(comparable).join(fieldEnd),
})

/** Whether anything is looked for: otherwise the catalogue shows its sections (section 2). */
export const hasFilters = ({ search, category, voiceGender, language, tags }: CatalogueView) =>
  category !== null ||
  voiceGender !== null ||
  language !== null ||
  tags.length > 0 ||
  comparable(search).trim() !== ''

/**
 * Those that match, in the order they came in: the search within the name, the description, the
 * style or a tag; category, voice and language exactly; all the tags (section 5, « Filters »).
 */
export function findCompanions(companions: readonly Searchable[], view: CatalogueView) {
  const { category, voiceGender, language, tags } = view
  const search = comparable(view.search).trim()
  const matches = ({ agent, words }: Searchable) =>
    (category === null || agent.category === category) &&
    (voiceGender === null || agent.voiceGender === voiceGender) &&
    (language === null || agent.language === language) &&
    tags.every((tag) => agent.tags.includes(tag)) &&
    words.includes(search)
  return companions.filter(matches).map(({ agent }) => agent)
}
