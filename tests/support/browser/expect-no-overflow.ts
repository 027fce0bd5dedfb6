import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitForLayout } from './wait-for-layout'

const maxLayoutMs = 15_000

/**
 * Expects the page to fit a smaller viewport, as when the user zooms (WCAG 2.2, 1.4.4 and 1.4.10): it
 * does not scroll horizontally, and every control can be scrolled into view with nothing over it.
 */
export async function expectNoOverflow(
  page: Page,
  state: string,
  narrow: { width: number; height: number },
) {
  const size = page.viewportSize()
  await page.setViewportSize(narrow)
  await expectNoOverflowNow(page, state)
  if (size) await page.setViewportSize(size)
}

/**
 * Expects the page to fit its current viewport. Measures again until it fits, because a busy browser may apply a new size
 * seconds later.
 */
export async function expectNoOverflowNow(page: Page, state: string) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const measure = async () => {
    await waitForLayout(page)
    return page.evaluate(findOverflow)
  }
  await expect
    .poll(measure, { timeout: maxLayoutMs, message: `${state} at ${width} × ${height}` })
    .toEqual({ horizontalOverflowPx: 0, unreachable: [] })
}

function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  // Controls behind a dialog cannot be pressed anyway.
  const container = document.querySelector('[role=dialog]') ?? document
  const controls = container.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, select, [tabindex="0"]',
  )
  const unreachable: string[] = []
  // A bar fixed to one edge of the viewport, such as the cookie banner, does not cover the other edge.
  const scrollPositions = ['center', 'start', 'end'] as const
  for (const control of controls) {
    if (!canBePressed(control)) continue
    if (!scrollPositions.some((block) => canBeScrolledIntoReach(control, block)))
      unreachable.push(describe(control))
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return { horizontalOverflowPx: scrollWidth - clientWidth, unreachable }

  function canBeScrolledIntoReach(control: HTMLElement, block: ScrollLogicalPosition) {
    control.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
    return isReachable(control)
  }

  /** Excludes controls for screen readers only, links shown only on focus, and disabled or invisible controls. */
  function canBePressed(control: HTMLElement) {
    if (control.closest('.visually-hidden, .skip')) return false
    if (control.matches(':disabled')) return false
    const { width, height } = control.getBoundingClientRect()
    return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
  }

  /**
   * Whether the control is within the viewport's width and the centre of one of its lines is not covered. It
   * may be taller than the viewport.
   */
  function isReachable(control: HTMLElement) {
    const { left, right } = control.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1) return false
    return [...control.getClientRects()].some((line) => {
      const topElement = document.elementFromPoint(
        (line.left + line.right) / 2,
        (line.top + line.bottom) / 2,
      )
      return topElement !== null && receivesPresses(control, topElement)
    })
  }

  function receivesPresses(control: HTMLElement, topElement: Element) {
    if (control.contains(topElement) || isLabelOf(topElement, control)) return true
    // A link or label that covers its whole card receives the card's presses.
    return topElement.matches('a[href], label') && topElement.contains(control)
  }

  function isLabelOf(element: Element, control: HTMLElement) {
    return (
      control instanceof HTMLInputElement &&
      [...(control.labels ?? [])].some((label) => label.contains(element))
    )
  }

  function describe(control: HTMLElement) {
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return `${name || control.tagName} (${[left, right, top, bottom].map(Math.round).join(' ')})`
  }
}
