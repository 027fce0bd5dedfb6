import { speechSampleRate } from '../../voice/ports/text-to-speech'
import { audibleDb, levelDb } from './find-sounds'
import { recordingRate } from './record-page'

const ratio = recordingRate / speechSampleRate
const samplesPerMs = speechSampleRate / 1_000
/** So much of what was heard before is laid over what was sent. */
const matchMs = 800
const searchMs = 400
/** Below this the two are not the same sound. */
const leastLikeness = 0.8

const windowMs = 5
/** Where the voice itself pauses, its volume cannot be seen; a longer pause hides the moment. */
const longestBlindMs = 30

/**
 * When the companion was first heard `byDb` lower than it was sent, from `fromMs` on: the end of
 * the first such window of 5 ms. `heard` is at 48 kHz, `sent` at 24 kHz and begins in `heard` near
 * `beginsNearMs`. Undefined when that cannot be told: the voice paused just then, or the two could
 * not be matched.
 */
export function findLowering(
  heard: Int16Array,
  sent: Int16Array,
  {
    fromMs,
    untilMs,
    beginsNearMs,
    byDb,
  }: Record<'fromMs' | 'untilMs' | 'beginsNearMs' | 'byDb', number>,
): number | undefined {
  const slow = atHalfTheRate(heard)
  const beginsAt = match(slow, sent, fromMs, beginsNearMs)
  if (beginsAt === undefined) return undefined
  let seenAtMs = fromMs
  for (let startMs = fromMs; startMs < untilMs; startMs += windowMs) {
    const [from, until] = [startMs * samplesPerMs, (startMs + windowMs) * samplesPerMs].map(
      Math.round,
    )
    if (from === undefined || until === undefined) return undefined
    const sentDb = levelDb(sent, from - beginsAt, until - beginsAt)
    // So loud that it would still be heard when lowered.
    if (sentDb < audibleDb + byDb) continue
    const endMs = startMs + windowMs
    if (levelDb(slow, from, until) <= sentDb - byDb)
      return endMs - seenAtMs - windowMs > longestBlindMs ? undefined : endMs
    seenAtMs = endMs
  }
  return undefined
}

/** The sample of `heard` at which `sent` begins, by the likeness of what came before `atMs`. */
function match(heard: Int16Array, sent: Int16Array, atMs: number, nearMs: number) {
  const until = Math.round(atMs * samplesPerMs)
  const from = until - matchMs * samplesPerMs
  const nearest = Math.round(nearMs * samplesPerMs)
  const reach = searchMs * samplesPerMs
  let best = { likeness: leastLikeness, beginsAt: undefined as number | undefined }
  for (let beginsAt = nearest - reach; beginsAt <= nearest + reach; beginsAt++) {
    const likeness = likenessOf(heard, sent, { from, until, beginsAt })
    if (likeness > best.likeness) best = { likeness, beginsAt }
  }
  return best.beginsAt
}

/** 1: the same; 0: nothing in common. Every third sample tells enough of a voice. */
function likenessOf(
  heard: Int16Array,
  sent: Int16Array,
  { from, until, beginsAt }: Record<'from' | 'until' | 'beginsAt', number>,
) {
  let product = 0
  let heardPower = 1
  let sentPower = 1
  for (let index = from; index < until; index += 3) {
    const one = heard[index] ?? 0
    const other = sent[index - beginsAt] ?? 0
    product += one * other
    heardPower += one * one
    sentPower += other * other
  }
  return product / Math.sqrt(heardPower * sentPower)
}

function atHalfTheRate(pcm: Int16Array) {
  const half = new Int16Array(Math.floor(pcm.length / ratio))
  for (let index = 0; index < half.length; index++)
    half[index] = ((pcm[ratio * index] ?? 0) + (pcm[ratio * index + 1] ?? 0)) / 2
  return half
}
