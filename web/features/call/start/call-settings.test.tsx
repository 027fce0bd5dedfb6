import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimeBudgetSetting } from './call-settings'

const render = (minutesLeft: number) =>
  renderToStaticMarkup(<TimeBudgetSetting companion="Margaux" minutesLeft={minutesLeft} />)

test('offers the time budgets that are shorter than the balance, and selects none', () => {
  const html = render(25)
  expect(html).toContain('10\u00a0min')
  expect(html).toContain('20\u00a0min')
  expect(html).not.toContain('30\u00a0min')
  expect(html).not.toContain('aria-pressed="true"')
})

test('offers nothing when the balance is shorter than every budget', () => {
  expect(render(5)).toBe('')
})
