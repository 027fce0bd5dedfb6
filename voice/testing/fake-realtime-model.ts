import { companionSamplesPerMs } from '../audio/frame-timing'
import type { Clock } from '../ports/clock'
import {
  type RealtimeConversation,
  type RealtimeModel,
  RealtimeModelUnavailable,
  type RealtimePart,
} from '../ports/realtime-model'
import { RecognitionUnavailable } from '../ports/speech-to-text'

/** Transcript of one segment, which arrives delayMs after its end; null: no transcript arrives. */
export type FakeTranscription = { text: string | null; delayMs: number }

export type FakeRealtimeModel = RealtimeModel & {
  /** Texts of the responses, in order; the last one is repeated. */
  answers: string[]
  /** Text arrives this many characters before its audio. */
  leadingCharacters: number
  behaviour: 'answers' | 'hangs' | 'breaks-midway' | 'stalls-midway' | 'unreachable'
  /** The requests that the model received, in order: "user: Bonsoir.", "respond", "cancel", "truncate 300", … */
  readonly log: string[]
  /** The instructions of the last response. */
  instructions: string
  openCount: number
  /** Ends every connection. */
  disconnect(): void
}

export const msPerCharacter = 60
/** The model generates audio this many times faster than real time, as services do. */
const generationSpeed = 4
const partMs = 200

/** Creates a model that speaks 60 ms per character and recognises the given segments in order. */
export function createFakeRealtimeModel(
  clock: Pick<Clock, 'schedule'>,
  transcriptions: readonly FakeTranscription[] = [],
  firstVoiceMs = 300,
): FakeRealtimeModel {
  const segments = [...transcriptions]
  const disconnections = new Set<() => void>()
  const model: FakeRealtimeModel = {
    name: 'fake',
    recipient: 'realtime.example',
    answers: ['Je t’écoute bien. Raconte-moi la suite.'],
    leadingCharacters: 0,
    behaviour: 'answers',
    log: [],
    instructions: '',
    openCount: 0,
    disconnect() {
      for (const disconnect of [...disconnections]) disconnect()
    },
    open({ messages }, signal) {
      model.openCount += 1
      for (const { role, content } of messages.slice(1)) model.log.push(`${role}: ${content}`)
      return openConversation(signal)
    },
  }

  const wait = (ms: number | null, signals: readonly AbortSignal[]) =>
    new Promise<void>((resolve) => {
      const end = () => {
        for (const signal of signals) signal.removeEventListener('abort', end)
        resolve()
      }
      for (const signal of signals) signal.addEventListener('abort', end)
      if (signals.some(({ aborted }) => aborted)) end()
      else if (ms !== null) clock.schedule(ms, end)
    })

  function openConversation(signal: AbortSignal): RealtimeConversation {
    const connectionLoss = new AbortController()
    let failure: RealtimeModelUnavailable | null = null
    const fail = () => {
      failure ??= new RealtimeModelUnavailable('unreachable', 'closed')
      connectionLoss.abort()
    }
    disconnections.add(fail)
    signal.addEventListener('abort', () => disconnections.delete(fail), { once: true })
    if (model.behaviour === 'unreachable') clock.schedule(50, fail)

    async function* speak(text: string, responseSignal: AbortSignal): AsyncGenerator<RealtimePart> {
      const signals = [responseSignal, signal, connectionLoss.signal]
      const checkFailure = () => {
        if (failure && !responseSignal.aborted) throw failure
      }
      await wait(model.behaviour === 'hangs' ? null : firstVoiceMs, signals)
      checkFailure()
      const partCharacters = partMs / msPerCharacter
      let sentCharacters = 0
      for (let from = 0; from < text.length && !responseSignal.aborted; from += partCharacters) {
        if (from > text.length / 2 && model.behaviour === 'breaks-midway') fail()
        if (from > text.length / 2 && model.behaviour === 'stalls-midway') await wait(null, signals)
        checkFailure()
        if (responseSignal.aborted) return
        const untilCharacter = Math.round(from + partCharacters + model.leadingCharacters)
        yield { kind: 'text', text: text.slice(sentCharacters, untilCharacter) }
        sentCharacters = untilCharacter
        yield {
          kind: 'audio',
          pcm: new Int16Array(partMs * companionSamplesPerMs).fill(1_000),
        }
        await wait(partMs / generationSpeed, signals)
      }
    }

    return {
      get failure() {
        return failure
      },
      listen() {
        const segment = segments.shift() ?? { text: '', delayMs: 0 }
        const finished = new AbortController()
        async function* read() {
          await wait(null, [finished.signal, signal, connectionLoss.signal])
          await wait(segment.text === null ? null : segment.delayMs, [
            signal,
            connectionLoss.signal,
          ])
          if (failure) throw new RecognitionUnavailable('closed')
          if (!signal.aborted) yield { kind: 'final', text: segment.text ?? '' } as const
        }
        return {
          push() {},
          finish() {
            if (finished.signal.aborted) return
            model.log.push('heard')
            finished.abort()
          },
          results: read(),
          remove: () => void model.log.push(`remove ${segment.text}`),
        }
      },
      addMessage: ({ role, content }) => void model.log.push(`${role}: ${content}`),
      respond(instructions, responseSignal) {
        model.instructions = instructions
        model.log.push('respond')
        let isAccepted = false
        responseSignal.addEventListener('abort', () => {
          model.log.push(isAccepted ? 'cancel' : 'cancel unheard')
        })
        const text = (model.answers.length > 1 ? model.answers.shift() : model.answers[0]) ?? ''
        return {
          parts: speak(text, responseSignal),
          accept() {
            isAccepted = true
          },
          truncate: (heardMs) => void model.log.push(`truncate ${Math.round(heardMs)}`),
        }
      },
    }
  }

  return model
}
