import type { Page } from 'playwright-core'

/**
 * Waits until the page has been laid out again, which is certain when a second animation frame runs.
 * A busy headless browser may render no frames for a page, so it waits for at most one second.
 */
export const waitForLayout = (page: Page) =>
  page.evaluate(() => {
    const frames = new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    )
    const timeout = new Promise((resolve) => setTimeout(resolve, 1000))
    return Promise.race([frames, timeout])
  })
