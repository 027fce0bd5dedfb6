import { clearFavourites } from '../favourites/use-favourites'

/**
 * Removes the user's data from the browser on sign-out: favourites, drafts and the call that a reload
 * would resume. Theme and cookie choice belong to the browser and stay.
 */
export function clearUserData() {
  clearFavourites()
  try {
    window.sessionStorage.clear()
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
