import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitForLayout } from './wait-for-layout'

/**
 * Expects the page to fit a smaller viewport, as zooming makes it (WCAG 2.2, 1.4.4 and 1.4.10): no
 * horizontal scrolling, and every control can be scrolled into view with nothing over it.
 */
export async function expectNoOverflow(
  page: Page,
  state: string,
  narrow: { width: number; height: number },
) {
  const size = page.viewportSize()
  await page.setViewportSize(narrow)
  await waitForLayout(page)
  const found = await page.evaluate(findOverflow)
  if (size) await page.setViewportSize(size)
  expect(found, `${state} at ${narrow.width} × ${narrow.height}`).toEqual({
    sidewaysPx: 0,
    outOfReach: [],
  })
}

function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  // What lies behind a dialog cannot be pressed anyway.
  const room = document.querySelector('[role=dialog]') ?? document
  const controls = room.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, select, [tabindex="0"]',
  )
  const outOfReach: string[] = []
  // What stays at an edge of the window, as the question of cookies, leaves room at the other.
  const places = ['center', 'start', 'end'] as const
  for (const control of controls) {
    if (!isShown(control)) continue
    if (!places.some((block) => isInSightAt(control, block))) outOfReach.push(nameOf(control))
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return { sidewaysPx: scrollWidth - clientWidth, outOfReach }

  function isInSightAt(control: HTMLElement, block: ScrollLogicalPosition) {
    control.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
    return isInSight(control)
  }

  /** Not for readers alone, not waiting for the focus as the skip link does. */
  function isShown(control: HTMLElement) {
    if (control.closest('.visually-hidden, .skip')) return false
    // It lets touches through until it can be pressed.
    if (control.matches(':disabled')) return false
    const { width, height } = control.getBoundingClientRect()
    return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
  }

  /** A box that scrolls may be larger than the window; its edges are what counts sideways. */
  function isInSight(control: HTMLElement) {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1) return false
    const touched = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (touched === null) return false
    // A link whose surface is the whole card is touched through the card.
    return control.contains(touched) || touched.contains(control) || isLabelOf(touched, control)
  }

  function isLabelOf(touched: Element, control: HTMLElement) {
    return (
      control instanceof HTMLInputElement &&
      [...(control.labels ?? [])].some((label) => label.contains(touched))
    )
  }

  function nameOf(control: HTMLElement) {
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return `${name || control.tagName} (${[left, right, top, bottom].map(Math.round).join(' ')})`
  }
}
