import { publicMessages } from '../../domain/public-messages'

/**
 * How long a press is held. The scripts of a public page, at most 115 KB, arrive within this time at
 * 50 kbit/s.
 */
const maxHoldMs = 20_000

/**
 * Styles of the notice, inline because the style sheet may be missing too. The critical styles of every page
 * define these variables.
 */
const noticeStyle = [
  'position:fixed;inset:auto 1rem 1rem;z-index:var(--z-toast)',
  'padding:1rem;border-radius:var(--radius-m)',
  'background:var(--surface-3);color:var(--text)',
].join(';')

/**
 * Holds the submission of forms and presses on buttons and tabs that happen before React handles
 * them. Runs inline in the head. `useEarlyPresses` repeats them in order once React is ready.
 *
 * When the app cannot be loaded, or after `maxHoldMs`, nothing is held any longer. Of the held
 * forms only the last is submitted again, because the browser can send only one form per page. If
 * that form has an `action`, the browser sends it to the server, which handles it without scripts.
 * Otherwise its button shows a message, and the typed text stays. For buttons and tabs, a notice
 * shows the same message. It appears at once if presses were held and none of them submitted a form,
 * otherwise at the next press on a button or tab. It stays until the app is ready.
 */
export const earlyPressScript = `
{
  let presses = []
  let isAppExpected = true
  let holdTimeout
  let refusedButton = null
  let notice = null
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
    if (!isAppExpected) return showNotice()
    event.preventDefault()
    hold(null, button)
  }
  const showNotice = () => {
    if (notice) return
    notice = document.createElement('p')
    notice.setAttribute('role', 'alert')
    notice.style.cssText = '${noticeStyle}'
    notice.textContent = ${JSON.stringify(publicMessages.SERVICE_UNREACHABLE)}
    document.body.append(notice)
  }
  const interceptLoadFailure = ({ target }) => {
    if (target.rel === 'modulepreload') stopHolding()
  }
  function stopHolding() {
    if (!isAppExpected) return
    isAppExpected = false
    for (const { button } of presses) button?.removeAttribute('aria-busy')
    const lastFormPress = presses.findLast(({ form }) => form)
    if (lastFormPress) lastFormPress.form.requestSubmit(lastFormPress.button)
    else if (presses.length > 0) showNotice()
    presses = []
  }
  document.addEventListener('submit', interceptSubmit)
  document.addEventListener('click', interceptClick)
  // Load errors do not bubble, so this listens in the capture phase.
  document.addEventListener('error', interceptLoadFailure, true)
  window.stopHoldingPresses = stopHolding
  window.releaseEarlyPresses = () => {
    clearTimeout(holdTimeout)
    refusedButton?.setCustomValidity('')
    notice?.remove()
    document.removeEventListener('submit', interceptSubmit)
    document.removeEventListener('click', interceptClick)
    document.removeEventListener('error', interceptLoadFailure, true)
    delete window.stopHoldingPresses
    delete window.releaseEarlyPresses
    return presses
  }
}`
