import { expect, test } from 'vitest'
import type { Agent } from '../../../../contract/companions/catalogue'
import { fakeAgent } from '../../../../contract/testing/fake-agent'
import { groupByCategory } from './group-by-category'

const agent = (id: string, category: Agent['category']) => fakeAgent({ id, category })

test('keeps the order of the categories and of the companions', () => {
  const groups = groupByCategory([
    agent('zoe', 'bien_etre'),
    agent('ada', 'amour'),
    agent('lou', 'bien_etre'),
  ])
  expect(groups.map(({ label, agents }) => [label, agents.map(({ id }) => id)])).toEqual([
    ['Amour', ['ada']],
    ['Bien-être', ['zoe', 'lou']],
  ])
})
