import { readJson } from '../read-json'

/** Far more than there are companions; a list that grows past it is no person's. */
export const mostFavourites = 500

/** Ids of companions are short slugs. */
export const favouriteIdMaxLength = 100

/** What someone did to a list: the whole list would undo what another tab did meanwhile. */
export type FavouriteChanges = { add: readonly string[]; remove: readonly string[] }

/** Usable ids, each once, in their order: an empty one is ignored (first document, section 5). */
export function cleanFavourites(ids: readonly unknown[]): string[] {
  const usable = ids.filter(
    (id): id is string => typeof id === 'string' && id !== '' && id.length <= favouriteIdMaxLength,
  )
  return [...new Set(usable)].slice(0, mostFavourites)
}

/** The list as it is kept in a browser; anything that is no list of ids is an empty one. */
export function readFavourites(text: string | null): string[] {
  const stored = readJson(text)
  return Array.isArray(stored) ? cleanFavourites(stored) : []
}

/** What leads from one list to the other. */
export const changesBetween = (from: readonly string[], to: readonly string[]) => ({
  add: to.filter((id) => !from.includes(id)),
  remove: from.filter((id) => !to.includes(id)),
})

/**
 * The list with the changes; the same changes once more change nothing. Newcomers come last, past
 * `mostFavourites` they stay out, and what is both added and removed is removed.
 */
export function applyChanges(favourites: readonly string[], { add, remove }: FavouriteChanges) {
  return cleanFavourites([...favourites, ...add]).filter((id) => !remove.includes(id))
}
