import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicMessages } from '../../domain/public-messages'
import { earlyPressScript } from './early-press-script'

class FakeButton {
  isBusy = false
  message = ''
  setAttribute() {
    this.isBusy = true
  }
  removeAttribute() {
    this.isBusy = false
  }
  setCustomValidity(message: string) {
    this.message = message
  }
  reportValidity() {}
}

type Release = () => readonly { form: object | null; button: object | null }[]

type Notice = { textContent: string; remove(): void }

let page: EventTarget & { createElement?: () => object; body?: object }
let notices: Notice[]
let browserWindow: { releaseEarlyPresses?: Release; stopHoldingPresses?: () => void }

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  notices = []
  page.createElement = () => {
    const notice = {
      style: {},
      setAttribute() {},
      textContent: '',
      remove: () => void notices.splice(notices.indexOf(notice), 1),
    }
    return notice
  }
  page.body = { append: (notice: Notice) => void notices.push(notice) }
  browserWindow = {}
  const globals = { document: page, window: browserWindow, setTimeout, clearTimeout }
  runInContext(earlyPressScript, createContext(globals))
})
afterEach(() => vi.useRealTimers())

/** Dispatches an event with a target other than the document, as if it came from an element. */
function dispatch(type: string, fields: object) {
  const event = new Event(type, { cancelable: true })
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value })
  page.dispatchEvent(event)
  return event
}

/** Creates a form with one button. `sentCount` counts how often the browser has sent it. */
function createForm({ hasAction }: { hasAction: boolean }) {
  const button = new FakeButton()
  const form = {
    button,
    sentCount: 0,
    hasAttribute: () => hasAction,
    requestSubmit() {
      const event = dispatch('submit', { target: form, submitter: button })
      if (!event.defaultPrevented) form.sentCount++
    },
  }
  return form
}

/** Presses a button that submits no form. A link with the role "tab" is handled in the same way. */
function press() {
  const button = new FakeButton()
  const event = dispatch('click', { target: { closest: () => button } })
  return { button, isDefaultPrevented: event.defaultPrevented }
}

const readNotices = () => notices.map(({ textContent }) => textContent)

const failToLoad = (rel: string) => dispatch('error', { target: { rel } })

test('holds a form until the app is ready, and returns it only once even if it was submitted twice', () => {
  const form = createForm({ hasAction: true })
  form.requestSubmit()
  form.requestSubmit()
  expect([form.sentCount, form.button.isBusy]).toEqual([0, true])
  expect(browserWindow.releaseEarlyPresses?.()).toEqual([{ form, button: form.button }])
  expect(browserWindow.releaseEarlyPresses).toBeUndefined()
})

test('lets the browser send a held form when a script of the app cannot be loaded', () => {
  const form = createForm({ hasAction: true })
  form.requestSubmit()
  failToLoad('icon')
  expect(form.sentCount).toBe(0)
  failToLoad('modulepreload')
  expect([form.sentCount, form.button.isBusy]).toEqual([1, false])
})

test('lets the browser send a held form when the app does not run', () => {
  const form = createForm({ hasAction: true })
  form.requestSubmit()
  browserWindow.stopHoldingPresses?.()
  expect(form.sentCount).toBe(1)
})

test('lets the browser send a held form after 20 s, and later ones at once', () => {
  const [first, second] = [createForm({ hasAction: true }), createForm({ hasAction: true })]
  first.requestSubmit()
  vi.advanceTimersByTime(19_999)
  expect(first.sentCount).toBe(0)
  vi.advanceTimersByTime(1)
  second.requestSubmit()
  expect([first.sentCount, second.sentCount]).toEqual([1, 1])
})

test('shows a message for a form that only the app can send, and clears it if the app becomes ready', () => {
  const form = createForm({ hasAction: false })
  form.requestSubmit()
  failToLoad('modulepreload')
  expect([form.sentCount, form.button.isBusy]).toEqual([0, false])
  expect(form.button.message).toBe(publicMessages.SERVICE_UNREACHABLE)
  expect(browserWindow.releaseEarlyPresses?.()).toEqual([])
  expect(form.button.message).toBe('')
})

test('cancels the 20 s timeout once the app is ready', () => {
  const form = createForm({ hasAction: true })
  form.requestSubmit()
  browserWindow.releaseEarlyPresses?.()
  vi.advanceTimersByTime(60_000)
  expect(form.sentCount).toBe(0)
})

test('holds a press on a button until the app is ready', () => {
  const { button, isDefaultPrevented } = press()
  expect([button.isBusy, isDefaultPrevented]).toEqual([true, true])
  expect(browserWindow.releaseEarlyPresses?.()).toEqual([{ form: null, button }])
  expect(readNotices()).toEqual([])
})

test('shows one notice for held and later presses when the app is missing, until it becomes ready', () => {
  const { button } = press()
  failToLoad('modulepreload')
  expect(button.isBusy).toBe(false)
  expect(readNotices()).toEqual([publicMessages.SERVICE_UNREACHABLE])
  expect(press().button.isBusy).toBe(false)
  expect(readNotices()).toHaveLength(1)
  expect(browserWindow.releaseEarlyPresses?.()).toEqual([])
  expect(readNotices()).toEqual([])
})

test('shows the notice only at the next press when nothing was pressed before the app failed to load', () => {
  failToLoad('modulepreload')
  expect(readNotices()).toEqual([])
  press()
  expect(readNotices()).toEqual([publicMessages.SERVICE_UNREACHABLE])
})

test('lets the browser send only the last of several held forms', () => {
  const [first, last] = [createForm({ hasAction: true }), createForm({ hasAction: true })]
  first.requestSubmit()
  last.requestSubmit()
  failToLoad('modulepreload')
  expect([first.sentCount, last.sentCount]).toEqual([0, 1])
  expect([first.button.isBusy, last.button.isBusy]).toEqual([false, false])
})
