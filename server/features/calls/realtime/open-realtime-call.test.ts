import { expect, test } from 'vitest'
import { type OpenRealtimeCallDeps, openRealtimeCall } from './open-realtime-call'

test('finds no companion for an id that the database cannot store', async () => {
  const deps: OpenRealtimeCallDeps = {
    calls: {
      async findAssistantId() {
        throw new Error('The database refuses this text')
      },
    },
    start: {} as OpenRealtimeCallDeps['start'],
    authenticateKey: async () => ({
      keyId: 'key',
      userId: 'camille',
      canRemember: false,
      sharedWith: [],
    }),
  }
  const request = { key: 'amv_', agentId: 'clara\0', isVoiceAvailable: true, network: null }
  await expect(openRealtimeCall(deps, request)).rejects.toMatchObject({ code: 'AGENT_NOT_FOUND' })
})
