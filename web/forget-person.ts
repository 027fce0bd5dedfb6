import { forgetFavourites } from './favourites'

/**
 * « Sign-out empties what the browser kept » (05): favourites, drafts and the call that a reload
 * would resume. The look and the answer about cookies are the browser's own and stay.
 */
export function forgetPerson() {
  forgetFavourites()
  try {
    window.sessionStorage.clear()
  } catch {
    // A browser that keeps nothing has nothing to lose.
  }
}
