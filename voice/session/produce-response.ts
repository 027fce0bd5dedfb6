import { companionSamplesPerMs, frameMs } from '../audio/frame-timing'
import { estimateSpeechMs } from '../audio/speech-length'
import type { SpeechPart } from '../ports/text-to-speech'
import type { CallContext } from './call-context'
import type { CompanionResponse, SpeechAttempt } from './companion-response'

/** Made ahead of what is sent: enough to hide a synthesiser's start, little enough to keep small. */
const framesAhead = 50

export type ResponseProducer = {
  /** Asks the dialogue for the response and has its sentences spoken, one ahead of the other. */
  begin(response: CompanionResponse): void
  /** The synthesiser threw or hangs: once more, then the response goes on as text. */
  failSpeech(response: CompanionResponse): void
  /** The dialogue threw or hangs: once more if nothing was said yet, then no more sentences. */
  failDialogue(response: CompanionResponse): void
}

/** Makes responses; what was made is told by onProgress, in the call's order. */
export function createResponseProducer(
  context: CallContext,
  onProgress: (response: CompanionResponse) => void,
): ResponseProducer {
  const { dialogue, textToSpeech, voice } = context.options

  function begin(response: CompanionResponse) {
    response.preparations += 1
    response.askedAtMs = context.nowMs()
    try {
      response.prepared = dialogue.prepare(response.prompt, response.controller.signal)
      response.sentences = response.prepared.sentences[Symbol.asyncIterator]()
      pullSentence(response, response.sentences)
    } catch (error) {
      context.options.onFault?.(error)
      failDialogue(response)
    }
  }

  function pullSentence(response: CompanionResponse, sentences: AsyncIterator<string>) {
    const isLate = () => response.isOver || response.sentences !== sentences
    response.askedAtMs = context.nowMs()
    sentences.next().then(
      (result) => {
        if (isLate()) return
        context.post(() => {
          if (isLate()) return
          if (result.done) endProduction(response)
          else sayNext(response, result.value)
        })
      },
      (error) => {
        if (isLate()) return
        context.post(() => {
          if (isLate()) return
          context.options.onFault?.(error)
          failDialogue(response)
        })
      },
    )
  }

  function sayNext(response: CompanionResponse, sentence: string) {
    const text = sentence.trim()
    if (text === '') return goOn(response)
    response.captions.beginSentence(text, response.producedMs, estimateSpeechMs(text, voice))
    say(response, text, false)
  }

  function say(response: CompanionResponse, text: string, isRetry: boolean) {
    if (response.isTextOnly || !context.hasAudio) passAsText(response, text)
    else void speak(response, text, isRetry)
  }

  async function speak(response: CompanionResponse, text: string, isRetry: boolean) {
    const attempt: SpeechAttempt = {
      controller: new AbortController(),
      startedAtMs: context.nowMs(),
      isRetry,
      isOver: false,
    }
    response.attempt = attempt
    const postAttempt = (action: () => void) => {
      if (attempt.isOver) return
      context.post(() => {
        if (!attempt.isOver) action()
      })
    }
    try {
      for await (const part of textToSpeech.speak(text, voice, attempt.controller.signal)) {
        if (attempt.isOver) return
        postAttempt(() => takePart(response, part))
        if (isFull(response)) await roomIn(response)
      }
      postAttempt(() => {
        endAttempt(response)
        response.captions.endSentence(response.producedMs)
        goOn(response)
      })
    } catch (error) {
      postAttempt(() => {
        context.options.onFault?.(error)
        failSpeech(response)
      })
    }
  }

  function takePart(response: CompanionResponse, part: SpeechPart) {
    if (part.kind === 'word') return response.captions.timeWord(part.position, part.atMs)
    if (part.pcm.length === 0) return
    response.isVoiceBroken = false
    response.producedMs += part.pcm.length / companionSamplesPerMs
    response.cutter.push(part.pcm, (frame) => response.frames.push(frame))
    onProgress(response)
  }

  function passAsText(response: CompanionResponse, text: string) {
    finishSound(response)
    const wordsMs = estimateSpeechMs(text, voice)
    const steps = Math.ceil(wordsMs / frameMs)
    for (let step = 0; step < steps; step += 1) response.frames.push(null)
    response.producedMs += steps * frameMs
    response.captions.endSentence(response.producedMs)
    onProgress(response)
    goOn(response)
  }

  function goOn(response: CompanionResponse) {
    const { sentences } = response
    if (!sentences || response.isOver) return
    if (!isFull(response)) return pullSentence(response, sentences)
    void roomIn(response).then(() => {
      if (!response.isOver) pullSentence(response, sentences)
    })
  }

  function endAttempt(response: CompanionResponse) {
    if (!response.attempt) return
    response.attempt.isOver = true
    response.attempt.controller.abort()
    response.attempt = null
    response.onRoom?.()
  }

  function failSpeech(response: CompanionResponse) {
    const wasRetry = response.attempt?.isRetry ?? false
    const rest = response.captions.abandonSentence(response.producedMs)
    endAttempt(response)
    finishSound(response)
    response.isVoiceBroken = true
    if (rest === '') return goOn(response)
    if (wasRetry) response.isTextOnly = true
    response.captions.beginSentence(rest, response.producedMs, estimateSpeechMs(rest, voice))
    say(response, rest, true)
  }

  function failDialogue(response: CompanionResponse) {
    response.sentences = null
    const isSilentSoFar = response.producedMs === 0 && response.attempt === null
    if (isSilentSoFar && response.preparations < 2) {
      response.controller.abort()
      response.controller = new AbortController()
      return begin(response)
    }
    response.hasFailed = true
    endProduction(response)
  }

  function endProduction(response: CompanionResponse) {
    finishSound(response)
    // The last frame carries the flag: when all sound is on its way, 20 ms of silence carry it.
    if (response.frames.length === 0 && response.hasSentSound) response.frames.push(silentFrame())
    response.isProduced = true
    onProgress(response)
  }

  return { begin, failSpeech, failDialogue }
}

const silentFrame = () => new Int16Array(frameMs * companionSamplesPerMs)

const isFull = (response: CompanionResponse) =>
  !response.isOver && response.frames.length >= framesAhead

function roomIn(response: CompanionResponse): Promise<void> {
  return new Promise((resolve) => {
    const before = response.onRoom
    response.onRoom = () => {
      response.onRoom = null
      before?.()
      resolve()
    }
  })
}

/** Sound that does not fill a frame is padded, so that silence or the end can follow. */
function finishSound(response: CompanionResponse) {
  const rest = response.cutter.finish()
  if (!rest) return
  response.frames.push(rest)
  response.producedMs = Math.ceil(response.producedMs / frameMs) * frameMs
}
