import type { Page } from 'playwright-core'

/** As the browser measures them: from a touch or a key until the frame that shows what it did. */
type Interaction = { name: string; ms: number }

/**
 * A walk through the catalogue as somebody makes one who looks for a voice; answers the longest
 * time of each step. The browser rounds to 8 ms.
 */
export async function recordInteractions(page: Page): Promise<Interaction[]> {
  await page.evaluate(() => {
    const record = Object.assign(window, { longestMs: 0 })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        record.longestMs = Math.max(record.longestMs, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const search = page.getByRole('searchbox', { name: 'Rechercher un compagnon' })
  // Whatever was looked for before: the walk begins with the sections.
  await search.fill('')
  await button(/^Voir plus/).waitFor()
  const steps: readonly (readonly [name: string, step: () => Promise<unknown>])[] = [
    ['« Voir plus »', () => button(/^Voir plus/).click()],
    ['un cœur', () => button(/aux favoris$/).click()],
    ['ouvrir les filtres', () => button(/^Filtres/).click()],
    ['fermer les filtres', () => button(/^Filtres/).click()],
    ['taper une recherche', () => search.pressSequentially('mesure 12', { delay: 80 })],
    ['effacer la recherche', () => button('Effacer la recherche').click()],
    ['changer l’ordre', () => button(/^Passer à l’ordre/).click()],
  ]
  return steps.reduce<Promise<Interaction[]>>(async (earlier, [name, step]) => {
    const interactions = await earlier
    await page.evaluate(() => Object.assign(window, { longestMs: 0 }))
    await step()
    await page.waitForTimeout(500)
    const ms = await page.evaluate(() => ('longestMs' in window ? Number(window.longestMs) : 0))
    return [...interactions, { name, ms }]
  }, Promise.resolve([]))
}
