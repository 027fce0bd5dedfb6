import { expect, test } from 'vitest'
import { createAdmitCaller } from './admit-caller'
import { hashToken } from './call-token'
import type { Connection, LiveCall } from './live-call'
import { factsOf } from './testing/call-samples'
import { FakeSocket, lineOf } from './testing/fake-socket'

/** The way in to one call, whose facts may take their time. */
function openDoor(facts = Promise.resolve(factsOf('call'))) {
  const connections: Connection[] = []
  const live = new Map<string, LiveCall>()
  const door = { isStopping: false, storedHash: hashToken('first') }
  const call: LiveCall = {
    facts: factsOf('call'),
    turns: { add() {}, unsaved: [], forget() {} },
    state: 'live',
    connect: (connection) => void connections.push(connection),
    figures: () => ({ wallMs: 0, billableMs: 0, pauses: [], durationMs: 0 }),
    probe() {},
    end: async () => {},
  }
  const admission = createAdmitCaller({
    calls: {
      claim: async () => true,
      exists: async () => true,
      findByResumeToken: async () => undefined,
      holdsResumeToken: async (_callId, tokenHash) => tokenHash === door.storedHash,
      async keepResumeToken(_callId, tokenHash) {
        door.storedHash = tokenHash
      },
    },
    liveCalls: {
      owner: 'here',
      find: (callId) => live.get(callId),
      add: (added) => void live.set(added.facts.id, added),
    },
    isStopping: () => door.isStopping,
    loadFacts: () => facts,
    openCall: () => call,
    settleDead: async () => {},
    onFault(error) {
      throw error
    },
  })
  const admit = (admittance: { ticket: string } | { token: string }) =>
    admission.admit(
      lineOf(new FakeSocket()),
      'ticket' in admittance
        ? { kind: 'ticket', callId: 'call', isBase64: false, ...admittance }
        : { kind: 'resume', callId: 'call', isBase64: false, lastFramePlayed: 0, ...admittance },
    )
  const lastToken = () => connections.at(-1)?.resumeToken ?? ''
  return { door, admission, admit, connections, lastToken, live }
}

test('a resume token holds until the next one has arrived', async () => {
  const { admit, connections, lastToken, door } = openDoor()
  await admit({ ticket: 'ticket' })
  expect(await admit({ token: 'first' })).toBeNull()
  const lost = lastToken()
  expect(await admit({ token: 'first' })).toBeNull()
  expect(await admit({ token: lost })).toBe('ticketRefused')

  const next = lastToken()
  connections.at(-1)?.onArrival()
  expect(await admit({ token: 'first' })).toBe('ticketRefused')
  expect(door.storedHash).toBe(hashToken(next))
  expect(await admit({ token: next })).toBeNull()
})

test('a stop waits for whoever was let in before it', async () => {
  let answer = (_facts: ReturnType<typeof factsOf>) => {}
  const { admission, admit, door, live } = openDoor(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const beginning = admit({ ticket: 'ticket' })
  door.isStopping = true
  const drained = admission.drain().then(() => live.size)
  answer(factsOf('call'))
  expect(await drained).toBe(1)
  expect(await beginning).toBeNull()
  expect(await admit({ ticket: 'another' })).toBe('serverRestarting')
})
