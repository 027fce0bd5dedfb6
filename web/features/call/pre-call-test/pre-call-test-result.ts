import type { MicrophoneStatus } from '../audio/capture/open-microphone'

export type PreCallTestMeasurements = {
  microphone: MicrophoneStatus
  /** Levels of the microphone during the test, 0 to 1. */
  levels: readonly number[]
  detector: PreCallTestResult['detector']
  wasSpeechDetected: boolean
  /** Durations of the successful requests, in milliseconds. */
  roundTripsMs: readonly number[]
  failedRequestCount: number
}

export type PreCallTestResult = {
  microphone: 'heard' | 'faint' | 'silent' | 'refused' | 'missing'
  connection: 'good' | 'slow' | 'unstable' | 'down'
  detector: 'ready' | 'loading' | 'unavailable'
  /** Median in whole milliseconds; null when no request succeeded. */
  roundTripMs: number | null
}

/** Level of a voice at arm's length. */
const heardLevel = 0.3
/** Level of the faintest sound that counts. */
const faintLevel = 0.02
/** The companion should be heard within 550 ms; the network may take this part of that time. */
const goodRoundTripMs = 200
/** Spread from the 10th to the 90th percentile. With a wider spread, audio frames regularly arrive too late. */
const unstableSpreadMs = 300

/** Judges from the measurements how well a call would work on this device and connection. */
export function evaluatePreCallTest(measurements: PreCallTestMeasurements): PreCallTestResult {
  return {
    microphone:
      measurements.microphone === 'granted'
        ? evaluateMicrophone(measurements)
        : measurements.microphone,
    connection: evaluateConnection(measurements),
    detector: measurements.detector,
    roundTripMs:
      measurements.roundTripsMs.length > 0
        ? Math.round(computePercentile(measurements.roundTripsMs, 0.5))
        : null,
  }
}

function evaluateMicrophone({ levels, wasSpeechDetected }: PreCallTestMeasurements) {
  const loudLevel = computePercentile(levels, 0.95)
  if (wasSpeechDetected || loudLevel >= heardLevel) return 'heard'
  return Math.max(0, ...levels) >= faintLevel ? 'faint' : 'silent'
}

function evaluateConnection({ roundTripsMs, failedRequestCount }: PreCallTestMeasurements) {
  if (roundTripsMs.length === 0) return 'down'
  const spreadMs = computePercentile(roundTripsMs, 0.9) - computePercentile(roundTripsMs, 0.1)
  if (failedRequestCount > 0 || spreadMs > unstableSpreadMs) return 'unstable'
  return computePercentile(roundTripsMs, 0.5) > goodRoundTripMs ? 'slow' : 'good'
}

/** `fraction` is between 0 and 1. Returns 0 without values. */
function computePercentile(values: readonly number[], fraction: number): number {
  const sortedValues = values.toSorted((one, other) => one - other)
  return (
    sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * fraction))] ?? 0
  )
}
