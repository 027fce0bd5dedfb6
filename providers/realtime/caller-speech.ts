import { createStreamResampler } from '../../domain/audio/stream-resampler'
import type { SegmentRecognition } from '../../voice/ports/realtime-model'
import { type RecognitionResult, RecognitionUnavailable } from '../../voice/ports/speech-to-text'
import { createAsyncQueue } from '../shared/async-queue'
import { cleanTranscript } from '../shared/clean-transcript'
import { removeControlCharacters } from '../shared/remove-control-characters'
import type { ServerEvent } from './server-events'

/** Services refuse shorter segments, which are therefore padded with silence. */
const minSegmentMs = 100
/** Longer segments are cut: nobody speaks so long without a pause. */
const maxSegmentSeconds = 120

export type CallerSpeech = {
  /** Opens a segment, whose recognition ends early when the signal aborts. */
  listen(signal: AbortSignal): SegmentRecognition
  /** Handles an event of the service; ignores those that are not about the caller's speech. */
  handle(event: ServerEvent): void
  /**
   * To be called when the service has refused the oldest unconfirmed segment: ends its results with an empty
   * text.
   */
  onSegmentRefused(): void
  /** To be called when the connection has ended: fails the results of all segments. */
  onConnectionEnd(error: Error): void
  /** Returns the minutes of speech sent since the previous call of this function. */
  takeMinutes(): number
  /**
   * Item id of the first segment that has no response and was not removed; null when there is none, or the
   * service has not confirmed it.
   */
  readonly firstUnansweredId: string | null
  /** Marks all segments so far as answered. */
  markAnswered(): void
}

type Segment = {
  itemId: string | null
  isRemoved: boolean
  isAnswered: boolean
  text: string
  speechMinutes: number
  finishedAtMs: number
  /** Removes the abort listener. */
  release(): void
  results: ReturnType<typeof createAsyncQueue<RecognitionResult>>
}

/** Sends the segments of the caller's speech and receives their transcripts. */
export function createCallerSpeech(deps: {
  /** The service expects PCM16 at this rate. */
  rate: number
  microphoneRate: number
  send(event: object): void
  /** latencyMs: from the end of a segment to its final text. */
  onTranscribed?(usage: { latencyMs: number; speechMinutes: number }): void
}): CallerSpeech {
  const { rate, microphoneRate, send } = deps
  const segments: Segment[] = []
  /** Committed segments that the service has not confirmed yet. */
  const unconfirmedSegments: Segment[] = []
  /** Samples sent since the previous call of `takeMinutes`. */
  let samplesSinceTaken = 0
  let connectionError: Error | null = null

  const findSegment = (itemId: string) => segments.find((segment) => segment.itemId === itemId)

  function remove(segment: Segment) {
    segment.isRemoved = true
    if (segment.itemId !== null) send({ type: 'conversation.item.delete', item_id: segment.itemId })
  }

  function confirm(itemId: string) {
    const segment = unconfirmedSegments.shift()
    if (!segment) return
    segment.itemId = itemId
    if (segment.isRemoved) remove(segment)
  }

  function endWithText({ results, release }: Segment, text: string) {
    release()
    results.push({ kind: 'final', text: cleanTranscript(text) })
    results.end()
  }

  function fail(segment: Segment | undefined, error: Error) {
    segment?.release()
    segment?.results.fail(error)
  }

  function openSegment(signal: AbortSignal): SegmentRecognition {
    const results = createAsyncQueue<RecognitionResult>()
    const segment: Segment = {
      itemId: null,
      isRemoved: false,
      isAnswered: false,
      text: '',
      speechMinutes: 0,
      finishedAtMs: 0,
      release: () => signal.removeEventListener('abort', cancel),
      results,
    }
    const resampler = createStreamResampler(microphoneRate, rate)
    let sampleCount = 0
    let isFinished = signal.aborted
    if (connectionError) results.fail(toUnavailable(connectionError))
    if (isFinished) results.clear()
    segments.push(segment)
    if (segments.length > maxSegments)
      fail(segments.shift(), new RecognitionUnavailable('No transcript was made'))
    const cancel = () => {
      isFinished = true
      results.clear()
    }
    signal.addEventListener('abort', cancel, { once: true })

    function append(pcm: Int16Array) {
      if (pcm.length === 0) return
      send({ type: 'input_audio_buffer.append', audio: encodePcm(pcm) })
    }

    return {
      push(pcm) {
        if (isFinished || sampleCount >= maxSegmentSeconds * microphoneRate) return
        sampleCount += pcm.length
        samplesSinceTaken += pcm.length
        append(resampler.push(pcm))
      },
      finish() {
        if (isFinished) return
        isFinished = true
        const missingSamples = (minSegmentMs * microphoneRate) / 1_000 - sampleCount
        if (missingSamples > 0) append(resampler.push(new Int16Array(missingSamples)))
        append(resampler.flush())
        segment.speechMinutes = sampleCount / microphoneRate / 60
        segment.finishedAtMs = performance.now()
        unconfirmedSegments.push(segment)
        send({ type: 'input_audio_buffer.commit', event_id: commitEventId })
      },
      results,
      remove: () => remove(segment),
    }
  }

  return {
    listen: openSegment,
    handle(event) {
      switch (event.type) {
        case 'input_audio_buffer.committed':
          return confirm(event.item_id)
        case 'conversation.item.input_audio_transcription.delta': {
          const segment = findSegment(event.item_id)
          if (!segment) return
          segment.text += removeControlCharacters(event.delta)
          return segment.results.push({ kind: 'partial', text: segment.text })
        }
        case 'conversation.item.input_audio_transcription.completed': {
          const segment = findSegment(event.item_id)
          if (!segment) return
          const { speechMinutes, finishedAtMs } = segment
          deps.onTranscribed?.({ latencyMs: performance.now() - finishedAtMs, speechMinutes })
          return endWithText(segment, event.transcript)
        }
        case 'conversation.item.input_audio_transcription.failed':
          fail(findSegment(event.item_id), new RecognitionUnavailable('No transcript was made'))
      }
    },
    onSegmentRefused() {
      const segment = unconfirmedSegments.shift()
      if (segment) endWithText(segment, '')
    },
    onConnectionEnd(error) {
      connectionError = error
      for (const segment of segments) fail(segment, toUnavailable(error))
    },
    takeMinutes() {
      const minutes = samplesSinceTaken / microphoneRate / 60
      samplesSinceTaken = 0
      return minutes
    },
    get firstUnansweredId() {
      const isUnanswered = ({ isAnswered, isRemoved }: Segment) => !isAnswered && !isRemoved
      return segments.find(isUnanswered)?.itemId ?? null
    },
    markAnswered() {
      for (const segment of segments) segment.isAnswered = true
    },
  }
}

/** The id of all our commit events; the service repeats it in an error about one of them. */
export const commitEventId = 'commit'
/** Beyond this number, the oldest segment is dropped; its transcript would have arrived long ago. */
const maxSegments = 100

const toUnavailable = ({ message }: Error) => new RecognitionUnavailable(message)

const encodePcm = (pcm: Int16Array) =>
  Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64')
