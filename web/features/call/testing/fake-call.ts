import type { ServerEvent } from '../../../../contract/call-server-events'
import type { CallAudio } from '../audio/call-audio'
import type { CallAudioEvents } from '../audio/call-audio-events'
import { CallController } from '../call-controller'
import type { CallSocketHandlers } from '../call-socket'
import type { RememberedCall } from '../remembered-call'
import type { CallServer } from '../reserve-line'
import { createFakeClock } from './fake-clock'

type Options = { refusal?: string; remembered?: RememberedCall | null }
type Socket = {
  address: string
  handlers: CallSocketHandlers
  sent: object[]
  isOpen: boolean
  microphoneFrames: number
}

/** A whole call in the page with sound, server, sockets and time made up; tests play the other side. */
export function startFakeCall({ refusal, remembered: kept = null }: Options = {}) {
  const clock = createFakeClock()
  const order: string[] = []
  const sockets: Socket[] = []
  const audio = { isClosed: false, cuts: 0, isMuted: false }
  let ears: CallAudioEvents | undefined
  let heard = { responseNumber: 0, frameNumber: 0, playedMs: 0 }
  let remembered = kept
  let outcome: Awaited<ReturnType<CallServer['get']>> = { state: 'live' }
  let frameNumber = 0
  const released: string[] = []

  const controller = new CallController({
    agent: { id: 'margaux', vapiAssistantId: 'amivoix:margaux' },
    minutesLeft: () => 42,
    clock,
    createId: () => 'words-1',
    memory: {
      read: () => remembered,
      write: (call) => {
        remembered = call
      },
      forget: () => {
        remembered = null
      },
    },
    server: {
      get: async () => outcome,
      release: async ({ id }) => released.push(id),
      async start() {
        if (refusal) throw Object.assign(new Error(refusal), { code: refusal })
        order.push('line reserved')
        return startedCall
      },
    },
    openSocket(address, handlers) {
      order.push('socket opened')
      const socket: Socket = { address, handlers, sent: [], isOpen: true, microphoneFrames: 0 }
      sockets.push(socket)
      return {
        send: (event) => socket.isOpen && socket.sent.push(event) > 0,
        sendMicrophone: () => {
          socket.microphoneFrames++
        },
        close: () => {
          socket.isOpen = false
        },
      }
    },
    async openAudio(events) {
      order.push('sound opened')
      ears = events
      return createFakeAudio(audio, () => heard)
    },
  })

  const socket = () => sockets.at(-1)!
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  let told = 0
  /** Each under a name of its own, as the server tells them. */
  const receive = (...events: ServerEvent[]) => {
    for (const event of events) socket().handlers.onEvent({ ...event, event_id: `event_${++told}` })
  }
  const call = {
    controller,
    order,
    sockets,
    released,
    audio,
    settle,
    receive,
    phase: () => controller.read().call.phase,
    remembered: () => remembered,
    lastAddress: () => socket().address,
    sent: () => sockets.flatMap(({ sent }) => sent),
    /** By the newest socket alone. */
    sentLast: () => socket().sent,
    microphoneFrames: () => sockets.reduce((sum, one) => sum + one.microphoneFrames, 0),
    wait: clock.wait,
    dial: async () => {
      controller.dial({})
      await settle()
    },
    answer: () => receive(sessionCreated),
    up: async () => {
      await call.dial()
      call.answer()
      return call
    },
    drop(code: number) {
      const dropped = socket()
      if (!dropped.isOpen) return
      dropped.isOpen = false
      dropped.handlers.onClosed(code)
    },
    outcome: (told: typeof outcome) => {
      outcome = told
    },
    playAudio(responseNumber: number, { frames, heardMs }: { frames: number; heardMs: number }) {
      for (let frame = 0; frame < frames; frame++) {
        const pcm = new Uint8Array(960)
        const isLastOfResponse = false
        frameNumber++
        const { onFrame } = socket().handlers
        onFrame({ source: 'companion', responseNumber, frameNumber, isLastOfResponse, pcm })
      }
      heard = { responseNumber, frameNumber: heardMs / 20, playedMs: heardMs }
      ears?.onPlayed({ ...heard, isResponseOver: false })
    },
    speak(frames: number) {
      for (let frame = 0; frame < frames; frame++)
        ears?.onMicrophoneFrame(new Int16Array(320), frame)
    },
    loseMicrophone: () => ears?.onProblem('microphone-lost', false),
    startSpeaking: (audioMs: number) =>
      ears?.onSpeech({ type: 'started', audioMs, probability: 0.9 }),
  }
  return call
}

const createFakeAudio = (
  fake: { isClosed: boolean; cuts: number; isMuted: boolean },
  heard: () => { responseNumber: number; frameNumber: number; playedMs: number },
): CallAudio => ({
  microphone: 'granted',
  isDetectorReady: true,
  play() {},
  restore() {},
  async clear() {
    fake.cuts++
    const { responseNumber, frameNumber, playedMs } = heard()
    return { responseNumber, lastFramePlayed: frameNumber, playedMs }
  },
  setMuted(isMuted) {
    fake.isMuted = isMuted
  },
  async askMicrophone() {},
  resume() {},
  async close() {
    fake.isClosed = true
  },
})

const startedCall = {
  id: '11111111-1111-4111-8111-111111111111',
  webCallUrl: '/api/calls/11111111-1111-4111-8111-111111111111/stream?ticket=t',
  provider: 'amivoix' as const,
  expiresAt: '2026-11-21T22:01:00.000Z',
  maxDurationSeconds: 2_520,
  resumeToken: 'token-0',
  agent: { id: 'margaux', name: 'Margaux', image: '', portraitHue: 12 },
}

const sessionCreated: ServerEvent = {
  type: 'session.created',
  event_id: 'e',
  session: {
    type: 'realtime',
    id: startedCall.id,
    agent: { id: 'margaux', name: 'Margaux', voice: 'feminine-warm' },
    output_modalities: ['audio'],
    audio: {},
    synthetic: true,
  },
}
