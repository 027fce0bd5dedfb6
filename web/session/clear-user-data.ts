import { clearFavourites } from '../favourites/use-favourites'
import { clearSpeechConsents } from './speech-consent-storage'

/**
 * Removes the user's data from the browser when the user signs out or deletes the account: favourites, the consents
 * to services that receive what the caller says, and everything stored for this tab, such as drafts and the call that a
 * reload would resume.
 * The theme and the cookie choice belong to the browser and stay.
 */
export function clearUserData() {
  clearFavourites()
  clearSpeechConsents()
  try {
    window.sessionStorage.clear()
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
