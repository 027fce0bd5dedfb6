import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A theme changes only colours, so the second theme is checked for these alone. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds no violation on the current page in both themes, without loading it again: a
 * theme is one attribute of the document.
 */
export async function expectNoAxeViolations(page: Page, state: string) {
  await stopTransitions(page)
  await setTheme(page, 'light')
  expect(await findViolations(page), `${state}, light`).toEqual([])
  await setTheme(page, 'dark')
  expect(await findViolations(page, colourRules), `${state}, dark`).toEqual([])
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/**
 * During a colour transition axe would measure wrong contrasts. Finishing the running transitions is not
 * enough: content outside the window starts new ones when axe inspects it.
 */
const stopTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [sheet]
  })

const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)

/**
 * Runs axe in the page itself, which has no frames: axe's own Playwright driver injects its source
 * for each run and opens a second page for the results, which takes five times as long.
 */
async function findViolations(page: Page, rules?: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    })
    return violations.map(({ id, nodes }) => ({
      id,
      html: nodes.map(({ html }) => html),
      why: nodes[0]?.failureSummary,
    }))
  }, rules)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
