import type { Locator, Page } from 'playwright-core'

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
  const type = (field: Locator) => field.pressSequentially('mesure 12', { delay: 80 })
  const press = (control: Locator) => control.click()
  const steps = [
    { name: '« Voir plus »', control: button(/^Voir plus/), act: press },
    { name: 'un cœur', control: button(/aux favoris$/), act: press },
    { name: 'ouvrir les filtres', control: button(/^Filtres/), act: press },
    { name: 'fermer les filtres', control: button(/^Filtres/), act: press },
    { name: 'taper une recherche', control: search, act: type },
    { name: 'effacer la recherche', control: button('Effacer la recherche'), act: press },
    { name: 'changer l’ordre', control: button(/^Passer à l’ordre/), act: press },
  ]
  return steps.reduce<Promise<Interaction[]>>(async (earlier, { name, control, act }) => {
    const interactions = await earlier
    // Somebody sees what they press: scrolling there belongs to no press.
    await control.hover()
    await page.waitForTimeout(500)
    await page.evaluate(() => Object.assign(window, { longestMs: 0 }))
    await act(control)
    await page.waitForTimeout(500)
    const ms = await page.evaluate(() => ('longestMs' in window ? Number(window.longestMs) : 0))
    return [...interactions, { name, ms }]
  }, Promise.resolve([]))
}
