import { expect, test } from 'vitest'
import { fakeAgent } from '../../../contract/testing/fake-agent'
import { writeAgents } from './agent-list-route'

const snapshotOf = (...agents: ReturnType<typeof fakeAgent>[]) => ({
  agents,
  companionTexts: agents.map(({ popularity: _popularity, rating: _rating, ...companion }) =>
    Buffer.from(JSON.stringify(companion).slice(0, -1)),
  ),
})

test('a list is written as JSON has it, flags, accents and all', () => {
  const snapshot = snapshotOf(
    fakeAgent({ id: 'eleonore', name: 'Éléonore', popularity: 33.333, flag: '🇫🇷' }),
    fakeAgent({ id: 'octave', rating: { average: 4.5, count: 2 } }),
  )
  expect(writeAgents(snapshot).toString()).toBe(JSON.stringify(snapshot.agents))
})

test('nobody is an empty list', () => {
  expect(writeAgents(snapshotOf()).toString()).toBe('[]')
})
