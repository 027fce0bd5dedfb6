import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackButtonGuard } from './back-button-guard'

/** The entry of a page of another site, from which the caller came. */
const otherSiteEntry = { site: 'other' }
/** The entry of the page with the call, which was opened by a full page load. */
const pageEntry = { idx: 0 }
const guardEntry = { idx: 0, isCallGuard: true }

/** A history that, like the browser's, performs steps later than they are requested: here in `performSteps`. */
class FakeHistory {
  private readonly entries: object[] = [otherSiteEntry, pageEntry]
  private readonly steps: number[] = []
  private position = 1
  pushCount = 0

  constructor(private readonly target: EventTarget) {}

  get state() {
    return this.entries[this.position]
  }
  replaceState(state: object) {
    this.entries[this.position] = state
  }
  pushState(state: object) {
    this.pushCount++
    this.entries.splice(++this.position, Infinity, state)
  }
  go(count: number) {
    this.steps.push(count)
  }
  /** Performs the requested steps, and those that they cause. */
  performSteps() {
    for (let count = this.steps.shift(); count; count = this.steps.shift()) {
      if (!this.entries[this.position + count]) continue
      this.position += count
      this.target.dispatchEvent(new Event('popstate'))
    }
  }
  press(button: 'back' | 'forward') {
    this.go(button === 'back' ? -1 : 1)
    this.performSteps()
  }
}

let history: FakeHistory
const onBack = vi.fn()
const onRouterPop = vi.fn()

beforeEach(() => {
  const target = new EventTarget()
  history = new FakeHistory(target)
  vi.stubGlobal('window', Object.assign(target, { history }))
  onBack.mockReset()
  onRouterPop.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

/** Starts the guard like a page that has just been loaded or reloaded. */
function startPage() {
  const guard = createBackButtonGuard(onBack)
  const stopListening = guard.listen()
  // Listens second, because Node, unlike browsers, does not call capturing listeners of the target first.
  window.addEventListener('popstate', onRouterPop)
  return { ...guard, stopListening }
}

test('calls onBack each time the back button is pressed in a call, instead of leaving the page', () => {
  startPage().setInCall(true)
  history.press('back')
  history.press('back')
  expect(onBack).toHaveBeenCalledTimes(2)
  expect(history.state).toEqual(guardEntry)
  expect(onRouterPop).not.toHaveBeenCalled()
})

test('removes its entry after the call, without the router noticing, so that one press leaves the page', () => {
  const guard = startPage()
  guard.setInCall(true)
  guard.setInCall(false)
  history.performSteps()
  expect(history.state).toEqual(pageEntry)
  expect(onRouterPop).not.toHaveBeenCalled()
  history.press('back')
  expect(history.state).toEqual(otherSiteEntry)
  expect(onBack).not.toHaveBeenCalled()
})

test('lets the router handle the back button when pressing it would not unload the page', () => {
  history.replaceState({ idx: 1 })
  startPage().setInCall(true)
  expect(history.pushCount).toBe(0)
  history.press('back')
  expect(onRouterPop).toHaveBeenCalledTimes(1)
  expect(onBack).not.toHaveBeenCalled()
})

test('keeps the entry of a call that continues after a reload', () => {
  history.pushState(guardEntry)
  startPage().setInCall(true)
  history.press('back')
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(history.pushCount).toBe(1)
})

test('removes the entry of a call that ended during a reload', () => {
  history.pushState(guardEntry)
  startPage().setInCall(false)
  history.performSteps()
  history.press('back')
  expect(history.state).toEqual(otherSiteEntry)
})

test('guards a call that is dialled while the entry of the previous call is being removed', () => {
  const guard = startPage()
  guard.setInCall(true)
  guard.setInCall(false)
  guard.setInCall(true)
  history.performSteps()
  expect(history.state).toEqual(guardEntry)
  history.press('back')
  expect(onBack).toHaveBeenCalledTimes(1)
})

test('steps back from the entry of an earlier call that the forward button has reached', () => {
  const guard = startPage()
  guard.setInCall(true)
  guard.setInCall(false)
  history.performSteps()
  history.press('forward')
  expect(history.state).toEqual(pageEntry)
  history.press('back')
  expect(history.state).toEqual(otherSiteEntry)
})

test('removes its entry when the page is left, and then no longer hides steps from the router', () => {
  const guard = startPage()
  guard.setInCall(true)
  guard.stopListening()
  history.performSteps()
  expect(history.state).toEqual(pageEntry)
  expect(onRouterPop).not.toHaveBeenCalled()
  history.press('forward')
  expect(onRouterPop).toHaveBeenCalledTimes(1)
})
