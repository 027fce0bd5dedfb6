import { expect, test } from 'vitest'
import { type ReserveRealtimeCallDeps, reserveRealtimeCall } from './reserve-realtime-call'

test('finds no companion for an id that the database cannot store', async () => {
  const deps: ReserveRealtimeCallDeps = {
    calls: {
      async findAssistantId() {
        throw new Error('The database refuses this text')
      },
    },
    requestDeps: {} as ReserveRealtimeCallDeps['requestDeps'],
    authenticateKey: async () => ({
      keyId: 'key',
      userId: 'camille',
      canRemember: false,
      sharedWith: [],
    }),
  }
  const request = { key: 'amv_', agentId: 'clara\0', isVoiceAvailable: true, network: null }
  await expect(reserveRealtimeCall(deps, request)).rejects.toMatchObject({
    code: 'AGENT_NOT_FOUND',
  })
})
