import { expect, test } from 'vitest'
import type { Agent } from '../../../../contract/companions/catalogue'
import { fakeAgent } from '../../../../contract/testing/fake-agent'
import { groupByCategory } from './group-by-category'

const createCompanion = (id: string, category: Agent['category']) => fakeAgent({ id, category })

test('lists the groups in the order of the categories, and keeps the order of the companions in each', () => {
  const groups = groupByCategory([
    createCompanion('zoe', 'bien_etre'),
    createCompanion('ada', 'amour'),
    createCompanion('lou', 'bien_etre'),
  ])
  expect(groups.map(({ label, companions }) => [label, companions.map(({ id }) => id)])).toEqual([
    ['Amour', ['ada']],
    ['Bien-être', ['zoe', 'lou']],
  ])
})
