import { useEffect } from 'react'

/** A press on a button, or the submission of `form`. */
type EarlyPress = { form: HTMLFormElement | null; button: HTMLElement | null }

declare global {
  interface Window {
    /** Set by `earlySubmitScript`; absent in development and after the first call. */
    releaseEarlyPresses?: () => readonly EarlyPress[]
  }
}

/**
 * Repeats the submissions and presses that happened before hydration. Used by the root and its error boundary; only
 * the first call finds any presses.
 */
export function useEarlySubmit() {
  useEffect(() => {
    for (const { form, button } of window.releaseEarlyPresses?.() ?? []) {
      button?.removeAttribute('aria-busy')
      if (form?.isConnected) form.requestSubmit(button)
      else if (!form && button?.isConnected) button.click()
    }
  }, [])
}
