import { expect, it } from 'vitest'
import { fakeAgent } from '../../../contract/testing/fake-agent'
import { pickLandingCompanions } from './pick-landing-companions'

it('picks up to three companions of each landing page category, with different voice genders if possible', () => {
  const picked = pickLandingCompanions([
    fakeAgent({ id: 'ada', voiceGender: 'feminine' }),
    fakeAgent({ id: 'eve', voiceGender: 'feminine' }),
    fakeAgent({ id: 'max', voiceGender: 'masculine' }),
    fakeAgent({ id: 'sol', voiceGender: 'neutral' }),
    fakeAgent({ id: 'zoe', category: 'bien_etre' }),
    fakeAgent({ id: 'lou', category: 'fantasmes' }),
  ])
  expect(picked.map(({ id }) => id)).toEqual(['ada', 'max', 'sol', 'lou'])
})
