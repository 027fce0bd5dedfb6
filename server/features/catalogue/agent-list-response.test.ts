import { expect, test } from 'vitest'
import { fakeAgent } from '../../../contract/testing/fake-agent'
import { encodeAgents } from './agent-list-response'

const createSnapshot = (...agents: ReturnType<typeof fakeAgent>[]) => ({
  agents,
  encodedCompanions: agents.map(({ popularity: _popularity, rating: _rating, ...companion }) =>
    Buffer.from(JSON.stringify(companion).slice(0, -1)),
  ),
})

test('encodes the list as JSON.stringify does, with accents and flags', () => {
  const snapshot = createSnapshot(
    fakeAgent({ id: 'eleonore', name: 'Éléonore', popularity: 33.333, flag: '🇫🇷' }),
    fakeAgent({ id: 'octave', rating: { average: 4.5, count: 2 } }),
  )
  expect(encodeAgents(snapshot).toString()).toBe(JSON.stringify(snapshot.agents))
})

test('encodes an empty catalogue as an empty list', () => {
  expect(encodeAgents(createSnapshot()).toString()).toBe('[]')
})
