import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import { createLiveCall } from '../server/features/calls/live/live-call'
import type { CallSocket } from '../server/features/calls/stream/call-connection'
import { createFakeCallFacts } from '../server/features/calls/testing/fake-call-facts'
import { createSilentMicrophoneFrame } from '../tests/support/calls/call-client'
import { createFramePool } from '../voice/audio/frame-allocator'
import type { DialogueContext } from '../voice/brain/dialogue/dialogue-context'
import { createPacer } from '../voice/session/engine/create-pacer'
import { createVirtualClock } from '../voice/testing/virtual-clock'
import { instantVoice } from './calls/instant-voice'
import { report, round } from './figure'

// Measures whether a call needs more memory the longer it lasts. The calls run on a virtual clock, with
// sockets that discard what is sent, so that half an hour takes less than a minute. Each call gets a
// microphone frame every 20 ms, and a typed text every 12 s that is answered with 6 s of speech. Memory is
// read after a garbage collection at the end of a response.

const callCount = 50
const frameMs = 20
const cycleMs = 12_000
/**
 * When in a cycle the text is typed. The response lasts 6 s, so it ends together with the cycle. Memory is read at that
 * moment, because a call holds the most audio at the end of a response.
 */
const typedAtMs = 6_000
/** How often the product saves the turns of all calls, which empties their lists of unsaved turns. */
const heartbeatMs = 5_000
const firstReadingMinutes = 5
const lastReadingMinutes = 30
const maxGrowth = 0.05

const clock = createVirtualClock()
const pacer = createPacer(clock)
const framePool = createFramePool()
const frame = Buffer.from(createSilentMicrophoneFrame(0))
const text = Buffer.from(
  JSON.stringify({
    type: 'conversation.item.create',
    item: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Bonjour' }] },
  }),
)

/** Bytes in use before any call. */
const baselineBytes = await measureUsedBytes()
const calls = Array.from({ length: callCount }, (_call, index) => openCall(`call-${index}`))
await runUntil(firstReadingMinutes)
const firstBytes = (await measureUsedBytes()) - baselineBytes
await runUntil(lastReadingMinutes)
const lastBytes = (await measureUsedBytes()) - baselineBytes
const lostCallCount = calls.filter(({ call }) => call.state !== 'live').length
const growth = lastBytes / firstBytes - 1

const toMegabytesPerCall = (bytes: number) => round(bytes / callCount / 1e6, 3)
report({
  name: `memory of a call after ${firstReadingMinutes} minutes (n = ${callCount})`,
  value: toMegabytesPerCall(firstBytes),
  unit: 'MB',
})
report({
  name: `memory of a call after ${lastReadingMinutes} minutes`,
  value: toMegabytesPerCall(lastBytes),
  unit: 'MB',
})
report({
  name: `growth of the memory of a call from minute ${firstReadingMinutes} to ${lastReadingMinutes}`,
  value: round(growth * 100),
  unit: '%',
  goal: `≤ ${maxGrowth * 100} %`,
  isMet: growth <= maxGrowth && lostCallCount === 0,
})

function openCall(id: string) {
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send() {},
    close() {},
    terminate() {},
    ping() {},
  })
  const tcpSocket: CallSocket['tcpSocket'] = {
    cork() {},
    uncork() {},
    write() {},
    writableLength: 0,
  }
  const call = createLiveCall(
    { ...createFakeCallFacts(id), minutesLeft: 2 * lastReadingMinutes },
    {
      clock,
      pacer,
      framePool,
      // This dialogue ignores its context.
      dialogue: instantVoice.createDialogue({} as DialogueContext, []),
      textToSpeech: instantVoice.textToSpeech,
      speechToText: null,
      settle: async () => null,
      onError(error) {
        throw error
      },
    },
  )
  call.connect({
    // The cast is safe: the fake socket has every member of WebSocket that a connection uses.
    socket: socket as unknown as WebSocket,
    tcpSocket,
    isBase64: false,
    resumeToken: '',
    lastFramePlayed: 0,
    onTokenReceived() {},
  })
  return { call, socket }
}

async function runUntil(minutes: number) {
  for (let nowMs = clock.monotonicMs(); nowMs < minutes * 60_000; nowMs += frameMs) {
    for (const { call, socket } of calls) {
      const isBinary = true
      socket.emit('message', frame, isBinary)
      if (nowMs % cycleMs === typedAtMs) socket.emit('message', text, !isBinary)
      if (nowMs % heartbeatMs === 0) call.turns.remove(call.turns.unsaved)
    }
    await clock.advance(frameMs)
  }
}

/** Returns the bytes of objects and buffers that are in use. */
async function measureUsedBytes(): Promise<number> {
  for (let collection = 0; collection < 3; collection += 1) {
    globalThis.gc?.()
    // Buffers are released only after the collection.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
