import { expect, test } from 'vitest'
import type { Conversation } from '../../../contract/history'
import { summaryPollMs } from './summary-poll'

const conversation = (change: Partial<Conversation>): Conversation => ({
  id: '7b1c9c4e-0000-4000-8000-000000000000',
  agentId: 'clara',
  agentName: 'Clara',
  agentImage: null,
  durationSeconds: 485,
  createdAt: '2026-01-01T00:00:00Z',
  callId: '1d3f9c4e-0000-4000-8000-000000000000',
  summary: 'Vous avez parlé de la pluie.',
  successScore: 80,
  chargedMinutes: 9,
  rating: null,
  ...change,
})

test('a list with nothing pending is not asked for again', () => {
  expect(summaryPollMs([conversation({}), conversation({ callId: null, summary: null })], 0)).toBe(
    false,
  )
})

test('a pending summary is waited for, and not for ever', () => {
  const pending = [conversation({ summary: null })]
  expect(summaryPollMs(pending, 0)).toBe(4_000)
  expect(summaryPollMs(pending, 30)).toBe(false)
})
