import { expect, it } from 'vitest'
import { fakeAgent } from '../../../contract/testing/fake-agent'
import { groupSamples } from './group-samples'

it('groups samples by tab, in order, without empty tabs', () => {
  const tabs = groupSamples([
    fakeAgent({ id: 'lou', category: 'fantasmes' }),
    fakeAgent({ id: 'ada' }),
    fakeAgent({ id: 'zoe', category: 'bien_etre' }),
    fakeAgent({ id: 'max' }),
  ])
  expect(tabs.map(({ label, companions }) => [label, companions.map(({ id }) => id)])).toEqual([
    ['Amour', ['ada', 'max']],
    ['Fantasmes', ['lou']],
  ])
})
