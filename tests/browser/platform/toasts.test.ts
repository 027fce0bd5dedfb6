import { expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { sizes } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

test.each(sizes)(
  'toasts appear at the top centre for 3 s, at most 20 at a time ($width px)',
  async (size) => {
    const { page, go, pageErrors } = await browser.visit({
      origin: product.origin,
      size,
    })
    await go('/talk/soline')
    await waitUntilLoaded(page)
    const favourite = page.getByRole('button', { name: /^(Ajouter|Retirer) Soline / }).first()
    const toasts = page
      .getByText(messages.FAVORITE_ADDED)
      .or(page.getByText(messages.FAVORITE_REMOVED))
      .filter({ visible: true })
    // The first toast loads the code that shows toasts.
    await favourite.click()
    await toasts.first().waitFor()
    await expect.poll(() => toasts.count()).toBe(0)

    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await favourite.dispatchEvent('click')
    await page.clock.runFor(2_900)
    const box = await toasts.locator('..').boundingBox()
    if (!box) throw new Error('The toast is not visible')
    expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(2)
    expect(box.y).toBeLessThan(size.height / 4)
    await page.clock.runFor(500)
    await expect.poll(() => toasts.count()).toBe(0)

    // Dispatches the clicks, because the toasts cover the button.
    for (let press = 0; press < 21; press++) await favourite.dispatchEvent('click')
    await page.clock.runFor(100)
    await expect.poll(() => toasts.count()).toBe(20)
    expect(pageErrors.take()).toEqual([])
  },
)
