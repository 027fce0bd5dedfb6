import { speechSampleRate } from '../../voice/ports/text-to-speech'
import { audibleDb, measureLevelDb } from './find-sounds'
import { recordingRate } from './record-page'

/** The recording has two samples for each sample of the sent audio. */
const recordedSamplesPerSample = recordingRate / speechSampleRate
const samplesPerMs = speechSampleRate / 1_000
/** How much of the recorded audio is correlated with the sent audio to align the two. */
const alignmentWindowMs = 800
/** The start of the sent audio is searched for up to this long before and after the expected time. */
const maxOffsetMs = 400
/** Below this correlation the recorded and the sent audio are not the same. */
const minSimilarity = 0.8

const windowMs = 5
/**
 * The volume cannot be measured while the voice pauses. If it paused for longer than this just before the drop,
 * the result is discarded.
 */
const maxUnmeasuredMs = 30

/**
 * Returns when the recording becomes at least `minDropDb` quieter than the audio that was sent: the end, in ms, of the
 * first such window of 5 ms between `fromMs` and `untilMs`. `recording` is at 48 kHz; `sentAudio` is at 24 kHz and
 * starts in `recording` near `expectedStartMs`. Returns undefined when there is no such window, when the voice paused
 * just before it, or when recording and sent audio cannot be aligned.
 */
export function findVolumeDrop(
  recording: Int16Array,
  sentAudio: Int16Array,
  {
    fromMs,
    untilMs,
    expectedStartMs,
    minDropDb,
  }: Record<'fromMs' | 'untilMs' | 'expectedStartMs' | 'minDropDb', number>,
): number | undefined {
  const downsampled = downsampleByHalf(recording)
  const startSample = findAlignment(downsampled, sentAudio, fromMs, expectedStartMs)
  if (startSample === undefined) return undefined
  let measuredUntilMs = fromMs
  for (let startMs = fromMs; startMs < untilMs; startMs += windowMs) {
    const [from, until] = [startMs * samplesPerMs, (startMs + windowMs) * samplesPerMs].map(
      Math.round,
    )
    if (from === undefined || until === undefined) return undefined
    const sentDb = measureLevelDb(sentAudio, from - startSample, until - startSample)
    // Skips windows in which the voice would be inaudible once it is lowered.
    if (sentDb < audibleDb + minDropDb) continue
    const endMs = startMs + windowMs
    if (measureLevelDb(downsampled, from, until) <= sentDb - minDropDb)
      return endMs - measuredUntilMs - windowMs > maxUnmeasuredMs ? undefined : endMs
    measuredUntilMs = endMs
  }
  return undefined
}

/**
 * Returns the index of the sample of `recording` at which `sentAudio` starts, by correlating the audio before
 * `atMs`.
 */
function findAlignment(recording: Int16Array, sentAudio: Int16Array, atMs: number, nearMs: number) {
  const until = Math.round(atMs * samplesPerMs)
  const from = until - alignmentWindowMs * samplesPerMs
  const expectedStart = Math.round(nearMs * samplesPerMs)
  const maxOffset = maxOffsetMs * samplesPerMs
  let best = { similarity: minSimilarity, startSample: undefined as number | undefined }
  for (
    let startSample = expectedStart - maxOffset;
    startSample <= expectedStart + maxOffset;
    startSample++
  ) {
    const similarity = computeSimilarity(recording, sentAudio, { from, until, startSample })
    if (similarity > best.similarity) best = { similarity, startSample }
  }
  return best.startSample
}

/**
 * Returns the normalised correlation: 1 for identical audio, 0 for unrelated. Every third sample is
 * enough.
 */
function computeSimilarity(
  recording: Int16Array,
  sentAudio: Int16Array,
  { from, until, startSample }: Record<'from' | 'until' | 'startSample', number>,
) {
  let product = 0
  // Not 0, so that silence does not divide by zero.
  let heardPower = 1
  let sentPower = 1
  for (let index = from; index < until; index += 3) {
    const heard = recording[index] ?? 0
    const sent = sentAudio[index - startSample] ?? 0
    product += heard * sent
    heardPower += heard * heard
    sentPower += sent * sent
  }
  return product / Math.sqrt(heardPower * sentPower)
}

function downsampleByHalf(pcm: Int16Array) {
  const downsampled = new Int16Array(Math.floor(pcm.length / recordedSamplesPerSample))
  for (let index = 0; index < downsampled.length; index++)
    downsampled[index] =
      ((pcm[recordedSamplesPerSample * index] ?? 0) +
        (pcm[recordedSamplesPerSample * index + 1] ?? 0)) /
      2
  return downsampled
}
