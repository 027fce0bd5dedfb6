import { expect, it } from 'vitest'
import { fakeAgent } from '../../../contract/testing/fake-agent'
import { groupLandingCompanions } from './group-landing-companions'

it('groups companions by landing category, in order, without empty tabs or companions of other categories', () => {
  const tabs = groupLandingCompanions([
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
