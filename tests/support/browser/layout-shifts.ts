import type { Page } from 'playwright-core'

/** Records the layout shifts of each document that the page opens from now on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the sum of the layout shifts of the current document. */
export const sumLayoutShifts = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  )
