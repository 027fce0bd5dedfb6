import { expect, it } from 'vitest'
import type { StartedCall } from '../../../contract/conversations/calls'
import { createLineReservation } from './line-reservation'

/** A server with one line, which refuses a second call as the real one does. */
function startServer() {
  const taken = new Set<string>()
  const starts: { resolve: () => void; reject: (error: Error) => void }[] = []
  return {
    taken,
    starts,
    async start() {
      await new Promise<void>((resolve, reject) => starts.push({ resolve, reject }))
      if (taken.size > 0) throw new Error('CALL_ALREADY_LIVE')
      const id = `call-${starts.length}`
      taken.add(id)
      return { id } as StartedCall
    },
    async release({ id }: { id: string }) {
      taken.delete(id)
    },
  }
}
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}
const call = { assistantId: 'amivoix:margaux' }

it('lets a line go that came after the call was given up, before it asks for the next', async () => {
  const server = startServer()
  const reservation = createLineReservation(server)
  let isWanted = true
  const first = reservation.reserve(call, () => isWanted)
  await turns()
  isWanted = false
  const second = reservation.reserve(call, () => true)
  server.starts[0]?.resolve()
  await turns()
  server.starts[1]?.resolve()
  expect(await first).toBeNull()
  expect(await second).toEqual({ id: 'call-2' })
  expect([...server.taken]).toEqual(['call-2'])
})

it('asks for the next line once the last one is let go', async () => {
  const server = startServer()
  const reservation = createLineReservation(server)
  const first = reservation.reserve(call, () => true)
  await turns()
  server.starts[0]?.resolve()
  await first
  reservation.letGo('call-1')
  const second = reservation.reserve(call, () => true)
  await turns()
  server.starts[1]?.resolve()
  expect(await second).toEqual({ id: 'call-2' })
})

it('does not ask at all for a call that was given up while it waited', async () => {
  const server = startServer()
  expect(await createLineReservation(server).reserve(call, () => false)).toBeNull()
  expect(server.starts).toHaveLength(0)
})

it('goes on after a refusal', async () => {
  const server = startServer()
  const reservation = createLineReservation(server)
  const first = reservation.reserve(call, () => true)
  await turns()
  server.starts[0]?.reject(new Error('ALL_LINES_BUSY'))
  await expect(first).rejects.toThrow('ALL_LINES_BUSY')
  const second = reservation.reserve(call, () => true)
  await turns()
  server.starts[1]?.resolve()
  expect(await second).toEqual({ id: 'call-2' })
})
