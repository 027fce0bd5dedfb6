import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import { createSilentFrame, type FrameAllocator } from '../../audio/frame-allocator'
import { companionSamplesPerMs, frameMs } from '../../audio/frame-timing'
import {
  type MultilingualText,
  parseLanguageMarkers,
  trimMultilingualText,
} from '../../language-spans/language-markers'
import type { AudioPassage, PassagePart } from '../../ports/dialogue'
import type { SpeechPart } from '../../ports/text-to-speech'
import { type CallEffect, type CallEffects, noEffects } from '../engine/call-effect'
import {
  createDialogueRequest,
  isFull,
  type ResponseProduction,
  type SpeechAttempt,
} from './response-production'

/** Length of an average French word, with the space after it. */
const charactersPerWord = 6

/** Whether the caller wants audio or captions alone, and the companion's voice. */
export type SpeechSettings = { hasAudio: boolean; readonly voice: CompanionVoice }

/** Begins the next sentence or passage that the dialogue yielded; null, after the last one, ends the response. */
export function receiveSentence(
  production: ResponseProduction,
  sentence: string | AudioPassage | null,
  settings: SpeechSettings,
  nowMs: number,
): CallEffects {
  if (sentence === null) return finishProduction(production, { hasFailed: false })
  if (typeof sentence !== 'string') return beginPassage(production, sentence, nowMs)
  const spokenText = trimMultilingualText(parseLanguageMarkers(sentence))
  if (spokenText.text === '') return continueProduction(production, nowMs)
  beginSentence(production, spokenText, settings)
  return sayOrShow(production, spokenText, { ...settings, isRetry: false, nowMs })
}

/** Adds a part of the speech that the synthesiser or a passage yielded. */
export function receiveSpeech(
  production: ResponseProduction,
  part: SpeechPart | PassagePart,
  allocator: FrameAllocator,
): CallEffects {
  if (part.kind === 'words') {
    production.captions.addWords(part.text, part.startMs, part.endMs)
    return noEffects
  }
  if (part.kind === 'word') {
    production.captions.setWordTime(part.position, part.atMs)
    return noEffects
  }
  if (part.pcm.length === 0) return noEffects
  production.voiceState = 'working'
  production.producedMs += part.pcm.length / companionSamplesPerMs
  production.cutter.push(part.pcm, allocator, production.addFrame)
  return [{ type: 'deliver-response', production }]
}

/** Ends a sentence that was spoken completely or a passage that is over, and continues with the next one. */
export function finishSentence(
  production: ResponseProduction,
  attempt: SpeechAttempt,
  nowMs: number,
): CallEffects {
  production.captions.endSentence(production.producedMs)
  return [{ type: 'stop-speech', attempt }, ...continueProduction(production, nowMs)]
}

/**
 * The synthesiser or a passage failed or hangs: makes the synthesiser speak the rest of the text. When that attempt
 * fails too, shows the rest as captions.
 */
export function failSpeech(
  production: ResponseProduction,
  attempt: SpeechAttempt,
  settings: SpeechSettings,
  nowMs: number,
): CallEffects {
  const unspokenText = production.captions.abandonSentence(production.producedMs)
  padAudio(production)
  production.voiceState = attempt.isRetry && unspokenText.text !== '' ? 'given-up' : 'failing'
  const stopEffect = { type: 'stop-speech', attempt } as const
  if (unspokenText.text === '') return [stopEffect, ...continueProduction(production, nowMs)]
  beginSentence(production, unspokenText, settings)
  return [stopEffect, ...sayOrShow(production, unspokenText, { ...settings, isRetry: true, nowMs })]
}

/** The dialogue failed or hangs: asks once more if nothing was produced, else ends the response. */
export function failDialogue(production: ResponseProduction, nowMs: number): CallEffects {
  const { request } = production
  if (production.producedMs > 0 || request.isRetry)
    return finishProduction(production, { hasFailed: true })
  production.request = createDialogueRequest({ isRetry: true })
  production.state = { phase: 'awaiting-sentence', askedAtMs: nowMs }
  return [
    { type: 'abort-request', request },
    { type: 'ask-dialogue', production },
  ]
}

/** Continues the production after frames were sent, if the buffer was full. */
export function resumeProduction(production: ResponseProduction, nowMs: number): CallEffects {
  if (isFull(production)) return noEffects
  const { state } = production
  if (state.phase === 'buffer-full') return continueProduction(production, nowMs)
  if (state.phase !== 'speaking' || state.attempt.resume === null) return noEffects
  return [{ type: 'resume-speech', attempt: state.attempt }]
}

/** Stops a response that was cancelled or discarded. */
export function stopProduction(production: ResponseProduction): CallEffects {
  const { state, request } = production
  production.state = { phase: 'stopped' }
  const effects: CallEffect[] = [{ type: 'abort-request', request }]
  if (state.phase === 'speaking') effects.push({ type: 'stop-speech', attempt: state.attempt })
  const unsentFrames = [...production.frames, production.cutter.finish()]
  production.frames = []
  return [
    ...effects,
    { type: 'release-frames', frames: unsentFrames.filter((frame) => frame !== null) },
  ]
}

function beginPassage(
  production: ResponseProduction,
  passage: AudioPassage,
  nowMs: number,
): CallEffects {
  // The words of a passage arrive with its audio.
  production.captions.beginSentence('', production.producedMs, 0)
  return speak(production, passage, { isRetry: false, nowMs })
}

function beginSentence(
  production: ResponseProduction,
  { text, spans }: MultilingualText,
  { voice }: SpeechSettings,
) {
  const estimatedMs = estimateSpeechMs(text, voice)
  production.captions.beginSentence(text, production.producedMs, estimatedMs, spans)
}

function sayOrShow(
  production: ResponseProduction,
  { text, spans }: MultilingualText,
  options: SpeechSettings & { isRetry: boolean; nowMs: number },
): CallEffects {
  const { hasAudio, voice, isRetry, nowMs } = options
  if (!hasAudio || production.voiceState === 'given-up')
    return showText(production, estimateSpeechMs(text, voice), nowMs)
  return speak(production, { text, spans }, { isRetry, nowMs })
}

function speak(
  production: ResponseProduction,
  content: MultilingualText | AudioPassage,
  { isRetry, nowMs }: { isRetry: boolean; nowMs: number },
): CallEffects {
  const controller = new AbortController()
  const attempt = { content, controller, startedAtMs: nowMs, isRetry, resume: null }
  production.state = { phase: 'speaking', attempt }
  return [{ type: 'speak-sentence', production, attempt }]
}

/** Shows the captions of the sentence at the pace of speech, without audio. */
function showText(production: ResponseProduction, textMs: number, nowMs: number): CallEffects {
  padAudio(production)
  const frameCount = Math.ceil(textMs / frameMs)
  for (let index = 0; index < frameCount; index += 1) production.frames.push(null)
  production.producedMs += frameCount * frameMs
  production.captions.endSentence(production.producedMs)
  return [{ type: 'deliver-response', production }, ...continueProduction(production, nowMs)]
}

/** Requests the next sentence, or waits when enough frames are buffered. */
function continueProduction(production: ResponseProduction, nowMs: number): CallEffects {
  if (isFull(production)) {
    production.state = { phase: 'buffer-full' }
    return noEffects
  }
  production.state = { phase: 'awaiting-sentence', askedAtMs: nowMs }
  return [{ type: 'request-sentence', production }]
}

function finishProduction(
  production: ResponseProduction,
  { hasFailed }: { hasFailed: boolean },
): CallEffects {
  padAudio(production)
  // A flag on the last frame tells the client that the response is over. If all audio has already been sent, a frame of
  // silence carries the flag.
  if (production.frames.length === 0 && production.hasSentAudio)
    production.frames.push(createSilentFrame())
  production.state = { phase: 'finished', hasFailed }
  return [{ type: 'deliver-response', production }]
}

/** Pads audio that does not fill a frame, so that silence or the end can follow. */
function padAudio(production: ResponseProduction) {
  const lastFrame = production.cutter.finish()
  if (!lastFrame) return
  production.frames.push(lastFrame)
  production.producedMs = Math.ceil(production.producedMs / frameMs) * frameMs
}

/** Estimates how many ms a text takes to speak. */
function estimateSpeechMs(text: string, voice: CompanionVoice): number {
  return Math.ceil((text.length * 60_000) / (voice.wordsPerMinute * charactersPerWord))
}
