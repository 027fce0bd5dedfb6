import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitForLayout } from './wait-for-layout'

declare global {
  interface Window {
    /** The open dialog, or the page. */
    tabContainer: Element
    tabStops: HTMLElement[]
  }
}

/**
 * Presses Tab until every control of the page, or of the open dialog, has had the focus. Expects that
 * there are controls, that each is reached in document order, shows a focus ring and is in view, and that
 * the focus stays in an open dialog (WCAG 2.2, guidelines 2.1 and 2.4).
 */
export async function tabThroughPage(page: Page, state: string) {
  const names = await page.evaluate(findTabStops)
  expect(names.length, `${state}: number of controls`).toBeGreaterThan(0)
  const faults: string[] = []
  const reachedStopIndices: number[] = []
  // On a page, starts at the last control: Tab then goes to the top. A dialog has set the focus itself.
  await page.evaluate(() => {
    if (window.tabContainer === document.body) window.tabStops.at(-1)?.focus()
  })
  for (let presses = 0; presses < names.length + spareTabs; presses++) {
    await page.keyboard.press('Tab')
    const { stopIndex, fault } = await readFocus(page)
    if (stopIndex < 0) {
      if (fault) faults.push(fault)
      continue
    }
    if (reachedStopIndices.includes(stopIndex)) break
    reachedStopIndices.push(stopIndex)
    if (fault) faults.push(`${names[stopIndex]}: ${fault}`)
  }
  const missedNames = names.filter((_, stopIndex) => !reachedStopIndices.includes(stopIndex))
  // Document order, except for one wrap from the last control to the first.
  const backwardSteps = reachedStopIndices.filter(
    (stopIndex, step) => stopIndex < (reachedStopIndices[step - 1] ?? -1),
  )
  expect(
    { missed: missedNames, faults, extraWraps: Math.max(0, backwardSteps.length - 1) },
    state,
  ).toEqual({
    missed: [],
    faults: [],
    extraWraps: 0,
  })
}

/** Returns the index of the focused control in `tabStops`, -1 for another element, and its fault, if any. */
async function readFocus(page: Page) {
  const focus = await page.evaluate(inspectFocus)
  if (focus.stopIndex >= 0) return focus
  // The focus guard of a dialog moves the focus on in the next frame.
  await waitForLayout(page)
  return page.evaluate(inspectFocus)
}

/** Additional presses of Tab for the browser's own controls and the focus guards of a dialog. */
const spareTabs = 6

/** Opens a dialog with Enter, tabs through it, closes it with Escape; expects the focus back. */
export async function tabThroughDialog(page: Page, title: string | RegExp) {
  const opener = await page.evaluateHandle(() => document.activeElement)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await expect
    .poll(() => dialog.evaluate((popup) => popup.contains(document.activeElement)))
    .toBe(true)
  await tabThroughPage(page, String(title))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement))
    .toBe(true)
}

function findTabStops() {
  // Looks for a dialog around the focus rather than anywhere in the page, because a toast also has
  // role=dialog but does not trap the focus.
  const container = document.activeElement?.closest('[role=dialog]') ?? document.body
  window.tabContainer = container
  const controls = container.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  )
  window.tabStops = [...controls].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [type=hidden], [data-base-ui-focus-guard]') &&
      !control.closest('[inert]') &&
      control.getClientRects().length > 0 &&
      control.checkVisibility({ visibilityProperty: true }) &&
      isTabStopOfGroup(control),
  )
  return window.tabStops.map(
    (stop) =>
      stop.getAttribute('aria-label') ??
      (stop instanceof HTMLInputElement ? stop.labels?.[0]?.textContent : stop.textContent) ??
      stop.tagName,
  )

  /** A radio group has one tab stop: the checked radio, or the first. Any other control is a tab stop. */
  function isTabStopOfGroup(control: HTMLElement) {
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
    const group = [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name }) => name === control.name,
    )
    return control === (group.find(({ checked }) => checked) ?? group[0])
  }
}

function inspectFocus() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body)
    return { stopIndex: -1, fault: null }
  const stopIndex = window.tabStops.indexOf(element)
  if (stopIndex < 0) {
    const isOutside = !window.tabContainer.contains(element)
    const isGuard = element.matches('[data-base-ui-focus-guard]')
    return { stopIndex, fault: isOutside && !isGuard ? `outside: ${element.outerHTML}` : null }
  }
  // Some controls show the focus ring on their label, row or star instead.
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const candidates = [element, ...labels, ...labels.flatMap(({ children }) => [...children])]
  for (
    let parent = element.parentElement, level = 0;
    parent && level < 6;
    parent = parent.parentElement
  ) {
    candidates.push(parent)
    level++
  }
  const hasRing = candidates.some((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const shownElement = labels[0] ?? element
  const { top, bottom, left, right } = shownElement.getBoundingClientRect()
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  if (!hasRing) return { stopIndex, fault: 'no ring of 2 px' }
  return { stopIndex, fault: isInView ? null : 'out of view' }
}
