import { expect, it } from 'vitest'
import { fakeAgent } from '../../../contract/testing/fake-agent'
import { pickSimilar } from './pick-similar'

it('picks companions of the same category by shared tags, then by popularity', () => {
  const clara = fakeAgent({ id: 'clara', tags: ['Tendre', 'Complice'] })
  const similar = pickSimilar(clara, [
    clara,
    fakeAgent({ id: 'octave', category: 'professionnel', tags: ['Tendre', 'Complice'] }),
    fakeAgent({ id: 'ada', popularity: 80 }),
    fakeAgent({ id: 'nour', tags: ['Tendre'] }),
    fakeAgent({ id: 'livia', tags: ['Complice', 'Tendre'] }),
    fakeAgent({ id: 'eve', popularity: 90 }),
  ])
  expect(similar.map(({ id }) => id)).toEqual(['livia', 'nour', 'eve'])
})
