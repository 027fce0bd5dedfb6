import type { Locator, Page } from 'playwright-core'

/** Lets the page finish what it does before and after an interaction. */
const settlingMs = 500

type Interaction = {
  name: string
  /** From the input to the next painted frame, by the browser's Event Timing API; 0 if shorter than 16 ms. */
  durationMs: number
}

/**
 * Uses the catalogue like a user who looks for a companion; returns the longest delay in each step. The browser rounds
 * delays to multiples of 8 ms.
 */
export async function measureInteractions(page: Page): Promise<Interaction[]> {
  await page.evaluate(() => {
    const record = Object.assign(window, { longestMs: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        record.longestMs = Math.max(record.longestMs, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const search = page.getByRole('searchbox', { name: 'Rechercher un compagnon' })
  // Clear an earlier search, because the steps start from the sections of the catalogue.
  await search.fill('')
  await button(/^Voir plus/).waitFor()
  const type = (field: Locator) => field.pressSequentially('mesure 12', { delay: 80 })
  const press = (control: Locator) => control.click()
  const steps = [
    { name: 'show more', control: button(/^Voir plus/), act: press },
    { name: 'add a favourite', control: button(/aux favoris$/), act: press },
    { name: 'open the filters', control: button(/^Filtres/), act: press },
    { name: 'close the filters', control: button(/^Filtres/), act: press },
    { name: 'type a search', control: search, act: type },
    { name: 'clear the search', control: button('Effacer la recherche'), act: press },
    { name: 'change the sort order', control: button(/^Passer à l’ordre/), act: press },
  ]
  return steps.reduce<Promise<Interaction[]>>(async (earlier, { name, control, act }) => {
    const interactions = await earlier
    // Scroll to the control first, so that scrolling is not part of the interaction.
    await control.hover()
    await page.waitForTimeout(settlingMs)
    await page.evaluate(() => Object.assign(window, { longestMs: 0 }))
    await act(control)
    await page.waitForTimeout(settlingMs)
    const durationMs = await page.evaluate(() =>
      'longestMs' in window ? Number(window.longestMs) : 0,
    )
    return [...interactions, { name, durationMs }]
  }, Promise.resolve([]))
}
