/** Sort orders of the administrator's list of companions; the first is the default. */
export const companionSorts = ['newest', 'name', 'category', 'rating', 'minutes'] as const

export type CompanionSort = (typeof companionSorts)[number]

/** Which companions the list shows: all, only the published ones, or only the unpublished ones. */
export const companionStates = ['all', 'published', 'unpublished'] as const

export type CompanionState = (typeof companionStates)[number]

export type SortDirection = 'ascending' | 'descending'

/** The initial direction of each sort order: the newest, the best rated, and those with the most minutes come first. */
export const defaultDirections: Record<CompanionSort, SortDirection> = {
  newest: 'descending',
  name: 'ascending',
  category: 'ascending',
  rating: 'descending',
  minutes: 'descending',
}
