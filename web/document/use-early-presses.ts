import { useEffect } from 'react'

/**
 * A press before React was ready: the submission of `form`, or a click on a button or tab when
 * `form` is null.
 */
type EarlyPress = { form: HTMLFormElement | null; button: HTMLElement | null }

declare global {
  interface Window {
    /**
     * Returns the held presses, and stops holding further ones. Set by `earlyPressScript`;
     * undefined in development and after the first call.
     */
    releaseEarlyPresses?: () => readonly EarlyPress[]
  }
}

/**
 * Repeats the presses that happened before React was ready. Both the root and its error boundary
 * use this hook; only the first of them finds any presses.
 */
export function useEarlyPresses() {
  useEffect(() => {
    for (const { form, button } of window.releaseEarlyPresses?.() ?? []) {
      button?.removeAttribute('aria-busy')
      if (form?.isConnected) form.requestSubmit(button)
      else if (!form && button?.isConnected) button.click()
    }
  }, [])
}
