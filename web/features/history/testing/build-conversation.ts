import type { Conversation } from '../../../../contract/conversations/history'

/** Builds a complete conversation with the given changes. */
export const buildConversation = (change: Partial<Conversation>): Conversation => ({
  id: '7b1c9c4e-0000-4000-8000-000000000000',
  agentId: 'clara',
  agentName: 'Clara',
  agentImage: null,
  durationSeconds: 485,
  createdAt: '2026-01-01T00:08:05Z',
  startedAt: '2026-01-01T00:00:00Z',
  callId: '1d3f9c4e-0000-4000-8000-000000000000',
  summary: 'Vous avez parlé de la pluie.',
  successScore: 80,
  chargedMinutes: 9,
  rating: null,
  ...change,
})
