/** Orders of the administrator's list of companions; the first is the default. */
export const agentSorts = ['newest', 'name', 'category', 'rating', 'minutes'] as const

export type AgentSort = (typeof agentSorts)[number]

/** Which companions are listed. */
export const agentStates = ['all', 'published', 'unpublished'] as const

export type AgentState = (typeof agentStates)[number]

export type SortDirection = 'ascending' | 'descending'

/** The direction in which a list is first sorted: the best and the newest come first. */
export const defaultDirections: Record<AgentSort, SortDirection> = {
  newest: 'descending',
  name: 'ascending',
  category: 'ascending',
  rating: 'descending',
  minutes: 'descending',
}
