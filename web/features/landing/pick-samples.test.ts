import { expect, it } from 'vitest'
import { fakeAgent } from '../../testing/fake-agent'
import { pickSamples } from './pick-samples'

it('shows three companions of each named tab, one of each voice where there are', () => {
  const tabs = pickSamples([
    fakeAgent({ id: 'ada', voiceGender: 'feminine' }),
    fakeAgent({ id: 'eve', voiceGender: 'feminine' }),
    fakeAgent({ id: 'max', voiceGender: 'masculine' }),
    fakeAgent({ id: 'sol', voiceGender: 'neutral' }),
    fakeAgent({ id: 'zoe', category: 'bien_etre' }),
    fakeAgent({ id: 'lou', category: 'fantasmes' }),
  ])
  expect(tabs.map(({ label, companions }) => [label, companions.map(({ id }) => id)])).toEqual([
    ['Amour', ['ada', 'max', 'sol']],
    ['Fantasmes', ['lou']],
  ])
})
