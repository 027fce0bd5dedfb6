import { WebSocket } from 'ws'
import type { ClientEvent } from '../../contract/call-client-events'
import { serverEvent } from '../../contract/call-server-events'
import { createSilentMicrophoneFrame } from '../../tests/support/calls/call-client'
import { detectorReleaseMs } from '../../voice/session/turn-taking/decide-turn'
import {
  chooseBatchSize,
  createFrameBatch,
} from '../../web/features/call/audio/capture/frame-batch'
import {
  gateMicrophone,
  initialGateState,
} from '../../web/features/call/audio/capture/microphone-gate'
import { endpointingDelayMs, interruptionDelayMs, type Timings } from './timings'

const frameMs = 20
/** How long the caller speaks in a turn. */
const turnMs = 1_500
/** How long the caller speaks when interrupting the companion. */
const interruptionMs = 1_000
/** How much of a response of 6 s the caller hears before cancelling or interrupting it. */
const listeningMs = 3_000
const pauseMs = 1_000
const timeoutMs = 10_000

/**
 * What the caller does after listening for a while: one of two ways to stop the companion, or
 * nothing.
 */
type Plan = 'cancel' | 'interrupt' | 'listen-to-end'

type Step =
  | { kind: 'connecting' }
  | { kind: 'pausing'; untilMs: number }
  | { kind: 'speaking'; untilMs: number }
  /** The voice activity detector reports the end of speech only after its release time. */
  | { kind: 'falling-silent'; sinceMs: number }
  | { kind: 'awaiting-response'; sinceMs: number; timing: 'commitToAudioMs' | 'silenceToAudioMs' }
  | { kind: 'listening'; sinceMs: number; plan: Plan }
  | { kind: 'cancelling'; sinceMs: number }
  | { kind: 'interrupting'; sinceMs: number; hasResponseEnded: boolean }

type TimingRecorder = {
  recordMs(name: Exclude<keyof Timings, 'timeouts' | 'closeCodes'>, ms: number): void
  recordTimeout(): void
  recordClose(closeCode: number): void
}

export type Caller = {
  /** Resolves when session.created is received. */
  readonly connected: Promise<void>
  /** Called every 20 ms: performs the step that is due and sends the audio of the microphone. */
  tick(nowMs: number): void
}

let callerCount = 0
/** All frames hold the same silence; only their number differs. */
const silence = Buffer.from(createSilentMicrophoneFrame(0))
const silenceDb = -90
const noSamples = new Int16Array(0)

/**
 * Simulates a caller who repeats this cycle: commits a turn and cancels the response; commits a
 * turn, interrupts the response by speaking, and hears the next response to its end.
 */
export function createCaller(
  url: string,
  { recordMs, recordTimeout, recordClose }: TimingRecorder,
): Caller {
  const number = callerCount++
  // A zero mask saves the callers' process a copy; the server unmasks every frame in the same way.
  const socket = new WebSocket(url, { perMessageDeflate: false, generateMask() {} })
  // Spreads the starts over 8 s. The factor is prime, so up to 8,000 callers all get different delays.
  const startDelayMs = (number * 7_919) % 8_000
  let step: Step = { kind: 'connecting' }
  let plan: Plan = number % 2 === 0 ? 'interrupt' : 'cancel'
  let frameCount = 0
  let gate = initialGateState
  let lastResponseNumber = 0
  let resolveConnected = () => {}
  const connected = new Promise<void>((resolve, reject) => {
    resolveConnected = resolve
    socket.once('close', (code) => {
      recordClose(code)
      reject(new Error(`A call was closed with ${code}`))
    })
    socket.once('error', reject)
  })

  const getAudioMs = () => frameCount * frameMs
  const batch = createFrameBatch(({ frameNumber }) => {
    const bytes = Buffer.from(silence)
    bytes.writeUInt32LE(frameNumber, 4)
    socket.send(bytes)
  })
  const send = (event: ClientEvent) => {
    batch.flush()
    socket.send(JSON.stringify(event))
  }
  const startPause = (nowMs: number) => {
    step = { kind: 'pausing', untilMs: nowMs + pauseMs }
  }

  function startSpeech() {
    const audio_start_ms = getAudioMs()
    send({ type: 'input_audio_buffer.speech_started', audio_start_ms, probability: 0.9 })
  }

  /** Reports the end of the speech at `sinceMs`, which the detector notices only after its release time. */
  function sendSpeechStopped(sinceMs: number, nowMs: number) {
    const audio_end_ms = Math.round(getAudioMs() - (nowMs - sinceMs))
    send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms, probability: 0.1 })
    const silentSinceMs = nowMs - detectorReleaseMs
    step = {
      kind: 'awaiting-response',
      sinceMs: silentSinceMs + endpointingDelayMs,
      timing: 'silenceToAudioMs',
    }
    plan = 'listen-to-end'
  }

  function performStep(nowMs: number) {
    switch (step.kind) {
      case 'connecting':
        return
      case 'pausing':
        if (nowMs < step.untilMs) return
        startSpeech()
        step = { kind: 'speaking', untilMs: nowMs + turnMs }
        return
      case 'speaking':
        if (nowMs < step.untilMs) return
        send({ type: 'input_audio_buffer.commit' })
        step = { kind: 'awaiting-response', sinceMs: nowMs, timing: 'commitToAudioMs' }
        plan = plan === 'cancel' ? 'interrupt' : 'cancel'
        return
      case 'falling-silent':
        if (nowMs >= step.sinceMs + detectorReleaseMs) sendSpeechStopped(step.sinceMs, nowMs)
        return
      case 'listening':
        if (nowMs < step.sinceMs + listeningMs || step.plan === 'listen-to-end')
          return startPauseAfterTimeout(step, nowMs)
        return stopCompanion(step.plan, nowMs)
      case 'interrupting':
        if (nowMs < step.sinceMs + interruptionMs) return
        if (!step.hasResponseEnded) recordTimeout()
        step = { kind: 'falling-silent', sinceMs: nowMs }
        return
      case 'awaiting-response':
      case 'cancelling':
        return startPauseAfterTimeout(step, nowMs)
    }
  }

  function stopCompanion(by: 'cancel' | 'interrupt', nowMs: number) {
    if (by === 'cancel') {
      send({ type: 'response.cancel' })
      step = { kind: 'cancelling', sinceMs: nowMs }
      return
    }
    startSpeech()
    step = { kind: 'interrupting', sinceMs: nowMs, hasResponseEnded: false }
  }

  function startPauseAfterTimeout({ sinceMs }: { sinceMs: number }, nowMs: number) {
    if (nowMs - sinceMs < timeoutMs) return
    recordTimeout()
    startPause(nowMs)
  }

  function receiveAudio(responseNumber: number) {
    const nowMs = performance.now()
    const isNew = responseNumber > lastResponseNumber
    lastResponseNumber = responseNumber
    if (!isNew || step.kind !== 'awaiting-response') return
    recordMs(step.timing, nowMs - step.sinceMs)
    step = { kind: 'listening', sinceMs: nowMs, plan }
  }

  function receiveResponseEnd(isCancelled: boolean) {
    const nowMs = performance.now()
    switch (step.kind) {
      case 'listening':
        return startPause(nowMs)
      case 'cancelling':
        if (isCancelled) recordMs('cancelRequestToCancelMs', nowMs - step.sinceMs)
        return startPause(nowMs)
      case 'interrupting':
        if (isCancelled) recordMs('speechToCancelMs', nowMs - step.sinceMs - interruptionDelayMs)
        step = { ...step, hasResponseEnded: true }
        return
    }
  }

  /** Sends what the page would send: nothing during a long silence; when speech begins, also the 300 ms before it. */
  function sendMicrophone() {
    const isSpeech = step.kind === 'speaking' || step.kind === 'interrupting'
    const frame = { pcm: noSamples, frameNumber: frameCount++ }
    const { state, framesToSend } = gateMicrophone(gate, {
      frame,
      levelDb: silenceDb,
      isMuted: false,
      isSpeech,
    })
    gate = state
    const isCompanionAudible =
      step.kind === 'listening' || step.kind === 'interrupting' || step.kind === 'cancelling'
    if (framesToSend.length === 0) return batch.flush()
    batch.push(framesToSend, chooseBatchSize({ isSpeech, isLoud: isSpeech, isCompanionAudible }))
  }

  function receiveEvent(text: string) {
    const event = serverEvent.parse(JSON.parse(text))
    if (event.type === 'response.done') receiveResponseEnd(event.response.status === 'cancelled')
    if (event.type !== 'session.created') return
    step = { kind: 'pausing', untilMs: performance.now() + startDelayMs }
    resolveConnected()
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) receiveAudio(data.readUInt16LE(2))
    // Other events are frequent and not timed: parsing them would slow down the callers.
    else if (data.includes('"response.done"') || data.includes('"session.created"'))
      receiveEvent(data.toString())
  })

  return {
    connected,
    tick(nowMs) {
      if (socket.readyState !== WebSocket.OPEN) return
      performStep(nowMs)
      sendMicrophone()
    },
  }
}
