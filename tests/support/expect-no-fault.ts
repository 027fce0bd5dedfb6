import { AxeBuilder } from '@axe-core/playwright'
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
  expect(await faultsOf(new AxeBuilder({ page })), `${state}, light`).toEqual([])
  await wear(page, 'dark')
  const colours = new AxeBuilder({ page }).withRules(colourRules)
  expect(await faultsOf(colours), `${state}, dark`).toEqual([])
}

const wear = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)

async function faultsOf(axe: AxeBuilder) {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => ({
    id,
    html: nodes.map(({ html }) => html),
    why: nodes[0]?.failureSummary,
  }))
}
