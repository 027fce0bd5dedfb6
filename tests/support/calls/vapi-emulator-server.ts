import Fastify from 'fastify'
import {
  createDefaultBehaviour,
  type EmulatedCall,
  type RoomEvent,
} from '../../../emulators/vapi/emulated-calls'
import { vapiEmulatorPath, vapiRoutes } from '../../../emulators/vapi/vapi-routes'
import { isDirectLoopbackRequest } from '../../../server/platform/http/loopback'
import { findFreePort } from '../product/find-free-port'

export const vapiKey = 'private-key-of-the-tests'
export const vapiWebhookSecret = 'webhook-secret-of-the-tests'

export type VapiEmulator = Awaited<ReturnType<typeof startVapiEmulator>>

/** Starts the Vapi emulator on a separate server. Tests can set the time at which a caller joins. */
export async function startVapiEmulator() {
  const origin = `http://127.0.0.1:${await findFreePort()}`
  const url = new URL(vapiEmulatorPath, origin)
  const behaviour = createDefaultBehaviour()
  const calls: EmulatedCall[] = []
  let offsetMs = 0
  const app = Fastify()
  await app.register(vapiRoutes, {
    publicOrigin: origin,
    privateKey: vapiKey,
    clock: { now: () => new Date(Date.now() + offsetMs), schedule: () => () => {} },
    fetch,
    isLoopbackRequest: isDirectLoopbackRequest,
    behaviour,
    onCreated: (call) => calls.push(call),
  })
  await app.listen({ port: Number(url.port), host: '127.0.0.1' })

  const post = (path: string, body: object = {}) =>
    fetch(`${url.href}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** Makes the caller join the room, as if `secondsAgo` seconds ago. */
  async function join(id: string, secondsAgo = 0) {
    offsetMs = -secondsAgo * 1_000
    await post(`rooms/${id}/join`)
    offsetMs = 0
  }

  return {
    behaviour,
    calls,
    /** The settings with which a product uses this emulator. */
    config: {
      url,
      privateKey: vapiKey,
      webhookSecret: vapiWebhookSecret,
      roomScript: new URL(`${url.href}/room.js`),
    },
    find: (id: string) => calls.find((call) => call.id === id),
    send(id: string, event: RoomEvent) {
      for (const listener of calls.find((call) => call.id === id)?.listeners ?? []) listener(event)
    },
    join,
    leave: (id: string) => post(`rooms/${id}/leave`),
    close: () => app.close(),
  }
}
