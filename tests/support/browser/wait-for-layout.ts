import type { Page } from 'playwright-core'

/**
 * Waits until the page has been laid out again, which is certain when a second animation frame runs.
 * Waits for at most one second, because a busy headless browser may render no frames for a page.
 */
export const waitForLayout = (page: Page) =>
  page.evaluate(() => {
    const frames = new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(resolve)),
    )
    const timeout = new Promise((resolve) => setTimeout(resolve, 1000))
    return Promise.race([frames, timeout])
  })
