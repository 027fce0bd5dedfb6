import { expect, test } from 'vitest'
import type { Agent } from '../../../../contract/companions/catalogue'
import { fakeAgent } from '../../../../contract/testing/fake-agent'
import { groupByCategory } from './group-by-category'

const companion = (id: string, category: Agent['category']) => fakeAgent({ id, category })

test('keeps the order of the categories and of the companions', () => {
  const groups = groupByCategory([
    companion('zoe', 'bien_etre'),
    companion('ada', 'amour'),
    companion('lou', 'bien_etre'),
  ])
  expect(groups.map(({ label, companions }) => [label, companions.map(({ id }) => id)])).toEqual([
    ['Amour', ['ada']],
    ['Bien-être', ['zoe', 'lou']],
  ])
})
