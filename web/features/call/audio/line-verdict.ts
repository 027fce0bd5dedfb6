import type { MicrophoneStatus } from './open-microphone'

export type LineObservation = {
  microphone: MicrophoneStatus
  /** Of every 20 ms frame, 0 to 1 as the meter shows them. */
  levels: readonly number[]
  detector: LineVerdict['detector']
  wasSpeechDetected: boolean
  /** Of the requests that came back. */
  roundTripsMs: readonly number[]
  requestsFailed: number
}

export type LineVerdict = {
  microphone: 'heard' | 'faint' | 'silent' | 'refused' | 'missing'
  line: 'good' | 'slow' | 'unsteady' | 'down'
  detector: 'ready' | 'loading' | 'unavailable'
  /** Median, whole milliseconds; null when nothing came back. */
  roundTripMs: number | null
}

/** A voice at arm's length moves the meter this far. */
const heardLevel = 0.3
/** Anything at all. */
const faintLevel = 0.02
/** The 550 ms to the first sound leave so much for the line, both ways (03, « Figures »). */
const goodRoundTripMs = 200
/** Beyond it every frame comes late now and then. */
const unsteadySpreadMs = 300

/** What ten seconds of listening and asking say about a call on this device and line. */
export function judgeLine(seen: LineObservation): LineVerdict {
  return {
    microphone: seen.microphone === 'granted' ? judgeMicrophone(seen) : seen.microphone,
    line: judgeRoundTrips(seen),
    detector: seen.detector,
    roundTripMs: seen.roundTripsMs.length > 0 ? Math.round(share(seen.roundTripsMs, 0.5)) : null,
  }
}

function judgeMicrophone({ levels, wasSpeechDetected }: LineObservation) {
  const loud = share(levels, 0.95)
  if (wasSpeechDetected || loud >= heardLevel) return 'heard'
  return Math.max(0, ...levels) >= faintLevel ? 'faint' : 'silent'
}

function judgeRoundTrips({ roundTripsMs, requestsFailed }: LineObservation) {
  if (roundTripsMs.length === 0) return 'down'
  const spreadMs = share(roundTripsMs, 0.9) - share(roundTripsMs, 0.1)
  if (requestsFailed > 0 || spreadMs > unsteadySpreadMs) return 'unsteady'
  return share(roundTripsMs, 0.5) > goodRoundTripMs ? 'slow' : 'good'
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
