import type { EndReason } from '../../domain/call-end'
import { createEnergyDetector } from '../audio/energy-detector'
import { createAnswering } from './answering'
import type { CallContext } from './call-context'
import type { CallFigures } from './call-events'
import { createCallLimits } from './call-limits'
import type { CallSession, CallSessionOptions } from './call-session'
import { createCallerSide } from './caller-side'
import { createCompanionInitiative } from './companion-initiative'
import { createCompanionSide } from './companion-side'
import { createInputHandler } from './handle-input'
import { createMailbox } from './mailbox'
import { createMeter } from './meter'
import { createPlayout } from './playout'

/** Opens one live call: the parts of voice/session behind one mailbox and one beat. */
export function createCallSession(options: CallSessionOptions): CallSession {
  const { clock, pacer } = options
  const detector = createEnergyDetector()
  const meter = createMeter(options.minutesLeft)
  const mailbox = createMailbox(closeOnFault)
  let startedAtMs: number | null = null
  let closing: { figures: CallFigures } | null = null
  let isClosed = false
  let leavePacer = () => {}

  const nowMs = () => Math.floor(clock.monotonicMs())

  const context: CallContext = {
    options,
    meter,
    playout: createPlayout((frame) => options.onFrame(frame)),
    hasAudio: true,
    isSuspended: false,
    nowMs,
    sinceStartMs: (atMs) => atMs - (startedAtMs ?? atMs),
    emit(output) {
      if (!isClosed) options.onOutput(output)
    },
    tellMeterChange: (atMs) => limits.tellMeterChange(atMs),
    post(action) {
      mailbox.post(() => {
        if (!closing) limits.enforce(nowMs())
        if (!closing) action()
      })
    },
    close,
  }
  const companion = createCompanionSide(context, {
    onEnding: () => answering.record(),
    onSaid(response, atMs) {
      caller.takeFloor(atMs)
      initiative.onSaid(response, caller.isSilent, atMs)
    },
  })
  const initiative = createCompanionInitiative(context, companion)
  const answering = createAnswering(context, companion, initiative.hearCaller)
  const caller = createCallerSide(context, { companion, answering }, initiative.hearCaller)
  const limits = createCallLimits(context, initiative.warn)
  const input = createInputHandler(context, { caller, companion, limits })

  function close(reason: EndReason, atMs: number) {
    if (closing) return
    closing = { figures: meter.read(atMs) }
    leavePacer()
    try {
      companion.close(atMs)
      caller.close()
    } catch (error) {
      options.onFault?.(error)
    }
    context.emit({ type: 'closed', reason, figures: closing.figures })
    isClosed = true
  }

  function closeOnFault(error: unknown) {
    options.onFault?.(error)
    try {
      close('provider-failed', nowMs())
    } catch (second) {
      options.onFault?.(second)
    }
  }

  function beat() {
    const atMs = nowMs()
    limits.tell(atMs)
    companion.step(atMs)
    if (closing) return
    caller.step(atMs)
    initiative.step(caller.isSilent, atMs)
  }

  return {
    start() {
      if (startedAtMs !== null || closing) return
      const atMs = nowMs()
      startedAtMs = atMs
      leavePacer = pacer.join(() => context.post(beat))
      mailbox.post(() => {
        meter.begin(atMs)
        context.emit({ type: 'session-created' })
        limits.tellMeter(atMs)
        if (!closing) initiative.begin(atMs)
      })
    },

    handle(event) {
      context.post(() => input.handle(event, nowMs(), startedAtMs !== null))
    },

    pushMicrophone(pcm) {
      if (closing || startedAtMs === null || !input.needsEnergy) return
      const event = detector.push(pcm, companion.active !== null)
      if (!event) return
      const audioMs = detector.eventAudioMs
      context.post(() => {
        if (event === 'speech-started') caller.startSpeech(audioMs, nowMs())
        else caller.stopSpeech(audioMs, nowMs())
      })
    },

    figures: () => closing?.figures ?? meter.read(nowMs()),
  }
}
