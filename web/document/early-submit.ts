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
 * Intercepts submissions and presses that happen before React handles them. Runs inline in the head.
 * `useEarlySubmit` repeats them in order once React is ready.
 */
export const earlySubmitScript = `
{
  let presses = []
  const record = (form, button) => {
    // A form is sent once, however often it is submitted.
    if (form) presses = presses.filter((press) => press.form !== form)
    presses.push({ form, button })
    button?.setAttribute('aria-busy', 'true')
  }
  const interceptSubmit = (event) => {
    event.preventDefault()
    record(event.target, event.submitter)
  }
  const interceptClick = (event) => {
    const button = event.target.closest?.('button[type=button], a[role=tab]')
    if (!button) return
    event.preventDefault()
    record(null, button)
  }
  document.addEventListener('submit', interceptSubmit)
  document.addEventListener('click', interceptClick)
  window.releaseEarlyPresses = () => {
    document.removeEventListener('submit', interceptSubmit)
    document.removeEventListener('click', interceptClick)
    delete window.releaseEarlyPresses
    return presses
  }
}`

/** Repeats the submissions and presses from before the hydration of the page. Call it once, in the root. */
export function useEarlySubmit() {
  useEffect(() => {
    for (const { form, button } of window.releaseEarlyPresses?.() ?? []) {
      button?.removeAttribute('aria-busy')
      if (form?.isConnected) form.requestSubmit(button)
      else if (!form && button?.isConnected) button.click()
    }
  }, [])
}
