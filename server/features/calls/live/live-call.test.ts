import { describe, expect, test } from 'vitest'
import { closeCodes } from '../../../../contract/close-codes'
import { createFramePool, type FramePool } from '../../../../voice/audio/frame-allocator'
import { createPacer } from '../../../../voice/session/engine/create-pacer'
import { createFakeDialogue } from '../../../../voice/testing/fake-dialogue'
import { createFakeTextToSpeech } from '../../../../voice/testing/fake-text-to-speech'
import { createVirtualClock } from '../../../../voice/testing/virtual-clock'
import { buildReceipt } from '../settlement/build-receipt'
import { createFakeCallFacts } from '../testing/fake-call-facts'
import { FakeSocket, toCallSocket } from '../testing/fake-socket'
import { createLiveCall, type Ending } from './live-call'

type CallOptions = {
  shouldSettlementFail?: boolean
  timeBudgetMinutes?: number
  /** What the companion says whenever it speaks. */
  sentences?: string[]
  framePool?: FramePool
}

function openCall(options: CallOptions = {}) {
  const { shouldSettlementFail = false, timeBudgetMinutes = 0, sentences } = options
  const clock = createVirtualClock()
  const endings: Ending[] = []
  const dialogue = createFakeDialogue(sentences && (() => sentences))
  const facts = {
    ...createFakeCallFacts('call'),
    timeBudgetMinutes: timeBudgetMinutes || null,
  }
  const call = createLiveCall(facts, {
    clock,
    pacer: createPacer(clock),
    framePool: options.framePool ?? createFramePool(),
    dialogue,
    textToSpeech: createFakeTextToSpeech(clock),
    speechToText: null,
    onError: (error) => {
      throw error
    },
    async settle(_call, ending) {
      endings.push(ending)
      if (shouldSettlementFail) return null
      const { figures, reason } = ending
      const chargedMinutes = Math.ceil(figures.billableMs / 60_000)
      const { startedAt } = facts
      return {
        reason,
        receipt: buildReceipt({ startedAt, figures, chargedMinutes, balanceBefore: 5 }),
      }
    },
  })
  const connect = (lastFramePlayed = 0, socket = new FakeSocket()) => {
    call.connect({
      ...toCallSocket(socket),
      isBase64: false,
      resumeToken: 'next-token',
      lastFramePlayed,
      onTokenReceived() {},
    })
    return socket
  }
  return { call, clock, connect, endings, dialogue }
}

const parseEvents = ({ texts }: FakeSocket) =>
  texts.map((text) => JSON.parse(text) as { type: string; event_id: string; code?: string })

const hangUp = (socket: FakeSocket) =>
  socket.emit('message', Buffer.from('{"type":"call.hang_up"}'), false)

test('sends the final event after the settlement, and then closes the connection', async () => {
  const { clock, connect } = openCall()
  const socket = connect()
  await clock.advance(3_000)
  hangUp(socket)
  await clock.advance(1)
  expect(parseEvents(socket).at(-1)).toMatchObject({ type: 'call.ended', reason: 'hung-up' })
  expect(socket.closedWith).toBe(1000)
  expect(socket.frames).toBeGreaterThan(0)
})

test('sends an error when the call could not be saved, and closes with a code after which clients can resume', async () => {
  const { clock, connect } = openCall({ shouldSettlementFail: true })
  const socket = connect()
  hangUp(socket)
  await clock.advance(1)
  expect(parseEvents(socket).at(-1)).toMatchObject({
    type: 'error',
    code: 'DATABASE_FAILED',
    message: 'Erreur lors de la sauvegarde',
  })
  expect(socket.closedWith).toBe(closeCodes.serverFailed.code)
  expect(closeCodes.serverFailed.canResume).toBe(true)
})

test('gives each event its own id, and the same id when it is sent again', async () => {
  const { clock, connect } = openCall()
  const firstSocket = connect()
  await clock.advance(1_000)
  const secondSocket = connect(10)
  await clock.advance(1_000)
  const sentEvents = [...parseEvents(firstSocket), ...parseEvents(secondSocket)]
  const repeatedEvents = parseEvents(secondSocket).filter(({ event_id }) =>
    parseEvents(firstSocket).some((event) => event.event_id === event_id),
  )
  expect(repeatedEvents.length).toBeGreaterThan(0)
  expect(parseEvents(firstSocket)).toEqual(expect.arrayContaining(repeatedEvents))
  expect(new Set(sentEvents.map(({ event_id }) => event_id)).size).toBe(
    sentEvents.length - repeatedEvents.length,
  )
})

test('sends the receipt to a client that resumes after the end, and closes the connection', async () => {
  const { call, clock, connect } = openCall()
  connect().emit('close')
  await Promise.all([call.end('ejected'), clock.advance(1)])
  const lateSocket = connect()
  expect(parseEvents(lateSocket)).toMatchObject([
    { type: 'call.ended', reason: 'ejected', receipt: {} },
  ])
  expect(lateSocket.closedWith).toBe(1000)
})

test('does not bill the time between the last activity of a connection and its replacement', async () => {
  const { clock, connect, endings } = openCall()
  const firstSocket = connect()
  await clock.advance(2_000)
  firstSocket.emit('pong')
  await clock.advance(4_000)
  const secondSocket = connect()
  hangUp(secondSocket)
  await clock.advance(1)
  expect(endings[0]?.figures.pauses).toContainEqual(
    expect.objectContaining({ reason: 'link-lost', ms: 4_000 }),
  )
})

describe('a connection that was replaced by another', () => {
  test('is ignored, and its close does not suspend the call', async () => {
    const { call, clock, connect } = openCall()
    const firstSocket = connect()
    await clock.advance(1_000)
    const secondSocket = connect(10)
    expect(firstSocket.closedWith).toBe(4409)
    hangUp(firstSocket)
    firstSocket.emit('close')
    await clock.advance(100)
    expect(call.state).toBe('live')
    expect(parseEvents(secondSocket).map(({ type }) => type)).toContain('call.resumed')
  })
})

test('ends the call when the caller does not resume within 20 s', async () => {
  const { clock, connect, endings } = openCall()
  const socket = connect()
  await clock.advance(1_000)
  socket.emit('close')
  await clock.advance(19_000)
  expect(endings).toEqual([])
  await clock.advance(2_000)
  expect(endings).toMatchObject([{ reason: 'link-lost' }])
})

test('suspends a call whose first socket has closed before the call received it', () => {
  const { call } = openCall()
  const socket = new FakeSocket()
  socket.readyState = socket.CLOSED
  call.connect({
    ...toCallSocket(socket),
    isBase64: false,
    resumeToken: '',
    lastFramePlayed: 0,
    onTokenReceived() {},
  })
  expect(call.state).toBe('suspended')
})

test('ends the call of a realtime client whose socket has closed before the call received it', async () => {
  const { call, clock, endings } = openCall()
  const socket = new FakeSocket()
  socket.readyState = socket.CLOSED
  call.connect({
    ...toCallSocket(socket),
    isBase64: false,
    isRealtimeClient: true,
    resumeToken: '',
    lastFramePlayed: 0,
    onTokenReceived() {},
  })
  await clock.advance(1)
  expect(endings).toMatchObject([{ reason: 'hung-up', figures: { billableMs: 0 } }])
})

test('says goodbye when the time budget is used up', async () => {
  const { clock, connect, dialogue } = openCall({ timeBudgetMinutes: 1 })
  connect()
  await clock.advance(59_000)
  expect(dialogue.prompts).not.toContainEqual({ kind: 'farewell', reason: 'time-budget' })
  await clock.advance(5_000)
  expect(dialogue.prompts).toContainEqual({ kind: 'farewell', reason: 'time-budget' })
})

describe('the memory of sent audio', () => {
  function openStoryCall() {
    const pool = createFramePool()
    let returnedBlocks = 0
    const framePool = {
      ...pool,
      returnBlock() {
        returnedBlocks += 1
      },
    }
    const sentences = Array<string>(40).fill('Je raconte une longue histoire.')
    const { clock, connect } = openCall({ sentences, framePool })
    const stayConnected = async (socket: FakeSocket, seconds: number) => {
      for (let count = 0; count < seconds; count += 1) {
        socket.emit('pong')
        await clock.advance(1_000)
      }
    }
    return { clock, connect, stayConnected, countReturnedBlocks: () => returnedBlocks }
  }

  test('is not reused while a replaced connection may still send it', async () => {
    const { clock, connect, stayConnected, countReturnedBlocks } = openStoryCall()
    const firstSocket = connect()
    await clock.advance(1_000)
    const secondSocket = connect()
    await stayConnected(secondSocket, 10)
    expect(countReturnedBlocks()).toBe(0)
    firstSocket.emit('close')
    await stayConnected(secondSocket, 10)
    expect(countReturnedBlocks()).toBeGreaterThan(0)
  })

  test('is reused after a socket that had closed before the call received it', async () => {
    const { connect, stayConnected, countReturnedBlocks } = openStoryCall()
    const closedSocket = new FakeSocket()
    closedSocket.readyState = closedSocket.CLOSED
    connect(0, closedSocket)
    await stayConnected(connect(), 10)
    expect(countReturnedBlocks()).toBeGreaterThan(0)
  })
})
