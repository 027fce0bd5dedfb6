import { publicMessages } from '../../domain/public-messages'

/**
 * How long a press is held. The scripts of a public page, at most 115 KB, arrive within this time at
 * 50 kbit/s.
 */
const maxHoldMs = 20_000

/**
 * Holds submissions and presses that happen before React handles them. Runs inline in the head.
 * `useEarlySubmit` repeats them in order once React is ready.
 *
 * When the app cannot be loaded, or after `maxHoldMs`, the last held form is submitted again, and other held
 * presses are lost. The browser sends a form itself if the form has an `action`, which the server handles without
 * scripts. For any other form the button shows a message, and the typed text stays.
 */
export const earlySubmitScript = `
{
  let presses = []
  let isAppExpected = true
  let holdTimeout
  let refusedButton = null
  const hold = (form, button) => {
    // A form that is submitted several times is sent once.
    if (form) presses = presses.filter((press) => press.form !== form)
    presses.push({ form, button })
    button?.setAttribute('aria-busy', 'true')
    holdTimeout ??= setTimeout(stopHolding, ${maxHoldMs})
  }
  const refuse = (button) => {
    refusedButton = button
    button?.setCustomValidity(${JSON.stringify(publicMessages.SERVICE_UNREACHABLE)})
    button?.reportValidity()
  }
  const interceptSubmit = (event) => {
    const { target: form, submitter } = event
    if (!isAppExpected && form.hasAttribute('action')) return
    event.preventDefault()
    if (isAppExpected) hold(form, submitter)
    else refuse(submitter)
  }
  const interceptClick = (event) => {
    const button = event.target.closest?.('button[type=button], a[role=tab]')
    if (!button) return
    event.preventDefault()
    hold(null, button)
  }
  const interceptLoadFailure = ({ target }) => {
    if (target.rel === 'modulepreload') stopHolding()
  }
  function stopHolding() {
    if (!isAppExpected) return
    isAppExpected = false
    document.removeEventListener('click', interceptClick)
    for (const { button } of presses) button?.removeAttribute('aria-busy')
    const last = presses.findLast(({ form }) => form)
    presses = []
    last?.form.requestSubmit(last.button)
  }
  document.addEventListener('submit', interceptSubmit)
  document.addEventListener('click', interceptClick)
  // Load errors do not bubble, so this listens in the capture phase.
  document.addEventListener('error', interceptLoadFailure, true)
  window.stopHoldingPresses = stopHolding
  window.releaseEarlyPresses = () => {
    clearTimeout(holdTimeout)
    refusedButton?.setCustomValidity('')
    document.removeEventListener('submit', interceptSubmit)
    document.removeEventListener('click', interceptClick)
    document.removeEventListener('error', interceptLoadFailure, true)
    delete window.stopHoldingPresses
    delete window.releaseEarlyPresses
    return presses
  }
}`
