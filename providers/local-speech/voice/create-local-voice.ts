import {
  type SpeechPart,
  SpeechUnavailable,
  speechSampleRate,
  type TextToSpeech,
} from '../../../voice/ports/text-to-speech'
import { setDeadline } from '../../child-process/deadline'
import type { TextChunk } from '../../espeak/split-into-chunks'
import { type AsyncQueue, createAsyncQueue } from '../../shared/async-queue'
import type { EngineAnswer } from '../engine/engine-protocol'
import type { SpeechEngine } from '../engine/speech-engine'
import { chooseSpeaker, type LocalSpeaker, type SpeakerChoice } from './choose-speaker'
import { splitIntoClauses } from './split-into-clauses'

/** A clause takes a second or two; after some errors the engine never answers. */
const clauseTimeoutMs = 15_000

/** 20 ms of silence, for a text without words. */
const silenceSamples = speechSampleRate / 50

/** One call of `speak`. */
type Speech = {
  choice: SpeakerChoice
  clauses: TextChunk[]
  parts: AsyncQueue<SpeechPart>
  sampleCount: number
}

type RunningClause = { id: number; speech: Speech; clause: TextChunk; cancelDeadline(): void }

type LocalVoice = {
  textToSpeech: TextToSpeech
  /** To be called with each answer of the engine. */
  onAnswer(answer: EngineAnswer): void
  /** To be called when the engine has ended. */
  onEnd(reason: string): void
}

/**
 * Creates a synthesiser that uses the engine. When several speeches wait, it takes one clause of each in turn.
 * Its voices are French: they pronounce foreign words as French, and skip words in other scripts.
 */
export function createLocalVoice(
  engine: Pick<SpeechEngine, 'state' | 'send' | 'start' | 'kill'>,
  deps: { listSpeakers(): readonly LocalSpeaker[]; createId(): number },
): LocalVoice {
  const waitingSpeeches: Speech[] = []
  let runningClause: RunningClause | undefined

  function sendNextClause() {
    if (runningClause) return
    const speech = waitingSpeeches.shift()
    const clause = speech?.clauses.shift()
    if (!speech || !clause) return
    const id = deps.createId()
    runningClause = {
      id,
      speech,
      clause,
      cancelDeadline: setDeadline(clauseTimeoutMs, engine.kill),
    }
    engine.send({ do: 'speak', id, text: clause.text, ...speech.choice })
  }

  function finishClause() {
    runningClause?.cancelDeadline()
    runningClause = undefined
    sendNextClause()
  }

  function cancel(speech: Speech) {
    const index = waitingSpeeches.indexOf(speech)
    if (index >= 0) waitingSpeeches.splice(index, 1)
    speech.clauses.length = 0
    // Do not wait for an answer: the engine sends none for a cancelled clause, even if it has already generated it.
    if (runningClause?.speech !== speech) return
    engine.send({ do: 'close', id: runningClause.id })
    finishClause()
  }

  return {
    textToSpeech: {
      // No third party receives the text.
      recipient: null,
      async *speak(text, voice, signal) {
        const choice = chooseSpeaker(voice, deps.listSpeakers())
        if (!choice) throw new SpeechUnavailable('No installed voice suits the companion.')
        if (engine.state !== 'ready') {
          // The call must not wait while models load; they may be ready for the next sentence.
          engine.start().catch(() => {})
          throw new SpeechUnavailable('The local voice is not ready.')
        }
        const clauses = splitIntoClauses(text)
        if (signal.aborted) return
        // A text without words is spoken as silence. An error would make another voice speak.
        if (clauses.length === 0)
          return yield { kind: 'audio', pcm: new Int16Array(silenceSamples) }
        const parts = createAsyncQueue<SpeechPart>()
        const speech: Speech = { choice, clauses, parts, sampleCount: 0 }
        const abort = () => {
          parts.clear()
          cancel(speech)
        }
        signal.addEventListener('abort', abort, { once: true })
        waitingSpeeches.push(speech)
        sendNextClause()
        try {
          yield* parts
        } finally {
          signal.removeEventListener('abort', abort)
          cancel(speech)
        }
      },
    },
    onAnswer(answer) {
      if (answer.id !== runningClause?.id) return
      const { speech, clause } = runningClause
      if (answer.kind === 'failed') speech.parts.fail(new SpeechUnavailable(answer.reason))
      if (answer.kind === 'spoken') {
        pushClause(speech, clause, answer.pcm)
        if (speech.clauses.length > 0) waitingSpeeches.push(speech)
        else speech.parts.end()
      }
      finishClause()
    },
    onEnd(reason) {
      runningClause?.cancelDeadline()
      const speeches = [
        ...(runningClause ? [runningClause.speech] : []),
        ...waitingSpeeches.splice(0),
      ]
      runningClause = undefined
      for (const { parts } of speeches) parts.fail(new SpeechUnavailable(reason))
    },
  }
}

/** Adds a clause; the times of its words are estimated from their positions in the text. */
function pushClause(speech: Speech, { text, position, pauseMs }: TextChunk, pcm: Int16Array) {
  const startMs = toMs(speech.sampleCount)
  const durationMs = toMs(pcm.length)
  for (const { index } of text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
    const atMs = Math.round(startMs + (index / text.length) * durationMs)
    speech.parts.push({ kind: 'word', position: position + index, atMs })
  }
  const pause = new Int16Array((pauseMs * speechSampleRate) / 1_000)
  for (const part of [pcm, pause]) {
    speech.sampleCount += part.length
    if (part.length > 0) speech.parts.push({ kind: 'audio', pcm: part })
  }
}

const toMs = (samples: number) => (samples * 1_000) / speechSampleRate
