import {
  type SpeechPart,
  SpeechUnavailable,
  speechSampleRate,
  type TextToSpeech,
} from '../../voice/ports/text-to-speech'
import { cutIntoOrders, type TextPiece } from './cut-into-orders'
import { createEspeakProcess } from './espeak-process'
import type { EspeakAnswer, EspeakSound } from './espeak-protocol'
import { espeakSound } from './espeak-sound'
import { createPartQueue, type PartQueue } from './part-queue'

export type Espeak = TextToSpeech & {
  /** Starts the child ahead of the first sentence; throws `SpeechUnavailable`. */
  warmUp(): Promise<void>
  /** Ends the child; what is being spoken ends with `SpeechUnavailable`. */
  close(): Promise<void>
}

type Speech = {
  sound: EspeakSound
  pieces: TextPiece[]
  parts: PartQueue<SpeechPart>
  samples: number
  lastWord: number
  isOver: boolean
}

/** What the child works at. Its speech may be over already: the child cannot be interrupted. */
type Work = { id: number; speech: Speech; piece: TextPiece; startMs: number }

/** Beside this file, in the sources as in the build. */
const ownChildFile = new URL('./espeak-child.mjs', import.meta.url)

/**
 * The embedded synthesiser. One child serves every call (03, « Ports and providers »), a piece of
 * at most 160 characters at a time, the speeches in turn; a crash fails the speech it happened in.
 */
export function createEspeak({ childFile = ownChildFile } = {}): Espeak {
  const waiting: Speech[] = []
  let work: Work | undefined
  let isStarting = false
  let lastId = 0
  const child = createEspeakProcess(childFile, { onAnswer, onCrash })

  async function workOn() {
    if (work || isStarting || waiting.length === 0) return
    isStarting = true
    try {
      await child.start()
    } catch (error) {
      failAll(error)
      return
    } finally {
      isStarting = false
    }
    const speech = waiting.shift()
    const piece = speech?.pieces.shift()
    if (!speech || !piece) return
    work = { id: ++lastId, speech, piece, startMs: samplesToMs(speech.samples) }
    child.send({ id: work.id, text: piece.text, sound: speech.sound })
  }

  function onAnswer(answer: Extract<EspeakAnswer, { id: number }>) {
    if (answer.id !== work?.id) return
    if (answer.kind === 'part') return take(work, answer)
    const { speech, piece } = work
    if (!speech.isOver) keepSilence(speech, piece.pauseMs)
    if (speech.pieces.length === 0) speech.parts.end()
    else if (!speech.isOver) waiting.push(speech)
    finishWork()
  }

  function onCrash(reason: string) {
    work?.speech.parts.fail(new SpeechUnavailable(reason))
    finishWork()
  }

  function finishWork() {
    work = undefined
    child.rest()
    void workOn()
  }

  function failAll(error: unknown) {
    const failure =
      error instanceof SpeechUnavailable ? error : new SpeechUnavailable(String(error))
    for (const speech of waiting.splice(0)) speech.parts.fail(failure)
  }

  function leave(speech: Speech) {
    speech.isOver = true
    const index = waiting.indexOf(speech)
    if (index >= 0) waiting.splice(index, 1)
  }

  return {
    warmUp: () => child.start(),
    async close() {
      failAll(new SpeechUnavailable('The synthesiser is closed.'))
      work?.speech.parts.fail(new SpeechUnavailable('The synthesiser is closed.'))
      await child.close()
    },
    async *speak(text, voice, signal) {
      const pieces = cutIntoOrders(text)
      if (signal.aborted || pieces.length === 0) return
      const parts = createPartQueue<SpeechPart>()
      const sound = espeakSound(voice)
      const speech = { sound, pieces, parts, samples: 0, lastWord: -1, isOver: false }
      const stop = () => {
        parts.drop()
        leave(speech)
      }
      signal.addEventListener('abort', stop, { once: true })
      waiting.push(speech)
      void workOn()
      try {
        yield* parts
      } finally {
        signal.removeEventListener('abort', stop)
        leave(speech)
      }
    },
  }
}

function keepSilence(speech: Speech, pauseMs: number) {
  if (pauseMs === 0) return
  const pcm = new Int16Array((pauseMs * speechSampleRate) / 1_000)
  speech.samples += pcm.length
  speech.parts.push({ kind: 'audio', pcm })
}

const samplesToMs = (samples: number) => (samples * 1_000) / speechSampleRate

function take({ speech, piece, startMs }: Work, part: Extract<EspeakAnswer, { kind: 'part' }>) {
  for (const word of part.words) {
    const position = piece.position + word.position
    // Numbers and signs are reported several times, as they are spelled out.
    if (position <= speech.lastWord) continue
    speech.lastWord = position
    speech.parts.push({ kind: 'word', position, atMs: Math.round(startMs + word.atMs) })
  }
  speech.samples += part.pcm.length
  if (part.pcm.length > 0) speech.parts.push({ kind: 'audio', pcm: part.pcm })
}
