import { useEffect } from 'react'

/** A press on a button; with a form, the submission of that form. */
type EarlyPress = { form: HTMLFormElement | null; button: HTMLElement | null }

declare global {
  interface Window {
    /** Set by `earlySubmitScript`; absent in development and after the first call. */
    releaseEarlyPresses?: () => readonly EarlyPress[]
  }
}

/**
 * Holds forms that are submitted and buttons that are pressed before React handles them. Runs inline
 * in the head; `useEarlySubmit` repeats them in order once React is ready.
 */
export const earlySubmitScript = `
{
  let held = []
  const hold = (form, button) => {
    // A form is sent once, however often it is submitted.
    if (form) held = held.filter((press) => press.form !== form)
    held.push({ form, button })
    button?.setAttribute('aria-busy', 'true')
  }
  const holdSubmit = (event) => {
    event.preventDefault()
    hold(event.target, event.submitter)
  }
  const holdClick = (event) => {
    const button = event.target.closest?.('button[type=button], a[role=tab]')
    if (!button) return
    event.preventDefault()
    hold(null, button)
  }
  document.addEventListener('submit', holdSubmit)
  document.addEventListener('click', holdClick)
  window.releaseEarlyPresses = () => {
    document.removeEventListener('submit', holdSubmit)
    document.removeEventListener('click', holdClick)
    delete window.releaseEarlyPresses
    return held
  }
}`

/** Repeats what was submitted and pressed before the page was hydrated. Call it once, in the root. */
export function useEarlySubmit() {
  useEffect(() => {
    for (const { form, button } of window.releaseEarlyPresses?.() ?? []) {
      button?.removeAttribute('aria-busy')
      if (form?.isConnected) form.requestSubmit(button)
      else if (!form && button?.isConnected) button.click()
    }
  }, [])
}
