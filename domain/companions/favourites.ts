import { parseJsonOrNull } from '../parse-json'

/**
 * Maximum number of favourites. Far above the number of companions: it only limits what a client
 * can store.
 */
export const maxFavourites = 500

/** Maximum length of an id, in characters; companion ids are short slugs. */
export const favouriteIdMaxLength = 100

/** Sent instead of the whole list, which would undo concurrent changes from another tab. */
export type FavouriteChanges = { add: readonly string[]; remove: readonly string[] }

/** Returns the valid ids, each once, in order, at most `maxFavourites`. */
export function sanitiseFavourites(ids: readonly unknown[]): string[] {
  const validIds = ids.filter(
    (id): id is string => typeof id === 'string' && id !== '' && id.length <= favouriteIdMaxLength,
  )
  return [...new Set(validIds)].slice(0, maxFavourites)
}

/** Reads the list stored in a browser. Skips values that are not ids; returns [] if the text is not a JSON array. */
export function parseFavourites(text: string | null): string[] {
  const storedValue = parseJsonOrNull(text)
  return Array.isArray(storedValue) ? sanitiseFavourites(storedValue) : []
}

/** Returns the changes that turn `from` into `to`. */
export const diffFavourites = (from: readonly string[], to: readonly string[]) => ({
  add: to.filter((id) => !from.includes(id)),
  remove: from.filter((id) => !to.includes(id)),
})

/**
 * Returns the list with the changes applied; idempotent. Added ids go last and are dropped beyond
 * `maxFavourites`; an id that is both added and removed is removed.
 */
export function applyFavouriteChanges(
  favourites: readonly string[],
  { add, remove }: FavouriteChanges,
) {
  return sanitiseFavourites([...favourites, ...add]).filter((id) => !remove.includes(id))
}
