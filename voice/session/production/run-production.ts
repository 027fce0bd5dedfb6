import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import type { MultilingualText } from '../../language-spans/language-markers'
import type { SpokenDialogue } from '../../ports/dialogue'
import type { LanguageSpan, SpeechPart, TextToSpeech } from '../../ports/text-to-speech'
import type { ProductionEvent } from '../engine/call-event'
import { createSpeechCheck } from './check-speech'
import {
  type DialogueRequest,
  isCurrentAttempt,
  isCurrentRequest,
  isFull,
  type ResponseProduction,
  type SpeechAttempt,
} from './response-production'
import { beginSpeechAhead, type SpeechAhead } from './speech-ahead'

export type ProductionRunner = {
  /** Asks the dialogue for the response and its first sentence. Throws when the dialogue does. */
  askDialogue(production: ResponseProduction): void
  requestSentence(production: ResponseProduction): void
  speakSentence(production: ResponseProduction, attempt: SpeechAttempt): void
  /** There is room for more audio: lets a waiting synthesiser go on. */
  resumeSpeech(attempt: SpeechAttempt): void
  stopSpeech(attempt: SpeechAttempt): void
}

/** Runs dialogue and synthesiser; their results are posted as events in the call's order. */
export function createProductionRunner(
  deps: {
    dialogue: SpokenDialogue
    textToSpeech: TextToSpeech
    voice: CompanionVoice
    /** Whether the caller wants audio, and not only captions. */
    hasAudio(): boolean
  },
  post: (event: ProductionEvent) => void,
): ProductionRunner {
  const { dialogue, textToSpeech, voice, hasAudio } = deps
  const speechAheadByRequest = new WeakMap<DialogueRequest, SpeechAhead>()

  function requestSentence(production: ResponseProduction) {
    const { request } = production
    request.answer?.sentences.next().then(
      (result) => {
        if (!isCurrentRequest(production, request)) return
        const sentence = result.done ? null : result.value
        if (result.done) takeSpeechAhead(request)?.discard()
        post({ type: 'sentence-received', production, request, sentence })
      },
      (error) => {
        if (!isCurrentRequest(production, request)) return
        post({ type: 'dialogue-failed', production, request, error })
      },
    )
  }

  /** Synthesises the opening clause of the first sentence before the sentence itself is known. */
  function speakAhead(production: ResponseProduction, request: DialogueRequest, clause: string) {
    if (!hasAudio() || !isCurrentRequest(production, request)) return
    speechAheadByRequest.set(
      request,
      beginSpeechAhead(clause, speakText, request.controller.signal),
    )
  }

  function takeSpeechAhead(request: DialogueRequest): SpeechAhead | undefined {
    const speechAhead = speechAheadByRequest.get(request)
    speechAheadByRequest.delete(request)
    return speechAhead
  }

  const speakText = (text: string, signal: AbortSignal, spans?: readonly LanguageSpan[]) =>
    textToSpeech.speak(text, voice, signal, spans)

  function speakSentence(
    sentence: MultilingualText,
    request: DialogueRequest,
    signal: AbortSignal,
  ): AsyncIterable<SpeechPart> {
    const speechAhead = takeSpeechAhead(request)
    const parts = speechAhead?.continueWith(sentence, signal)
    if (parts) return parts
    speechAhead?.discard()
    return speakText(sentence.text, signal, sentence.spans)
  }

  async function speak(production: ResponseProduction, attempt: SpeechAttempt) {
    const { content, controller } = attempt
    const isCurrent = () => isCurrentAttempt(production, attempt)
    try {
      const isSentence = 'text' in content
      const check = isSentence ? createSpeechCheck(content.text) : null
      const parts = isSentence
        ? speakSentence(content, production.request, controller.signal)
        : content.speak(controller.signal)
      for await (const part of parts) {
        if (!isCurrent()) return
        for (const next of check ? check.push(part) : [part])
          post({ type: 'speech-received', production, attempt, part: next })
        if (isCurrent() && isFull(production)) await waitForRoom(attempt)
      }
      check?.finish()
      if (isCurrent()) post({ type: 'speech-finished', production, attempt })
    } catch (error) {
      if (isCurrent()) post({ type: 'speech-failed', production, attempt, error })
    }
  }

  function resumeSpeech(attempt: SpeechAttempt) {
    attempt.resume?.()
    attempt.resume = null
  }

  return {
    askDialogue(production) {
      const { request } = production
      const preparedResponse = dialogue.prepare(production.prompt, request.controller.signal)
      request.answer = {
        prepared: preparedResponse,
        sentences: preparedResponse.sentences[Symbol.asyncIterator](),
      }
      void preparedResponse.openingClause?.then((clause) => speakAhead(production, request, clause))
      requestSentence(production)
    },
    requestSentence,
    speakSentence: (production, attempt) => void speak(production, attempt),
    resumeSpeech,
    stopSpeech(attempt) {
      attempt.controller.abort(noLongerNeeded)
      resumeSpeech(attempt)
    },
  }
}

/** Shared, because an abort without a reason makes an exception with a stack, at the end of every sentence. */
export const noLongerNeeded = new DOMException('No longer needed', 'AbortError')

const waitForRoom = (attempt: SpeechAttempt) =>
  new Promise<void>((resolve) => {
    attempt.resume = resolve
  })
