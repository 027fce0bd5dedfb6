import { clearFavourites } from '../favourites/use-favourites'
import { clearBrowserEarsConsent } from './browser-ears-consent'

/**
 * Removes the user's data from the browser on sign-out: favourites, drafts, the consent to the
 * browser's speech recognition and the call that a reload would resume. Theme and cookie choice belong to the browser and stay.
 */
export function clearUserData() {
  clearFavourites()
  clearBrowserEarsConsent()
  try {
    window.sessionStorage.clear()
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
