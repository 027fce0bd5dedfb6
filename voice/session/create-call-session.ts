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
import { createDetectorWatch } from './detector-watch'
import { createInputHandler } from './handle-input'
import { createMailbox } from './mailbox'
import { createMeter } from './meter'
import { createPlayout } from './playout'

/** Opens one live call: the parts of voice/session behind one mailbox and one beat. */
export function createCallSession(options: CallSessionOptions): CallSession {
  const { clock, pacer } = options
  const loudness = createEnergyDetector()
  const detector = createDetectorWatch()
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
    playout: createPlayout(
      (frame) => options.onFrame(frame),
      (output) => options.onOutput(output),
    ),
    hasAudio: true,
    isSuspended: false,
    nowMs,
    sinceStartMs: (atMs) => atMs - (startedAtMs ?? atMs),
    emit(output) {
      if (!isClosed) context.playout.tell(nowMs(), output)
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
  const input = createInputHandler(context, { caller, companion, limits, detector })

  function close(reason: EndReason, atMs: number) {
    if (closing) return
    closing = { figures: meter.read(atMs) }
    leavePacer()
    try {
      companion.close(atMs)
      caller.close()
      context.playout.tellRest(atMs)
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
      if (closing || startedAtMs === null || !input.isListening) return
      const isCompanionSounding = companion.active !== null
      const event = loudness.push(pcm, isCompanionSounding)
      // What is heard under the companion's voice may be its echo, of which a detector says nothing.
      const isTrustEnding = detector.listen(loudness.isSpeaking && !isCompanionSounding)
      if (detector.isTrusted || (!event && !isTrustEnding)) return
      const { isSpeaking, eventAudioMs } = loudness
      context.post(() => {
        if (isSpeaking) caller.startSpeech(eventAudioMs, nowMs())
        else if (isTrustEnding) caller.fallSilent(nowMs())
        else caller.stopSpeech(eventAudioMs, nowMs())
      })
    },

    figures: () => closing?.figures ?? meter.read(nowMs()),
  }
}
