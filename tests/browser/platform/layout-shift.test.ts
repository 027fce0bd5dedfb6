import { expect, test } from 'vitest'
import { articlePath, pagePaths, talkPath } from '../../../contract/paths'
import { recordLayoutShifts, sumLayoutShifts } from '../../support/browser/layout-shifts'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

const paths = [
  pagePaths.home,
  pagePaths.register,
  pagePaths.blog,
  articlePath(1),
  pagePaths.help,
  pagePaths.contact,
  pagePaths.partnerships,
  pagePaths.withdrawal,
  pagePaths.cancellation,
  talkPath('raphael'),
]

/**
 * Half of the 0.1 that web.dev/articles/cls allows a good page. The shift depends on the letter widths of the
 * machine's system font, which our fonts replace.
 */
const maxShift = 0.05

test('text hardly shifts when our fonts replace the system font', async () => {
  // With its service worker, the page would have our fonts from the start.
  const { page, go } = await browser.visit({
    origin: product.origin,
    size: phone,
    hasAnsweredCookies: false,
    isServiceWorkerBlocked: true,
  })
  // This is the window size of the phone that Lighthouse emulates.
  await page.setViewportSize({ width: 412, height: 823 })
  await recordLayoutShifts(page)
  for (const path of paths) {
    await go(path)
    await waitUntilLoaded(page)
    // Long text pages keep the system font; the other pages have replaced it by now.
    const hasLongText = (await page.locator('[data-long-text]').count()) > 0
    await expect
      .poll(() => page.locator('#fonts').getAttribute('media'), { message: path })
      .toBe(hasLongText ? 'not all' : 'all')
    await page.evaluate(() => document.fonts.ready)
    await waitUntilLoaded(page)
    expect(await sumLayoutShifts(page), path).toBeLessThanOrEqual(maxShift)
  }
})
