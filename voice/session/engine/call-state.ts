import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import {
  createFrameAllocator,
  type FrameAllocator,
  type FramePool,
} from '../../audio/frame-allocator'
import type { AudioDialogue } from '../../ports/dialogue'
import type { CallFigures } from '../call-events'
import { maxCallMs } from '../call-session'
import { type AnsweredTurns, createAnsweredTurns } from '../caller/answered-turns'
import { type CallerLink, createCallerLink } from '../caller/caller-link'
import { type CallerSide, createCallerSide } from '../caller/caller-side'
import { createDetectorTrust, type DetectorTrust } from '../caller/detector-trust'
import { createMicrophone, type Microphone } from '../caller/microphone'
import {
  type CompanionInitiative,
  createCompanionInitiative,
} from '../companion/companion-initiative'
import { type CompanionSide, createCompanionSide } from '../companion/companion-side'
import { createPlayout, type Playout } from '../delivery/playout'
import { type CallLimits, createCallLimits } from '../metering/call-limits'
import { dailyFreeTime, type FreeTime, maxForgivenAudioMs } from '../metering/free-time'
import { createMeter, type Meter } from '../metering/meter'
import { createMeterReports, type MeterReports } from '../metering/meter-reports'
import type { Ticks } from './create-pacer'

/** The phase of a call; startedAtMs is null when the call ended before it was started. */
export type CallLifecycle =
  | { phase: 'new' }
  | { phase: 'live'; startedAtMs: number }
  /** Unfinished turns and responses are being recorded. */
  | { phase: 'closing'; startedAtMs: number | null; figures: CallFigures }
  /** Later events are ignored. */
  | { phase: 'closed'; figures: CallFigures }

/**
 * The components of one call. Each owns its state, depends only on components that are created before it, and
 * returns effects for everything else.
 */
export type CallState = {
  lifecycle: CallLifecycle
  /** null before the call is live. */
  ticks: Ticks | null
  readonly meter: Meter
  readonly meterReports: MeterReports
  readonly limits: CallLimits
  readonly link: CallerLink
  readonly detectorTrust: DetectorTrust
  readonly microphone: Microphone
  readonly frameAllocator: FrameAllocator
  readonly playout: Playout
  readonly companion: CompanionSide
  readonly answers: AnsweredTurns
  readonly caller: CallerSide
  readonly initiative: CompanionInitiative
}

/** Creates the components of a call that has not started yet. */
export function createCallState(options: {
  voice: CompanionVoice
  minutesLeft: number
  isAiDisclosureDue: boolean
  maxCallMs?: number
  timeBudgetMs?: number
  freeTime?: FreeTime
  dialogue: AudioDialogue
  hasRecogniser: boolean
  framePool: FramePool
  hasPendingWrites?(): boolean
}): CallState {
  const { voice, minutesLeft, isAiDisclosureDue, dialogue } = options
  const freeTime = options.freeTime ?? dailyFreeTime
  const frameAllocator = createFrameAllocator(options.framePool)
  const playout = createPlayout(
    (frame) => {
      if (!options.hasPendingWrites?.()) frameAllocator.release(frame)
    },
    Math.min(maxForgivenAudioMs, freeTime.forgivenAudioMs),
  )
  const meter = createMeter(minutesLeft, (nowMs) => playout.forgivenAudioMs(nowMs))
  const link = createCallerLink(meter)
  const companion = createCompanionSide({ voice, playout, link })
  const answers = createAnsweredTurns({ companion, meter, dialogue })
  const detectorTrust = createDetectorTrust()
  const microphone = createMicrophone(detectorTrust)
  const caller = createCallerSide({
    link,
    companion,
    answers,
    dialogue,
    hasRecogniser: options.hasRecogniser,
    microphone,
  })
  return {
    lifecycle: { phase: 'new' },
    ticks: null,
    meter,
    meterReports: createMeterReports(meter, minutesLeft),
    limits: createCallLimits(meter, options.maxCallMs ?? maxCallMs, freeTime),
    link,
    detectorTrust,
    microphone,
    frameAllocator,
    playout,
    companion,
    answers,
    caller,
    initiative: createCompanionInitiative({
      isAiDisclosureDue,
      timeBudgetMs: options.timeBudgetMs ?? null,
      dialogue,
      meter,
      link,
      companion,
      caller,
    }),
  }
}
