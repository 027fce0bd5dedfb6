import { useEffect } from 'react'

type EarlySubmit = { form: HTMLFormElement; submitter: HTMLElement | null }

declare global {
  interface Window {
    /** Set by `earlySubmitScript`; absent in development and after the first call. */
    releaseEarlySubmit?: () => EarlySubmit | null
  }
}

/**
 * Holds a form that is submitted before React handles it, instead of letting the browser navigate.
 * Runs inline in the head; `useEarlySubmit` submits the form again once React is ready.
 */
export const earlySubmitScript = `
{
  let held = null
  const hold = (event) => {
    event.preventDefault()
    held = { form: event.target, submitter: event.submitter }
    event.submitter?.setAttribute('aria-busy', 'true')
  }
  document.addEventListener('submit', hold)
  window.releaseEarlySubmit = () => {
    document.removeEventListener('submit', hold)
    delete window.releaseEarlySubmit
    return held
  }
}`

/** Submits the form that was submitted before the page was hydrated. Call it once, in the root. */
export function useEarlySubmit() {
  useEffect(() => {
    const held = window.releaseEarlySubmit?.()
    if (!held) return
    held.submitter?.removeAttribute('aria-busy')
    if (held.form.isConnected) held.form.requestSubmit(held.submitter)
  }, [])
}
