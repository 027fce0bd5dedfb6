import { describe, expect, it } from 'vitest'
import type { StartedCall } from '../../../../contract/conversations/calls'
import { createCallReservations } from './call-reservations'

/** Creates a server that, like the real one, refuses a second call while one is reserved. */
function createFakeServer() {
  const reservedIds = new Set<string>()
  const starts: { resolve: () => void; reject: (error: Error) => void }[] = []
  return {
    reserved: reservedIds,
    starts,
    async start() {
      await new Promise<void>((resolve, reject) => starts.push({ resolve, reject }))
      if (reservedIds.size > 0) throw new Error('CALL_ALREADY_LIVE')
      const id = `call-${starts.length}`
      reservedIds.add(id)
      return { id } as StartedCall
    },
    async release({ id }: { id: string }) {
      reservedIds.delete(id)
    },
  }
}
const flushPromises = async () => {
  for (let tick = 0; tick < 10; tick++) await Promise.resolve()
}
const call = { assistantId: 'amivoix:margaux' }

describe('createCallReservations', () => {
  it('releases a reservation that arrives after the call was cancelled, before the next reservation is made', async () => {
    const server = createFakeServer()
    const reservations = createCallReservations(server)
    let isWanted = true
    const firstReservation = reservations.reserve(call, () => isWanted)
    await flushPromises()
    isWanted = false
    const secondReservation = reservations.reserve(call, () => true)
    server.starts[0]?.resolve()
    await flushPromises()
    server.starts[1]?.resolve()
    expect(await firstReservation).toBeNull()
    expect(await secondReservation).toEqual({ id: 'call-2' })
    expect([...server.reserved]).toEqual(['call-2'])
  })

  it('makes the next reservation once the previous one is released', async () => {
    const server = createFakeServer()
    const reservations = createCallReservations(server)
    const firstReservation = reservations.reserve(call, () => true)
    await flushPromises()
    server.starts[0]?.resolve()
    await firstReservation
    reservations.release('call-1')
    const secondReservation = reservations.reserve(call, () => true)
    await flushPromises()
    server.starts[1]?.resolve()
    expect(await secondReservation).toEqual({ id: 'call-2' })
  })

  it('sends no request for a call that is no longer wanted', async () => {
    const server = createFakeServer()
    expect(await createCallReservations(server).reserve(call, () => false)).toBeNull()
    expect(server.starts).toHaveLength(0)
  })

  it('makes the next reservation after the server refused one', async () => {
    const server = createFakeServer()
    const reservations = createCallReservations(server)
    const firstReservation = reservations.reserve(call, () => true)
    await flushPromises()
    server.starts[0]?.reject(new Error('ALL_LINES_BUSY'))
    await expect(firstReservation).rejects.toThrow('ALL_LINES_BUSY')
    const secondReservation = reservations.reserve(call, () => true)
    await flushPromises()
    server.starts[1]?.resolve()
    expect(await secondReservation).toEqual({ id: 'call-2' })
  })
})
