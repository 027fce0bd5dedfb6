import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import type { MultilingualText } from '../../language-spans/language-markers'
import type { AudioDialogue } from '../../ports/dialogue'
import type { LanguageSpan, SpeechPart, TextToSpeech } from '../../ports/text-to-speech'
import type { ProductionEvent } from '../engine/call-event'
import { createSpeechCheck } from './check-speech'
import { type PrefetchedSpeech, prefetchSpeech } from './prefetch-speech'
import {
  type DialogueRequest,
  isCurrentAttempt,
  isCurrentRequest,
  isFull,
  type ResponseProduction,
  type SpeechAttempt,
} from './response-production'

export type ProductionRunner = {
  /** Asks the dialogue for the response and its first sentence. Throws when the dialogue throws. */
  askDialogue(production: ResponseProduction): void
  requestSentence(production: ResponseProduction): void
  speakSentence(production: ResponseProduction, attempt: SpeechAttempt): void
  /** Resumes a synthesiser that waits for room for more audio. */
  resumeSpeech(attempt: SpeechAttempt): void
  stopSpeech(attempt: SpeechAttempt): void
}

/** Runs the dialogue and the synthesiser; their results are posted as events to the call's queue. */
export function createProductionRunner(
  deps: {
    dialogue: AudioDialogue
    textToSpeech: TextToSpeech
    voice: CompanionVoice
    /** Whether the caller wants audio, and not only captions. */
    hasAudio(): boolean
  },
  post: (event: ProductionEvent) => void,
): ProductionRunner {
  const { dialogue, textToSpeech, voice, hasAudio } = deps
  const prefetchedSpeechByRequest = new WeakMap<DialogueRequest, PrefetchedSpeech>()

  function requestSentence(production: ResponseProduction) {
    const { request } = production
    request.answer?.sentences.next().then(
      (result) => {
        if (!isCurrentRequest(production, request)) return
        const sentence = result.done ? null : result.value
        if (result.done) takePrefetchedSpeech(request)?.discard()
        post({ type: 'sentence-received', production, request, sentence })
      },
      (error) => {
        if (!isCurrentRequest(production, request)) return
        post({ type: 'dialogue-failed', production, request, error })
      },
    )
  }

  /** Synthesises the opening clause of the first sentence before the sentence itself is known. */
  function prefetchOpeningClause(
    production: ResponseProduction,
    request: DialogueRequest,
    clause: string,
  ) {
    if (!hasAudio() || !isCurrentRequest(production, request)) return
    prefetchedSpeechByRequest.set(
      request,
      prefetchSpeech(clause, speakText, request.controller.signal),
    )
  }

  function takePrefetchedSpeech(request: DialogueRequest): PrefetchedSpeech | undefined {
    const prefetchedSpeech = prefetchedSpeechByRequest.get(request)
    prefetchedSpeechByRequest.delete(request)
    return prefetchedSpeech
  }

  const speakText = (text: string, signal: AbortSignal, spans?: readonly LanguageSpan[]) =>
    textToSpeech.speak(text, voice, signal, spans)

  function synthesiseSentence(
    sentence: MultilingualText,
    request: DialogueRequest,
    signal: AbortSignal,
  ): AsyncIterable<SpeechPart> {
    const prefetchedSpeech = takePrefetchedSpeech(request)
    const parts = prefetchedSpeech?.continueWith(sentence, signal)
    if (parts) return parts
    prefetchedSpeech?.discard()
    return speakText(sentence.text, signal, sentence.spans)
  }

  async function speak(production: ResponseProduction, attempt: SpeechAttempt) {
    const { content, controller } = attempt
    const isCurrent = () => isCurrentAttempt(production, attempt)
    try {
      const isSentence = 'text' in content
      const check = isSentence ? createSpeechCheck(content.text) : null
      const parts = isSentence
        ? synthesiseSentence(content, production.request, controller.signal)
        : content.speak(controller.signal)
      for await (const part of parts) {
        if (!isCurrent()) return
        for (const audiblePart of check ? check.push(part) : [part])
          post({ type: 'speech-received', production, attempt, part: audiblePart })
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
      void preparedResponse.openingClause?.then((clause) =>
        prefetchOpeningClause(production, request, clause),
      )
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

/**
 * The reason with which a request to the dialogue or the synthesis of a sentence is aborted. It is created only once,
 * because the synthesis of every sentence ends with an abort, and an abort without a reason would create an exception
 * with a stack trace each time.
 */
export const noLongerNeeded = new DOMException('No longer needed', 'AbortError')

const waitForRoom = (attempt: SpeechAttempt) =>
  new Promise<void>((resolve) => {
    attempt.resume = resolve
  })
