import type { CompanionVoice } from '../../domain/companions/companion-voice'
import {
  type SpeechPart,
  SpeechUnavailable,
  speechSampleRate,
  type TextToSpeech,
} from '../../voice/ports/text-to-speech'
import { type AsyncQueue, createAsyncQueue } from '../shared/async-queue'
import { createEspeakProcess } from './espeak-process'
import type { EspeakOutput } from './espeak-protocol'
import { toEspeakSettings } from './espeak-settings'
import { splitIntoChunks, type TextChunk } from './split-into-chunks'

export type Espeak = TextToSpeech & {
  /** Starts the child process ahead of the first sentence; throws `SpeechUnavailable` if that fails. */
  warmUp(): Promise<void>
  /**
   * Resolves to true when the synthesiser can speak now, to false when its package is not installed.
   * Otherwise rejects, and starts the child process if it is not running.
   */
  checkReady(): Promise<boolean>
  /** Ends the child process; speech in progress fails with `SpeechUnavailable`. */
  close(): Promise<void>
}

/** The state of one request to `speak`. */
type Speech = {
  voice: CompanionVoice
  remainingChunks: TextChunk[]
  parts: AsyncQueue<SpeechPart>
  sampleCount: number
  lastWordPosition: number
  isCancelled: boolean
}

/**
 * The chunk that the child process is speaking. It is spoken to its end even if its speech is
 * cancelled, because espeak-ng cannot be interrupted.
 */
type RunningCommand = { id: number; speech: Speech; chunk: TextChunk; startMs: number }

/** The file is beside this one, both in the sources and in the build. */
const defaultChildFile = new URL('./espeak-child.mjs', import.meta.url)

/**
 * Creates the embedded synthesiser. One child process serves all calls: it speaks chunks of at most
 * 160 characters, one from each waiting speech in turn. A crash fails only the speech whose
 * chunk was being spoken.
 */
export function createEspeak({ childFile = defaultChildFile } = {}): Espeak {
  const waitingSpeeches: Speech[] = []
  let runningCommand: RunningCommand | undefined
  let isStarting = false
  let lastId = 0
  const child = createEspeakProcess(childFile, { onOutput, onCrash })

  async function sendNextCommand() {
    if (runningCommand || isStarting || waitingSpeeches.length === 0) return
    isStarting = true
    try {
      await child.start()
    } catch (error) {
      failWaitingSpeeches(error)
      return
    } finally {
      isStarting = false
    }
    const speech = waitingSpeeches.shift()
    const chunk = speech?.remainingChunks.shift()
    if (!speech || !chunk) return
    runningCommand = { id: ++lastId, speech, chunk, startMs: samplesToMs(speech.sampleCount) }
    child.send({
      id: runningCommand.id,
      text: chunk.text,
      settings: toEspeakSettings(speech.voice, chunk.span),
    })
  }

  function onOutput(output: EspeakOutput) {
    if (output.id !== runningCommand?.id) return
    if (output.kind === 'part') return pushPart(runningCommand, output)
    const { speech, chunk } = runningCommand
    if (!speech.isCancelled) pushSilence(speech, chunk.pauseMs)
    if (speech.remainingChunks.length === 0) speech.parts.end()
    else if (!speech.isCancelled) waitingSpeeches.push(speech)
    finishCommand()
  }

  function onCrash(reason: string) {
    runningCommand?.speech.parts.fail(new SpeechUnavailable(reason))
    finishCommand()
  }

  function finishCommand() {
    runningCommand = undefined
    child.markIdle()
    void sendNextCommand()
  }

  function failWaitingSpeeches(error: unknown) {
    const failure =
      error instanceof SpeechUnavailable ? error : new SpeechUnavailable(String(error))
    for (const speech of waitingSpeeches.splice(0)) speech.parts.fail(failure)
  }

  function cancel(speech: Speech) {
    speech.isCancelled = true
    const index = waitingSpeeches.indexOf(speech)
    if (index >= 0) waitingSpeeches.splice(index, 1)
  }

  return {
    // No third party receives the text.
    recipient: null,
    warmUp: () => child.start(),
    async checkReady() {
      const { state } = child
      if (state === 'ready' || state === 'not-installed') return state === 'ready'
      child.start().catch(() => {
        // The next check tries again.
      })
      throw new SpeechUnavailable('The synthesiser is starting.')
    },
    async close() {
      failWaitingSpeeches(new SpeechUnavailable('The synthesiser is closed.'))
      runningCommand?.speech.parts.fail(new SpeechUnavailable('The synthesiser is closed.'))
      await child.close()
    },
    async *speak(text, voice, signal, spans) {
      const remainingChunks = splitIntoChunks(text, spans)
      if (signal.aborted || remainingChunks.length === 0) return
      const parts = createAsyncQueue<SpeechPart>()
      const speech: Speech = {
        voice,
        remainingChunks,
        parts,
        sampleCount: 0,
        lastWordPosition: -1,
        isCancelled: false,
      }
      const abort = () => {
        parts.clear()
        cancel(speech)
      }
      signal.addEventListener('abort', abort, { once: true })
      waitingSpeeches.push(speech)
      void sendNextCommand()
      try {
        yield* parts
      } finally {
        signal.removeEventListener('abort', abort)
        cancel(speech)
      }
    },
  }
}

function pushSilence(speech: Speech, durationMs: number) {
  if (durationMs === 0) return
  const pcm = new Int16Array((durationMs * speechSampleRate) / 1_000)
  speech.sampleCount += pcm.length
  speech.parts.push({ kind: 'audio', pcm })
}

const samplesToMs = (sampleCount: number) => (sampleCount * 1_000) / speechSampleRate

function pushPart(
  { speech, chunk, startMs }: RunningCommand,
  part: Extract<EspeakOutput, { kind: 'part' }>,
) {
  for (const word of part.words) {
    const position = chunk.position + word.position
    // espeak-ng reports a number or sign several times, once for each word that it expands to.
    if (position <= speech.lastWordPosition) continue
    speech.lastWordPosition = position
    speech.parts.push({ kind: 'word', position, atMs: Math.round(startMs + word.atMs) })
  }
  speech.sampleCount += part.pcm.length
  if (part.pcm.length > 0) speech.parts.push({ kind: 'audio', pcm: part.pcm })
}
