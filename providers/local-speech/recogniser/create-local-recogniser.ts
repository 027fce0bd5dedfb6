import {
  type Recognition,
  type RecognitionResult,
  RecognitionUnavailable,
  recognitionSampleRate,
  type SpeechToText,
} from '../../../voice/ports/speech-to-text'
import { setDeadline } from '../../child-process/deadline'
import { type AsyncQueue, createAsyncQueue } from '../../shared/async-queue'
import type { EngineAnswer } from '../engine/engine-protocol'
import type { SpeechEngine } from '../engine/speech-engine'
import type { TurnEstimator } from '../turn/create-turn-estimator'
import { waitForEndOfTurn } from '../turn/wait-for-end-of-turn'

/** Twice as long as a call waits for a final text: an engine that takes longer is overloaded or hangs. */
const finalTimeoutMs = 5_000

/** An estimate of the end of a turn is based on the last 8 s of sound. */
const estimateSamples = 8 * recognitionSampleRate

type Segment = {
  results: AsyncQueue<RecognitionResult>
  /** Stops the timeout of the final text, which starts when the segment is over. */
  cancelDeadline: (() => void) | undefined
  /** The newest sound, for the estimate of the end of the turn. */
  sound: Int16Array[]
  /** Resolves when the final text may be yielded; null before `finish`, and without an estimator. */
  endOfTurn: Promise<void> | null
  /** Ends the wait for the end of the turn. */
  abortController: AbortController
}

type LocalRecogniser = {
  speechToText: SpeechToText
  /** To be called with each answer of the engine. */
  onAnswer(answer: EngineAnswer): void
  /** To be called when the engine has ended. */
  onEnd(reason: string): void
}

/** Creates a recogniser that uses the engine and recognises words while the caller speaks. */
export function createLocalRecogniser(
  engine: Pick<SpeechEngine, 'state' | 'send' | 'start'>,
  deps: { name: string; createId(): number; turnEstimator: TurnEstimator | null },
): LocalRecogniser {
  const { turnEstimator } = deps
  const segments = new Map<number, Segment>()

  function removeSegment(id: number) {
    const segment = segments.get(id)
    segment?.cancelDeadline?.()
    segment?.abortController.abort()
    segments.delete(id)
    return segment
  }

  function failSegment(id: number, reason: string) {
    removeSegment(id)?.results.fail(new RecognitionUnavailable(reason))
  }

  function endSegment(id: number, text: string) {
    const results = removeSegment(id)?.results
    results?.push({ kind: 'final', text })
    results?.end()
  }

  function openSegment(signal: AbortSignal): Recognition {
    const results = createAsyncQueue<RecognitionResult>()
    if (signal.aborted) results.clear()
    else if (engine.state !== 'ready') {
      engine.start().catch(() => {
        // Here a failed start needs no report: this segment fails, and the next one tries again.
      })
      results.fail(new RecognitionUnavailable('The local recogniser is not ready.'))
    }
    if (signal.aborted || engine.state !== 'ready') return { push() {}, finish() {}, results }
    const id = deps.createId()
    const segment: Segment = {
      results,
      cancelDeadline: undefined,
      sound: [],
      endOfTurn: null,
      abortController: new AbortController(),
    }
    segments.set(id, segment)
    engine.send({ do: 'open', id })
    const close = () => {
      if (!removeSegment(id)) return
      engine.send({ do: 'close', id })
      results.clear()
    }
    signal.addEventListener('abort', close, { once: true })

    return {
      push(pcm) {
        if (!segments.has(id)) return
        engine.send({ do: 'hear', id, pcm })
        if (turnEstimator) appendSound(segment.sound, pcm)
      },
      finish() {
        if (!segments.has(id) || segment.cancelDeadline) return
        segment.cancelDeadline = setDeadline(finalTimeoutMs, () => {
          engine.send({ do: 'close', id })
          failSegment(id, 'The local recogniser is too slow.')
        })
        engine.send({ do: 'finish', id })
        if (turnEstimator)
          segment.endOfTurn = waitForEndOfTurn(
            joinSound(segment.sound),
            turnEstimator,
            segment.abortController.signal,
          )
      },
      results: readUntilEnd(results, () => {
        signal.removeEventListener('abort', close)
        close()
      }),
    }
  }

  return {
    // `recipient` is null because no third party receives the caller's voice.
    speechToText: { name: deps.name, recipient: null, open: openSegment },
    onAnswer(answer) {
      if (answer.kind === 'failed') failSegment(answer.id, answer.reason)
      if (answer.kind !== 'recognised') return
      const { id } = answer
      const text = toSentence(answer.text)
      const segment = segments.get(id)
      if (!answer.isFinal) segment?.results.push({ kind: 'partial', text })
      else if (segment?.endOfTurn && text !== '') {
        segment.cancelDeadline?.()
        segment.results.push({ kind: 'partial', text })
        void segment.endOfTurn.then(() => endSegment(id, text))
      } else endSegment(id, text)
    },
    onEnd(reason) {
      for (const id of [...segments.keys()]) failSegment(id, reason)
    },
  }
}

/** Appends a copy of the frame, because its buffer is reused for the next frame. Drops sound older than 8 s. */
function appendSound(sound: Int16Array[], pcm: Int16Array) {
  sound.push(pcm.slice())
  const length = sound.reduce((total, part) => total + part.length, 0)
  if (length - (sound[0]?.length ?? 0) >= estimateSamples) sound.shift()
}

function joinSound(sound: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(sound.reduce((total, part) => total + part.length, 0))
  let offset = 0
  for (const part of sound) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

async function* readUntilEnd(results: AsyncIterable<RecognitionResult>, onEnd: () => void) {
  try {
    yield* results
  } finally {
    onEnd()
  }
}

/** Capitalises only the first letter: the models write capitals only, which would be read as shouting. */
function toSentence(text: string): string {
  const lower = text.toLocaleLowerCase('fr')
  return lower.charAt(0).toLocaleUpperCase('fr') + lower.slice(1)
}
