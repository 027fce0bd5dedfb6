import { describe, expect, test } from 'vitest'
import { createFrameAllocator, createFramePool } from '../../audio/frame-allocator'
import { companionFrameSamples } from '../../audio/frame-timing'
import type { CallEffects } from '../engine/call-effect'
import {
  failDialogue,
  failSpeech,
  receiveSentence,
  receiveSpeech,
  stopProduction,
} from './advance-production'
import { createResponseProduction, type SpeechAttempt } from './response-production'

const voice = { timbre: 'feminine-warm', wordsPerMinute: 165, pitch: 50, pitchRange: 50 } as const
const settings = { hasAudio: true, voice }
const createProduction = () => createResponseProduction({ kind: 'greeting' }, 0)

function getAttempt(effects: CallEffects): SpeechAttempt {
  const effect = effects.find(({ type }) => type === 'speak-sentence')
  if (effect?.type !== 'speak-sentence') throw new Error('No sentence is spoken')
  return effect.attempt
}

describe('a sentence', () => {
  test('is spoken, and its audio is delivered in whole frames', () => {
    const production = createProduction()
    const attempt = getAttempt(receiveSentence(production, 'Bonjour !', settings, 0))
    expect(attempt).toMatchObject({ content: { text: 'Bonjour !' }, isRetry: false })

    const pcm = new Int16Array(companionFrameSamples * 2)
    expect(
      receiveSpeech(production, { kind: 'audio', pcm }, createFrameAllocator(createFramePool())),
    ).toEqual([{ type: 'deliver-response', production }])
    expect(production.frames).toHaveLength(2)
    expect(production.producedMs).toBe(40)
  })

  test('is shown as captions when the caller wants no audio', () => {
    const production = createProduction()
    receiveSentence(production, 'Bonjour !', { hasAudio: false, voice }, 0)
    expect(new Set(production.frames)).toEqual(new Set([null]))
  })

  test('is tried once more when the synthesiser fails, then shown as captions', () => {
    const production = createProduction()
    const firstAttempt = getAttempt(
      receiveSentence(production, 'Bonjour Camille, ça va ?', settings, 0),
    )
    const secondAttempt = getAttempt(failSpeech(production, firstAttempt, settings, 100))
    expect(secondAttempt).toMatchObject({
      content: { text: 'Bonjour Camille, ça va ?' },
      isRetry: true,
    })

    const effects = failSpeech(production, secondAttempt, settings, 200)
    expect(effects.map(({ type }) => type)).toEqual(['stop-speech', 'deliver-response'])
    expect(production.voiceState).toBe('given-up')
    expect(production.state.phase).toBe('buffer-full')
  })
})

describe('a dialogue that fails', () => {
  test('is asked once more, then the production ends as failed', () => {
    const production = createProduction()
    const firstRequest = production.request
    expect(failDialogue(production, 10)).toEqual([
      { type: 'abort-request', request: firstRequest },
      { type: 'ask-dialogue', production },
    ])
    expect(failDialogue(production, 20)).toEqual([{ type: 'deliver-response', production }])
    expect(production.state).toEqual({ phase: 'finished', hasFailed: true })
  })

  test('is not asked again once something was produced', () => {
    const production = createProduction()
    receiveSentence(production, 'Bonjour !', { hasAudio: false, voice }, 0)
    failDialogue(production, 10)
    expect(production.state).toEqual({ phase: 'finished', hasFailed: true })
  })
})

test('a stopped production aborts its dialogue request and its speech, and releases its frames', () => {
  const production = createProduction()
  const { request } = production
  const attempt = getAttempt(receiveSentence(production, 'Bonjour !', settings, 0))
  const pcm = new Int16Array(companionFrameSamples * 2.5)
  receiveSpeech(production, { kind: 'audio', pcm }, createFrameAllocator(createFramePool()))
  const frames = [...production.frames]
  expect(stopProduction(production)).toEqual([
    { type: 'abort-request', request },
    { type: 'stop-speech', attempt },
    { type: 'release-frames', frames: [...frames, expect.any(Int16Array)] },
  ])
  expect(production).toMatchObject({ state: { phase: 'stopped' }, frames: [] })
})

describe('a sentence with words of another language', () => {
  const sentence = '« À bientôt », c’est « [en]see you soon[/en] ».'
  const text = '« À bientôt », c’est « see you soon ».'
  const span = { start: 23, end: 35, language: 'english', isSlow: false }

  test('is spoken and shown without markers, and its spans are given to the synthesiser', () => {
    const production = createProduction()
    const attempt = getAttempt(receiveSentence(production, sentence, settings, 0))
    expect(attempt.content).toMatchObject({ text, spans: [span] })
    const captions = production.captions.releaseUntil(Number.POSITIVE_INFINITY)
    expect(captions.map((caption) => caption.text).join('')).toBe(text)
    expect(production.captions.getHeardText(60_000)).toBe(text)
  })

  test('keeps the language of its words in the second attempt', () => {
    const production = createProduction()
    const firstAttempt = getAttempt(receiveSentence(production, sentence, settings, 0))
    const secondAttempt = getAttempt(failSpeech(production, firstAttempt, settings, 100))
    expect(secondAttempt.content).toMatchObject({ text, spans: [{ language: 'english' }] })
    const [retriedSpan] = 'spans' in secondAttempt.content ? secondAttempt.content.spans : []
    // Captions assign whole words to a language, so the new span also covers the punctuation after its last word.
    expect(text.slice(retriedSpan?.start, retriedSpan?.end)).toBe('see you soon ».')
  })
})
