import { expect, test, vi } from 'vitest'
import { connectHostedCall, createHostedToken } from './connect-hosted-call'
import type { HostedCallRow } from './hosted-call-repository'

test('reports that the id from the service could not be stored, and ends and settles the call', async () => {
  const hostedCall = {
    id: crypto.randomUUID(),
    crisisMs: 0,
    crisisSince: null,
    pauses: [] as unknown,
  }
  const error = new Error('The database is full')
  const onError = vi.fn()
  const endCall = vi.fn()
  const settle = vi.fn()
  const connection = connectHostedCall(
    {
      hostedCalls: {
        claim: async () => hostedCall as HostedCallRow,
        storeServiceCall: () => Promise.reject(error),
      },
      hostedVoice: {
        createCall: async () => ({
          id: 'service-call',
          controlUrl: 'https://control.example.test',
          forClient: {},
        }),
        endCall,
      },
      findAssistantId: async () => 'assistant',
      loadVariables: async () => ({}),
      settle,
      onError,
    },
    createHostedToken(hostedCall.id, 't'.repeat(20)),
  )
  await expect(connection).rejects.toMatchObject({ code: 'VOICE_UNAVAILABLE' })
  expect(onError.mock.calls).toEqual([[error]])
  expect(endCall).toHaveBeenCalledWith('https://control.example.test')
  expect(settle.mock.calls).toMatchObject([[{ callId: hostedCall.id, reason: 'provider-failed' }]])
})
