import type { Page } from 'playwright-core'
import { expectNoAxeViolations } from './expect-no-axe-violations'
import { expectNoOverflowNow } from './expect-no-overflow'
import { viewports } from './open-browser'

/**
 * Expects that the current state of the page has no axe violation at the sizes of a phone and a desktop, in both themes,
 * and no overflow when zoomed at either size. Does not load the page again. Restores the size of the page, and leaves
 * the page in the dark theme.
 */
export async function expectAccessibleAtAllSizes(page: Page, state: string) {
  const original = page.viewportSize()
  // Starts with the current size, because each resize causes a layout.
  const [first, second] = viewports
  const isDesktop = original?.width === second.size.width
  for (const { size, zoomed } of isDesktop ? [second, first] : viewports) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size)
    await expectNoAxeViolations(page, `${state}, ${size.width} px wide`)
    await page.setViewportSize(zoomed)
    await expectNoOverflowNow(page, state)
  }
  if (original) await page.setViewportSize(original)
}
