import type { Page } from 'playwright-core'
import { expectNoAxeViolations } from './expect-no-axe-violations'
import { expectNoOverflow } from './expect-no-overflow'
import { windows } from './open-browser'

/**
 * Expects no axe violation and no overflow of the page as it is, on a phone and a desktop, in both
 * themes and zoomed, without loading it again. Leaves the page at the size that it had.
 */
export async function expectAccessibleAtAllSizes(page: Page, state: string) {
  const original = page.viewportSize()
  for (const { size, zoomed } of windows) {
    await page.setViewportSize(size)
    await expectNoAxeViolations(page, `${state}, ${size.width} px wide`)
    await expectNoOverflow(page, state, zoomed)
  }
  if (original) await page.setViewportSize(original)
}
