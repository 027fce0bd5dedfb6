import type { Page } from 'playwright-core'

/**
 * Types each query and returns the time in ms from its last keystroke to the frame that paints the
 * results.
 */
export async function measureSearches(page: Page, queries: readonly string[]): Promise<number[]> {
  const box = page.getByRole('searchbox', { name: 'Rechercher un compagnon' })
  const durationsMs: number[] = []
  for (const query of queries) {
    await box.fill(query.slice(0, -1))
    // The results of the shortened query must be painted before the last character is typed.
    await page.waitForTimeout(150)
    const durationPromise = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let typedAtMs = 0
          document.addEventListener('keydown', () => (typedAtMs = performance.now()), {
            capture: true,
            once: true,
          })
          const searchResults = document.querySelector('main')
          const observer = new MutationObserver(() => {
            if (typedAtMs === 0) return
            observer.disconnect()
            // The change is painted in the frame requested here.
            requestAnimationFrame(() => resolve(performance.now() - typedAtMs))
          })
          if (searchResults)
            observer.observe(searchResults, { childList: true, characterData: true, subtree: true })
        }),
    )
    await box.press(query.slice(-1))
    durationsMs.push(await durationPromise)
  }
  return durationsMs
}
