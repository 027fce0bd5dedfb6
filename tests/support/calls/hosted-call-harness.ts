import { expect } from 'vitest'
import { createDefaultBehaviour } from '../../../emulators/vapi/emulated-calls'
import { systemClock } from '../../../server/platform/clock'
import type { Clock } from '../../../voice/ports/clock'
import { startProduct, type TestUser } from '../product/start-product'
import { addCompanion, createFastVoice, requestCall } from './call-client'
import { startVapiEmulator } from './vapi-emulator-server'

/** Divides delays of 5 s or more, such as the sweep interval, by 100, and shorter ones by 10. */
export const fastClock: Clock = {
  ...systemClock,
  schedule: (delayMs, action) =>
    systemClock.schedule(delayMs >= 5_000 ? delayMs / 100 : delayMs / 10, action),
}

export const hostedAssistantId = '2f1c7d4e-assistant-of-the-service'
const recipient = '127.0.0.1'

export type HostedCallHarness = Awaited<ReturnType<typeof startHostedCallHarness>>

/** Starts a product with an emulated voice service, and adds a companion whose calls that service runs. */
export async function startHostedCallHarness() {
  const emulator = await startVapiEmulator()
  const product = await startProduct({
    hostedVoice: emulator.config,
    logLevel: 'silent',
    voice: { ...createFastVoice(), clock: fastClock },
  })
  await addCompanion(product, { id: 'hosted-test', assistantId: hostedAssistantId })

  const reserve = (user: TestUser, body: object = {}) =>
    requestCall(product, user.cookie, {
      assistantId: hostedAssistantId,
      sharedWith: [recipient],
      ...body,
    })

  /** Asks for the call room as the service's client does, with a body that the product ignores. */
  const connect = (webCallUrl: string) =>
    product.request('/api/vapi/call/web', {
      body: { assistantId: 'another', assistantOverrides: { maxDurationSeconds: 99_999 } },
      headers: { authorization: `Bearer ${new URL(webCallUrl).searchParams.get('ticket')}` },
    })

  /**
   * Starts a call whose caller joined the room the given number of seconds ago. By default the second minute has
   * just begun, so that the call costs two minutes even if a busy machine needs most of a minute to end it.
   */
  async function startCall(user: TestUser, body: object = {}, secondsAgo = 62) {
    const { id, webCallUrl } = (await reserve(user, body)).body as {
      id: string
      webCallUrl: string
    }
    const connection = await connect(webCallUrl)
    const serviceId = (connection.body as { id: string }).id
    await product.pool.query(
      `update calls set started_at = now() - make_interval(secs => $2) where id = $1`,
      [id, secondsAgo + 2],
    )
    await emulator.join(serviceId, secondsAgo)
    return { id, serviceId }
  }

  const readOutcome = async (user: TestUser, callId: string) =>
    (await product.request(`/api/calls/${callId}`, { cookie: user.cookie })).body as {
      state: string
      reason?: string
      receipt?: {
        chargedMinutes: number
        balanceAfter: number
        pauses: { reason: string; ms: number }[]
      }
    }
  const waitForState = (user: TestUser, callId: string, state: string) =>
    expect.poll(async () => (await readOutcome(user, callId)).state).toBe(state)

  /** Makes the last heartbeat older, so that the next sweep asks the service about the call. */
  const ageHeartbeat = (callId: string, minutes = 1) =>
    product.pool.query(
      `update calls set heartbeat_at = now() - make_interval(mins => $2) where id = $1`,
      [callId, minutes],
    )

  return {
    emulator,
    product,
    reserve,
    connect,
    startCall,
    readOutcome,
    waitForState,
    ageHeartbeat,
    /** Restores the default behaviour of the emulated service. */
    reset: () => Object.assign(emulator.behaviour, createDefaultBehaviour()),
    async close() {
      await product.close()
      await emulator.close()
    },
  }
}
