import { expect, test } from 'vitest'
import { createVirtualClock } from '../../../../voice/testing/virtual-clock'
import { hashToken } from '../../../platform/tokens'
import type { ConnectOptions, LiveCall } from '../live/live-call'
import { createFakeCallFacts } from '../testing/fake-call-facts'
import { FakeSocket, toCallSocket } from '../testing/fake-socket'
import { createCallAdmission } from './call-admission'

/** Creates the admission of one call, which can start once the promise `facts` resolves. */
function createAdmission(facts = Promise.resolve(createFakeCallFacts('call'))) {
  const connections: ConnectOptions[] = []
  const clock = createVirtualClock()
  const liveCallsById = new Map<string, LiveCall>()
  const state = {
    isStopping: false,
    storedHash: hashToken('first', 'hex'),
    ticket: { ticketHash: hashToken('ticket', 'hex') as string | null, isExpired: false },
  }
  const call: LiveCall = {
    facts: createFakeCallFacts('call'),
    turns: { add() {}, unsaved: [], remove() {} },
    state: 'live',
    connect: (options) => void connections.push(options),
    readFigures: () => ({ wallMs: 0, billableMs: 0, pauses: [], durationMs: 0 }),
    ping() {},
    checkAlive() {},
    end: async () => {},
  }
  const admission = createCallAdmission({
    calls: {
      claim: async () => true,
      findTicket: async () => state.ticket,
      exists: async () => true,
      findByResumeToken: async () => undefined,
      hasResumeToken: async (_callId, tokenHash) => tokenHash === state.storedHash,
      async storeResumeToken(_callId, tokenHash) {
        state.storedHash = tokenHash
      },
    },
    liveCalls: {
      owner: 'here',
      find: (callId) => liveCallsById.get(callId),
      add: (call) => void liveCallsById.set(call.facts.id, call),
    },
    clock,
    isStopping: () => state.isStopping,
    loadFacts: () => facts,
    createCall: () => call,
    settleIfAbandoned: async () => {},
    onError(error) {
      throw error
    },
  })
  const admit = (secret: { ticket: string } | { token: string }) =>
    admission.admit(
      toCallSocket(new FakeSocket()),
      'ticket' in secret
        ? { kind: 'ticket', callId: 'call', isBase64: false, ...secret }
        : { kind: 'resume', callId: 'call', isBase64: false, lastFramePlayed: 0, ...secret },
    )
  const check = (secret: { ticket: string } | { token: string }) =>
    admission.check(
      'ticket' in secret
        ? { kind: 'ticket', callId: 'call', isBase64: false, ...secret }
        : { kind: 'resume', callId: 'call', isBase64: false, lastFramePlayed: 0, ...secret },
    )
  const lastToken = () => connections.at(-1)?.resumeToken ?? ''
  return { state, clock, admission, admit, check, connections, lastToken, liveCallsById }
}

test('a resume token stays valid until the client has received the next one', async () => {
  const { admit, connections, lastToken, state } = createAdmission()
  await admit({ ticket: 'ticket' })
  expect(await admit({ token: 'first' })).toBeNull()
  const lostToken = lastToken()
  expect(await admit({ token: 'first' })).toBeNull()
  expect(await admit({ token: lostToken })).toBe('ticketRefused')

  const receivedToken = lastToken()
  connections.at(-1)?.onTokenReceived()
  expect(await admit({ token: 'first' })).toBe('ticketRefused')
  expect(state.storedHash).toBe(hashToken(receivedToken, 'hex'))
  expect(await admit({ token: receivedToken })).toBeNull()
})

test('accepts a used resume token three more times while the next one has not been received', async () => {
  const { admit, lastToken } = createAdmission()
  await admit({ ticket: 'ticket' })
  for (let count = 0; count < 4; count += 1) expect(await admit({ token: 'first' })).toBeNull()
  expect(await admit({ token: 'first' })).toBe('ticketRefused')
  expect(await admit({ token: lastToken() })).toBeNull()
})

test('accepts a used resume token for 20 s after its last use', async () => {
  const { admit, clock, lastToken } = createAdmission()
  await admit({ ticket: 'ticket' })
  await admit({ token: 'first' })
  await clock.advance(20_000)
  expect(await admit({ token: 'first' })).toBeNull()
  await clock.advance(20_001)
  expect(await admit({ token: 'first' })).toBe('ticketRefused')
  expect(await admit({ token: lastToken() })).toBeNull()
})

test('a resume token is no longer accepted once the next one has been presented', async () => {
  const { admit, lastToken } = createAdmission()
  await admit({ ticket: 'ticket' })
  await admit({ token: 'first' })
  expect(await admit({ token: lastToken() })).toBeNull()
  expect(await admit({ token: 'first' })).toBe('ticketRefused')
})

test('counts the uses of a resume token that several connections present at the same time', async () => {
  const { admit } = createAdmission()
  await admit({ ticket: 'ticket' })
  const refusals = await Promise.all(Array.from({ length: 10 }, () => admit({ token: 'first' })))
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(4)
})

test('drain waits for a call that was already starting, and calls that come after the stop are refused', async () => {
  let resolveFacts = (_facts: ReturnType<typeof createFakeCallFacts>) => {}
  const { admission, admit, state, liveCallsById } = createAdmission(
    new Promise((resolve) => {
      resolveFacts = resolve
    }),
  )
  const startAttempt = admit({ ticket: 'ticket' })
  state.isStopping = true
  const liveCallCount = admission.drain().then(() => liveCallsById.size)
  resolveFacts(createFakeCallFacts('call'))
  expect(await liveCallCount).toBe(1)
  expect(await startAttempt).toBeNull()
  expect(await admit({ ticket: 'another' })).toBe('serverRestarting')
})

test('checks a ticket without using it up, and refuses a wrong, an expired or a used ticket', async () => {
  const { check, state } = createAdmission()
  expect(await check({ ticket: 'ticket' })).toBeNull()
  expect(await check({ ticket: 'ticket' })).toBeNull()
  expect(await check({ ticket: 'guessed' })).toBe('TICKET_INVALID')
  state.ticket.isExpired = true
  expect(await check({ ticket: 'ticket' })).toBe('TICKET_INVALID')
  state.ticket = { ticketHash: null, isExpired: false }
  expect(await check({ ticket: 'ticket' })).toBe('TICKET_INVALID')
})

test('checks a resume token without using it up', async () => {
  const { admit, check, connections, lastToken } = createAdmission()
  await admit({ ticket: 'ticket' })
  for (let checks = 0; checks < 6; checks += 1) expect(await check({ token: 'first' })).toBeNull()
  await admit({ token: 'first' })
  connections.at(-1)?.onTokenReceived()
  expect(await check({ token: 'first' })).toBe('TICKET_INVALID')
  expect(await check({ token: lastToken() })).toBeNull()
})
