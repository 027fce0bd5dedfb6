import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A theme changes nothing but colours: what else axe looks at needs looking at once. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page as it stands, in both themes, whichever was chosen: the theme is one
 * attribute of the document.
 */
export async function expectNoFault(page: Page, state: string) {
  await wear(page, 'light')
  expect(await faultsOf(page), `${state}, light`).toEqual([])
  await wear(page, 'dark')
  expect(await faultsOf(page, colourRules), `${state}, dark`).toEqual([])
}

/** Colours that are on their way to the other theme would be measured in the middle of it. */
const wear = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  }, theme)

/**
 * In the page itself, which has no frames: the library's own driver brings its source anew for each
 * look and opens a second page to gather what it found, which takes five times as long.
 */
async function faultsOf(page: Page, rules?: readonly string[]) {
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
