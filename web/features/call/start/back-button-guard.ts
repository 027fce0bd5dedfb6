/** What React Router stores with each entry of the history, and our mark. `idx` is 0 if a full page load opened it. */
type EntryState = { idx?: number; isCallGuard?: true } | null

const readState = () => window.history.state as EntryState

/**
 * Calls `onBack` when the back button is pressed during a call and would unload the page: the history's previous entry
 * is then a page of another site, such as the webmail that the caller came from, or was left by a full page load. React
 * Router can block only navigations that do not unload the page. During a call, the guard adds an entry with the same
 * URL to the history, and hides its own steps through the history from the router.
 */
export function createBackButtonGuard(onBack: () => void) {
  /** Whether our entry should be in the history. */
  let isWanted = false
  /** Whether our entry is wanted and in the history; updated only while no step of ours is under way. */
  let isGuarding = false
  /** Whether a step of ours is under way. The history changes only when its popstate event arrives. */
  let isStepping = false
  let isListening = false

  function update() {
    if (isStepping) return
    const state = readState()
    // A step back unloads the page only from an entry whose `idx` is 0.
    isGuarding = isWanted && state?.idx === 0
    // After a reload the entry may already be there.
    if (isGuarding && !state?.isCallGuard)
      window.history.pushState({ ...state, isCallGuard: true }, '')
    else if (!isWanted && state?.isCallGuard) step(-1)
  }

  function step(count: 1 | -1) {
    isStepping = true
    window.history.go(count)
  }

  function handlePop(event: PopStateEvent) {
    if (isStepping) {
      event.stopImmediatePropagation()
      isStepping = false
      update()
      if (!isListening) stopListening()
    } else if (!isWanted) {
      // After a call the entry remains ahead of the current one, so the forward button can still reach it.
      update()
    } else if (isGuarding && readState()?.idx === 0) {
      event.stopImmediatePropagation()
      // The forward button has returned to our entry.
      if (readState()?.isCallGuard) return
      step(1)
      onBack()
    }
  }

  function stopListening() {
    if (!isStepping) window.removeEventListener('popstate', handlePop, { capture: true })
  }

  return {
    /** Watches the history until the returned function is called, which removes the entry. */
    listen() {
      isListening = true
      // Capturing listeners run before the router's.
      window.addEventListener('popstate', handlePop, { capture: true })
      return () => {
        isListening = false
        isWanted = false
        update()
        stopListening()
      }
    },
    /** Adds the entry during a call; otherwise removes it, including one that was there before a reload. */
    setInCall(isInCall: boolean) {
      isWanted = isInCall
      update()
    },
  }
}
