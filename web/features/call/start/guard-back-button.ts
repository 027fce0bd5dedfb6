type GuardedWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>

/** What React Router stores with each entry of the history, and our mark. */
type EntryState = { idx?: number; isCallGuard?: true } | null

const readState = (history: History) => history.state as EntryState

/**
 * Calls `onBack` instead of leaving when the back button is pressed on the first page of a document, such as
 * one that was opened from an e-mail. React Router cannot block that, because the previous page belongs to
 * another document. Adds an entry with the same address to the history, and hides the resulting popstate events
 * from the router. Returns a function that removes the entry.
 */
export function guardBackButton(page: GuardedWindow, onBack: () => void): () => void {
  const { history } = page
  const state = readState(history)
  if (state?.idx !== 0) return () => {}
  // After a reload the entry is already there.
  if (!state.isCallGuard) history.pushState({ ...state, isCallGuard: true }, '')

  function handlePop(event: PopStateEvent) {
    event.stopImmediatePropagation()
    if (readState(history)?.isCallGuard) return
    history.forward()
    onBack()
  }
  // Capturing listeners run before the router's.
  page.addEventListener('popstate', handlePop, { capture: true })
  return () => {
    page.removeEventListener('popstate', handlePop, { capture: true })
    if (!readState(history)?.isCallGuard) return
    page.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    })
    history.back()
  }
}
