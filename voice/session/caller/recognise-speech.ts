import { setMaxListeners } from 'node:events'
import type { Language } from '../../../domain/languages'
import type { Recognition, SpeechToText } from '../../ports/speech-to-text'
import type { RecognitionEvent } from '../engine/call-event'

/**
 * How many frames before the detector's report belong to the segment: a detector reports speech about
 * 100 ms after its first sound, and the report takes time to arrive.
 */
const preRollFrames = 25

export type SpeechRecogniser = {
  /** Receives 20 ms of the microphone's audio. */
  push(pcm: Int16Array): void
  /** A segment of speech began. */
  begin(itemId: string): void
  /** The segment is over: its final text follows as an event. */
  finish(): void
  /** The call is over: aborts all recognition. */
  close(): void
}

/** For calls without a recogniser. */
const noRecogniser: SpeechRecogniser = { push() {}, begin() {}, finish() {}, close() {} }

/**
 * Creates the recogniser of one call, which turns the caller's speech into text, segment by segment.
 * Results are posted as events to the call's queue. `languages` are those that the caller may speak.
 */
export function createSpeechRecogniser(
  speechToText: SpeechToText | null | undefined,
  post: (event: RecognitionEvent) => void,
  languages: readonly Language[] = ['french'],
): SpeechRecogniser {
  if (!speechToText) return noRecogniser
  /** Aborts all segments when the call is over. They share one signal, so that they can share a connection. */
  const controller = new AbortController()
  // Each segment adds a listener until its results end; with a recogniser that hangs, many listeners exist
  // at once. The limit 0 stands for no limit.
  setMaxListeners(0, controller.signal)
  const preRoll: Int16Array[] = []
  let currentRecognition: Recognition | null = null

  async function readResults(itemId: string, { results }: Recognition) {
    let isFinal = false
    try {
      for await (const { kind, text } of results) {
        isFinal = kind === 'final'
        post({ type: 'segment-recognised', itemId, text, isFinal })
      }
      if (!isFinal) post({ type: 'recognition-failed', itemId, error: null })
    } catch (error) {
      if (!controller.signal.aborted) post({ type: 'recognition-failed', itemId, error })
    }
  }

  return {
    push(pcm) {
      if (currentRecognition) return currentRecognition.push(pcm)
      // Copied, because the buffer of a frame is reused for the next one.
      preRoll.push(pcm.slice())
      if (preRoll.length > preRollFrames) preRoll.shift()
    },
    begin(itemId) {
      currentRecognition?.finish()
      currentRecognition = speechToText.open(controller.signal, languages)
      for (const pcm of preRoll.splice(0)) currentRecognition.push(pcm)
      void readResults(itemId, currentRecognition)
    },
    finish() {
      currentRecognition?.finish()
      currentRecognition = null
    },
    close() {
      controller.abort()
      currentRecognition = null
    },
  }
}
