import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A theme changes only colours, so the second theme is checked for these alone. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds no violation on the current page in either theme. Does not reload the page,
 * because a theme is one attribute of the document. Leaves the page in the dark theme.
 */
export async function expectNoAxeViolations(page: Page, state: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { light, dark } = await page.evaluate(findViolations, colourRules)
  expect(light, `${state}, light`).toEqual([])
  expect(dark, `${state}, dark`).toEqual([])
}

/**
 * Runs axe in the page itself, which has no iframes: axe's own Playwright driver injects its source
 * for each run and opens a second page for the results, which takes five times as long. Both themes are
 * checked in one evaluation, so that the browser does not render a frame for each of them.
 */
async function findViolations(colourRules: string[]) {
  // During a colour transition axe would measure wrong contrasts. Finishing the running transitions is
  // not enough: content outside the window starts new ones when axe inspects it.
  const withoutTransitions = new CSSStyleSheet()
  withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [withoutTransitions]
  const light = await run('light')
  const dark = await run('dark', { runOnly: { type: 'rule', values: colourRules } })
  document.adoptedStyleSheets = []
  return { light, dark }

  async function run(theme: string, options: object = {}) {
    document.documentElement.dataset['theme'] = theme
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      // By default axe also requests and parses every style sheet, for one rule that is off.
      preload: { assets: ['media'] },
      ...options,
    })
    return violations.map(({ id, nodes }) => ({
      id,
      html: nodes.map(({ html }) => html),
      why: nodes[0]?.failureSummary,
    }))
  }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
