import { expect, test } from 'vitest'
import { fakeAgent } from '../../../../contract/testing/fake-agent'
import type { Sort } from './catalogue-view'
import { toSearchable } from './search-companions'
import { sortCompanions } from './sort-companions'

const companions = [
  fakeAgent({ id: 'zoe', name: 'Zoé', popularity: 40, createdAt: '2026-03-01T00:00:00Z' }),
  fakeAgent({ id: 'eleonore', name: 'Éléonore', createdAt: '2026-02-01T00:00:00Z' }),
  fakeAgent({ id: 'abel', name: 'Abel', popularity: 100, createdAt: '2026-01-01T00:00:00Z' }),
  fakeAgent({ id: 'emma', name: 'Emma', createdAt: '2026-04-01T00:00:00Z' }),
].map(toSearchable)

test.each<[Sort, boolean, string]>([
  ['popularity', false, 'abel zoe emma eleonore'],
  ['popularity', true, 'eleonore emma zoe abel'],
  ['name', true, 'abel eleonore emma zoe'],
  ['name', false, 'zoe emma eleonore abel'],
  ['newest', false, 'emma zoe eleonore abel'],
  ['newest', true, 'abel eleonore zoe emma'],
])('sorts by %s, ascending: %s', (sort, isAscending, ids) => {
  const sortedCompanions = sortCompanions(companions, { sort, isAscending })
  expect(sortedCompanions.map(({ companion }) => companion.id).join(' ')).toBe(ids)
})
