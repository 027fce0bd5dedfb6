import {
  type Recognition,
  type RecognitionResult,
  RecognitionUnavailable,
  type SpeechToText,
} from '../../../voice/ports/speech-to-text'
import { type AsyncQueue, createAsyncQueue } from '../../espeak/async-queue'
import type { EngineAnswer } from '../engine/engine-protocol'
import type { SpeechEngine } from '../engine/speech-engine'

/** A call waits for half of this; then the engine is too busy, or hangs. */
const finalTimeoutMs = 5_000

type Segment = { results: AsyncQueue<RecognitionResult>; timer: NodeJS.Timeout | undefined }

type LocalRecogniser = {
  speechToText: SpeechToText
  /** The engine answered, or has ended. */
  onAnswer(answer: EngineAnswer): void
  onEnd(reason: string): void
}

/** Creates the recogniser that works while the caller speaks, through the engine. */
export function createLocalRecogniser(
  engine: Pick<SpeechEngine, 'state' | 'send' | 'start'>,
  deps: { name: string; createId(): number },
): LocalRecogniser {
  const segments = new Map<number, Segment>()

  function remove(id: number) {
    const segment = segments.get(id)
    clearTimeout(segment?.timer)
    segments.delete(id)
    return segment
  }

  function fail(id: number, reason: string) {
    remove(id)?.results.fail(new RecognitionUnavailable(reason))
  }

  function open(signal: AbortSignal): Recognition {
    const results = createAsyncQueue<RecognitionResult>()
    if (signal.aborted) results.clear()
    else if (engine.state !== 'ready') {
      engine.start().catch(() => {
        // Reported where the engine was created; the next segment may find it ready.
      })
      results.fail(new RecognitionUnavailable('The local recogniser is not ready.'))
    }
    if (signal.aborted || engine.state !== 'ready') return { push() {}, finish() {}, results }
    const id = deps.createId()
    const segment: Segment = { results, timer: undefined }
    segments.set(id, segment)
    engine.send({ do: 'open', id })
    const close = () => {
      if (!remove(id)) return
      engine.send({ do: 'close', id })
      results.clear()
    }
    signal.addEventListener('abort', close, { once: true })

    return {
      push(pcm) {
        if (segments.has(id)) engine.send({ do: 'hear', id, pcm })
      },
      finish() {
        if (!segments.has(id) || segment.timer) return
        segment.timer = setTimeout(() => {
          engine.send({ do: 'close', id })
          fail(id, 'The local recogniser is too slow.')
        }, finalTimeoutMs)
        engine.send({ do: 'finish', id })
      },
      results: readUntilEnd(results, () => {
        signal.removeEventListener('abort', close)
        close()
      }),
    }
  }

  return {
    speechToText: { name: deps.name, recipient: null, open },
    onAnswer(answer) {
      if (answer.kind === 'failed') fail(answer.id, answer.reason)
      if (answer.kind !== 'heard') return
      const text = toSentence(answer.text)
      segments.get(answer.id)?.results.push({ kind: answer.isFinal ? 'final' : 'partial', text })
      if (answer.isFinal) remove(answer.id)?.results.end()
    },
    onEnd(reason) {
      for (const id of [...segments.keys()]) fail(id, reason)
    },
  }
}

async function* readUntilEnd(results: AsyncIterable<RecognitionResult>, onEnd: () => void) {
  try {
    yield* results
  } finally {
    onEnd()
  }
}

/** The models write capitals only, which would be read as shouting. */
function toSentence(text: string): string {
  const lower = text.toLocaleLowerCase('fr')
  return lower.charAt(0).toLocaleUpperCase('fr') + lower.slice(1)
}
