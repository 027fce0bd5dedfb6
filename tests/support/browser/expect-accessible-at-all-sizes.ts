import type { Page } from 'playwright-core'
import { expectNoFault } from './expect-no-axe-violations'
import { expectToFit } from './expect-no-overflow'
import { windows } from './open-browser'

/**
 * The page as it stands, in both windows, both themes and enlarged, without being loaded anew: it is
 * as wide as a desktop afterwards.
 */
export async function expectFineEverywhere(page: Page, state: string) {
  for (const { size, zoomed } of windows) {
    await page.setViewportSize(size)
    await expectNoFault(page, `${state}, ${size.width} px wide`)
    await expectToFit(page, state, zoomed)
  }
}
