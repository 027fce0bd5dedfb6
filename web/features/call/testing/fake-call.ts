import type { ServerEvent } from '../../../../contract/call-server-events'
import type { CallAudio } from '../audio/call-audio'
import type { CallAudioEvents } from '../audio/call-audio-events'
import type { CallServer } from '../connection/call-server'
import type { CallSocketHandlers } from '../connection/call-socket'
import type { NetworkHandlers } from '../connection/network-events'
import type { StoredCall } from '../connection/stored-call'
import { CallController } from '../lifecycle/call-controller'
import type { RecognitionMethod } from '../recognition/recognition-method'
import { createFakeClock } from './fake-clock'
import { createFakeRecogniserClass } from './fake-recogniser'

type Options = {
  refusal?: string
  storedCall?: StoredCall | null
  methods?: readonly [RecognitionMethod, ...RecognitionMethod[]]
  /** Whether the browser blocks the sound until a gesture. */
  isBlocked?: boolean
}
type Socket = {
  url: string
  handlers: CallSocketHandlers
  sent: object[]
  isOpen: boolean
  microphoneFrameCount: number
}

/** Shared by all fake calls: a test of a reload continues a call in a second one, which must not repeat event ids. */
let eventCount = 0

/** Creates a call controller with fake audio, server, sockets and clock, which the test controls. */
export function createFakeCall({
  refusal,
  storedCall: initialStoredCall = null,
  methods = [{ by: 'nobody', reason: 'unsupported' }],
  isBlocked = false,
}: Options = {}) {
  const FakeRecogniser = createFakeRecogniserClass()
  const clock = createFakeClock()
  const steps: string[] = []
  const sockets: Socket[] = []
  const audio = { isClosed: false, clearCount: 0, isMuted: false, isBlocked }
  let network: NetworkHandlers | null = null
  let audioEvents: CallAudioEvents | undefined
  let position = { responseNumber: 0, frameNumber: 0, playedMs: 0 }
  let storedCall = initialStoredCall
  let outcome: Awaited<ReturnType<CallServer['get']>> = { state: 'live' }
  let frameNumber = 0
  const releasedCallIds: string[] = []

  const controller = new CallController({
    companion: { id: 'margaux', assistantId: 'amivoix:margaux' },
    minutesLeft: () => 42,
    clock,
    listenToNetwork(handlers) {
      network = handlers
      return () => {
        network = null
      }
    },
    createId: () => 'message-1',
    recognisers: {
      list: () => methods,
      createRecogniser: () => new FakeRecogniser(),
      isContinuous: true,
    },
    storage: {
      read: () => storedCall,
      write: (call) => {
        storedCall = call
      },
      deleteCaptions: () => {
        if (storedCall) storedCall = { ...storedCall, captions: [] }
      },
      clear: () => {
        storedCall = null
      },
    },
    server: {
      get: async () => outcome,
      release: async ({ id }) => releasedCallIds.push(id),
      async start() {
        if (refusal) throw Object.assign(new Error(refusal), { code: refusal })
        steps.push('call reserved')
        return startedCall
      },
    },
    openSocket(url, handlers) {
      steps.push('socket opened')
      const socket: Socket = { url, handlers, sent: [], isOpen: true, microphoneFrameCount: 0 }
      sockets.push(socket)
      return {
        send: (event) => socket.isOpen && socket.sent.push(event) > 0,
        sendMicrophone: () => {
          socket.microphoneFrameCount++
        },
        close: () => {
          socket.isOpen = false
        },
      }
    },
    async openAudio(events) {
      steps.push('audio opened')
      audioEvents = events
      return createFakeAudio(audio, () => position)
    },
  })

  const lastSocket = () => sockets.at(-1)!
  const flushPromises = async () => {
    for (let tick = 0; tick < 10; tick++) await Promise.resolve()
  }
  /** Delivers events of the server. The event id 'e' is replaced by a unique id. */
  const receive = (...events: ServerEvent[]) => {
    for (const event of events)
      lastSocket().handlers.onEvent(
        event.event_id === 'e' ? { ...event, event_id: `event_${++eventCount}` } : event,
      )
  }
  const call = {
    controller,
    steps,
    sockets,
    recognisers: FakeRecogniser.all,
    releasedCallIds,
    audio,
    flushPromises,
    receive,
    phase: () => controller.getSnapshot().call.phase,
    readStoredCall: () => storedCall,
    lastUrl: () => lastSocket().url,
    sentEvents: () => sockets.flatMap(({ sent }) => sent),
    /** The events that were sent on the newest socket. */
    eventsOnLastSocket: () => lastSocket().sent,
    countMicrophoneFrames: () =>
      sockets.reduce((sum, { microphoneFrameCount }) => sum + microphoneFrameCount, 0),
    now: () => clock.now(),
    wait: clock.wait,
    sleep: (ms: number) => clock.sleep(ms),
    changeNetwork: () => network?.onChange(),
    goOffline: () => network?.onOffline(),
    blockSound: () => audioEvents?.onFailureChange('sound-blocked', { isResolved: false }),
    unblockSound: () => audioEvents?.onFailureChange('sound-blocked', { isResolved: true }),
    dial: async () => {
      controller.dial({})
      await flushPromises()
    },
    answer: () => receive(sessionCreated),
    dialAndAnswer: async () => {
      await call.dial()
      call.answer()
      return call
    },
    drop(code: number, { wasOpen = true } = {}) {
      const droppedSocket = lastSocket()
      if (!droppedSocket.isOpen) return
      droppedSocket.isOpen = false
      droppedSocket.handlers.onClosed(code, wasOpen)
    },
    setOutcome: (next: typeof outcome) => {
      outcome = next
    },
    /** Receives frames of a response from the server, and reports how much of it was played. */
    playAudio(
      responseNumber: number,
      { receivedFrames, playedMs }: { receivedFrames: number; playedMs: number },
    ) {
      for (let frame = 0; frame < receivedFrames; frame++) {
        const pcm = new Uint8Array(960)
        const isLastOfResponse = false
        frameNumber++
        const { onFrame } = lastSocket().handlers
        onFrame({ source: 'companion', responseNumber, frameNumber, isLastOfResponse, pcm })
      }
      position = { responseNumber, frameNumber: playedMs / 20, playedMs }
      audioEvents?.onPlayed({ ...position, isResponseOver: false })
    },
    captureFrames(frames: number) {
      for (let frame = 0; frame < frames; frame++)
        audioEvents?.onMicrophoneFrame(new Int16Array(320), frame)
    },
    loseMicrophone: () => audioEvents?.onFailureChange('microphone-lost', { isResolved: false }),
    startSpeaking: (audioMs: number) =>
      audioEvents?.onSpeech({ type: 'started', audioMs, probability: 0.9 }),
  }
  return call
}

const createFakeAudio = (
  audioState: { isClosed: boolean; clearCount: number; isMuted: boolean; isBlocked: boolean },
  getPosition: () => { responseNumber: number; frameNumber: number; playedMs: number },
): CallAudio => ({
  microphone: 'granted',
  isDetectorReady: true,
  track: null,
  play() {},
  restoreVolume() {},
  async clear() {
    audioState.clearCount++
    const { responseNumber, frameNumber, playedMs } = getPosition()
    return { responseNumber, lastFramePlayed: frameNumber, playedMs }
  },
  setMuted(isMuted) {
    audioState.isMuted = isMuted
  },
  async requestMicrophone() {},
  isSoundBlocked: async () => audioState.isBlocked,
  resume() {},
  async close() {
    audioState.isClosed = true
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
