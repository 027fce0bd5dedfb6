import { WebSocket } from 'ws'
import type { ClientEvent } from '../../contract/call-client-events'
import { serverEvent } from '../../contract/call-server-events'
import { microphoneFrame } from '../../tests/support/calls/call-client'
import { detectorReleaseMs } from '../../voice/session/turn-taking'
import type { Timings } from './timings'

const frameMs = 20
/** How long this caller speaks, over nobody and over the companion. */
const turnMs = 1_500
const interruptionMs = 1_000
/** Of an answer of 6 s so much is heard before it is cut. */
const listeningMs = 3_000
const pauseMs = 1_000
/** The silence that ends a turn, and the speech that takes the floor (03, « Turn taking »). */
const endOfTurnMs = 400
const takesFloorAfterMs = 350 + detectorReleaseMs
const patienceMs = 5_000

/** What the caller does once it has listened for a while: the two ways to stop a companion. */
type Plan = 'cancel' | 'interrupt' | 'hear-out'

type Step =
  | { kind: 'connecting' }
  | { kind: 'resting'; untilMs: number }
  | { kind: 'speaking'; untilMs: number }
  /** The detector tells the end of speech only when its release is over. */
  | { kind: 'falling-silent'; sinceMs: number }
  | { kind: 'awaiting'; sinceMs: number; as: 'committed' | 'silent' }
  | { kind: 'listening'; sinceMs: number; plan: Plan }
  | { kind: 'cancelling'; sinceMs: number }
  | { kind: 'interrupting'; sinceMs: number; isHeard: boolean }

type Records = {
  recordMs(name: Exclude<keyof Timings, 'missed' | 'lost'>, ms: number): void
  recordMiss(): void
  recordLoss(closeCode: number): void
}

export type Caller = {
  /** Resolves with session.created. */
  readonly answered: Promise<void>
  /** Once every 20 ms: one frame of the microphone, and whatever is due. */
  tick(nowMs: number): void
}

let callers = 0
/** All send the same silence; only the number differs. */
const silence = Buffer.from(microphoneFrame(0))

/**
 * One caller, on and on: a turn that is committed, the answer cancelled in its midst; another turn,
 * the answer interrupted by speech that ends in silence; the last answer is heard out.
 */
export function createCaller(
  address: string,
  { recordMs, recordMiss, recordLoss }: Records,
): Caller {
  const number = callers++
  // A mask of zeros spares the callers' process a copy; the server takes every mask the same way.
  const socket = new WebSocket(address, { perMessageDeflate: false, generateMask() {} })
  const turnsApartMs = (number * 7_919) % 8_000
  let step: Step = { kind: 'connecting' }
  let plan: Plan = number % 2 === 0 ? 'interrupt' : 'cancel'
  let frames = 0
  let lastResponse = 0
  let markAnswered = () => {}
  const answered = new Promise<void>((resolve, reject) => {
    markAnswered = resolve
    socket.once('close', (code) => {
      recordLoss(code)
      reject(new Error(`A call was closed with ${code}`))
    })
    socket.once('error', reject)
  })

  const audioMs = () => frames * frameMs
  const send = (event: ClientEvent) => socket.send(JSON.stringify(event))
  const rest = (nowMs: number) => {
    step = { kind: 'resting', untilMs: nowMs + pauseMs }
  }

  function startSpeech() {
    const audio_start_ms = audioMs()
    send({ type: 'input_audio_buffer.speech_started', audio_start_ms, probability: 0.9 })
  }

  /** The detector's message comes later than what it tells by its release. */
  function tellSilence(sinceMs: number, nowMs: number) {
    const audio_end_ms = Math.round(audioMs() - (nowMs - sinceMs))
    send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms, probability: 0.1 })
    const silentSinceMs = nowMs - detectorReleaseMs
    step = { kind: 'awaiting', sinceMs: silentSinceMs + endOfTurnMs, as: 'silent' }
    plan = 'hear-out'
  }

  function act(nowMs: number) {
    switch (step.kind) {
      case 'connecting':
        return
      case 'resting':
        if (nowMs < step.untilMs) return
        startSpeech()
        step = { kind: 'speaking', untilMs: nowMs + turnMs }
        return
      case 'speaking':
        if (nowMs < step.untilMs) return
        send({ type: 'input_audio_buffer.commit' })
        step = { kind: 'awaiting', sinceMs: nowMs, as: 'committed' }
        plan = plan === 'cancel' ? 'interrupt' : 'cancel'
        return
      case 'falling-silent':
        if (nowMs >= step.sinceMs + detectorReleaseMs) tellSilence(step.sinceMs, nowMs)
        return
      case 'listening':
        if (nowMs < step.sinceMs + listeningMs || step.plan === 'hear-out')
          return giveUp(step, nowMs)
        return stopCompanion(step.plan, nowMs)
      case 'interrupting':
        if (nowMs < step.sinceMs + interruptionMs) return
        if (!step.isHeard) recordMiss()
        step = { kind: 'falling-silent', sinceMs: nowMs }
        return
      case 'awaiting':
      case 'cancelling':
        return giveUp(step, nowMs)
    }
  }

  function stopCompanion(by: 'cancel' | 'interrupt', nowMs: number) {
    if (by === 'cancel') {
      send({ type: 'response.cancel' })
      step = { kind: 'cancelling', sinceMs: nowMs }
      return
    }
    startSpeech()
    step = { kind: 'interrupting', sinceMs: nowMs, isHeard: false }
  }

  function giveUp({ sinceMs }: { sinceMs: number }, nowMs: number) {
    if (nowMs - sinceMs < 2 * patienceMs) return
    recordMiss()
    rest(nowMs)
  }

  function hear(responseNumber: number) {
    const nowMs = performance.now()
    const isNew = responseNumber > lastResponse
    lastResponse = responseNumber
    if (!isNew || step.kind !== 'awaiting') return
    recordMs(step.as, nowMs - step.sinceMs)
    step = { kind: 'listening', sinceMs: nowMs, plan }
  }

  function learnEnd(isCancelled: boolean) {
    const nowMs = performance.now()
    switch (step.kind) {
      case 'listening':
        return rest(nowMs)
      case 'cancelling':
        if (isCancelled) recordMs('cancelled', nowMs - step.sinceMs)
        return rest(nowMs)
      case 'interrupting':
        if (isCancelled) recordMs('interrupted', nowMs - step.sinceMs - takesFloorAfterMs)
        step = { ...step, isHeard: true }
        return
    }
  }

  function read(text: string) {
    const event = serverEvent.parse(JSON.parse(text))
    if (event.type === 'response.done') learnEnd(event.response.status === 'cancelled')
    if (event.type !== 'session.created') return
    step = { kind: 'resting', untilMs: performance.now() + turnsApartMs }
    markAnswered()
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) hear(data.readUInt16LE(2))
    // The other events are many and tell nothing of time: reading them would slow the callers.
    else if (data.includes('"response.done"') || data.includes('"session.created"'))
      read(data.toString())
  })

  return {
    answered,
    tick(nowMs) {
      if (socket.readyState !== WebSocket.OPEN) return
      act(nowMs)
      const frame = Buffer.from(silence)
      frame.writeUInt32LE(frames++, 4)
      socket.send(frame)
    },
  }
}
