import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Timbre } from '../../../domain/companions/companion-voice'
import { speechModels } from '../../../providers/local-speech/models/speech-models'
import { installTinyModels } from '../../../providers/local-speech/testing/install-tiny-models'
import type { LanguageSpan, TextToSpeech } from '../../../voice/ports/text-to-speech'
import { systemClock } from '../../platform/clock'
import { createRecentActivity } from '../../platform/monitoring/recent-activity'
import { wireVoice } from './wire-voice'

/** Samples that the tiny test voices never produce, so that a test can tell which voice spoke. */
const embeddedPcm = Int16Array.of(1, 2, 3)
const embeddedSpeech: TextToSpeech = {
  recipient: null,
  async *speak() {
    yield { kind: 'audio', pcm: embeddedPcm }
  },
}

let directory: string
let close = async () => {}

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'wire-voice-'))
})
afterEach(async () => {
  await close()
  rmSync(directory, { recursive: true })
})

async function wireTestPipeline(speechModelsDirectory: string | null) {
  const voicePipeline = await wireVoice({
    services: {
      languageModel: undefined,
      textToSpeech: undefined,
      speechToText: undefined,
      ollamaUrl: undefined,
    },
    speechModelsDirectory,
    clock: systemClock,
    embeddedSpeech,
    log: fastify().log,
    activity: createRecentActivity(),
  })
  close = async () => voicePipeline.localSpeech?.close()
  return voicePipeline
}

/** Whether the embedded voice speaks, rather than an installed one. */
async function usesEmbeddedVoice(
  { speak }: TextToSpeech,
  timbre: Timbre,
  spans: readonly LanguageSpan[] = [],
) {
  const voice = { timbre, wordsPerMinute: 165, pitch: 50, pitchRange: 50 }
  const pcm: number[] = []
  for await (const part of speak('Bonjour.', voice, new AbortController().signal, spans))
    if (part.kind === 'audio') pcm.push(...part.pcm)
  return pcm.join() === embeddedPcm.join()
}

const siwisModels = speechModels.filter(({ name }) => name.endsWith('siwis-medium'))

test('uses an installed voice, or the embedded one for companions whom no installed voice suits', async () => {
  await installTinyModels(directory, siwisModels)
  const { textToSpeech, localSpeech, speechToText } = await wireTestPipeline(directory)
  await localSpeech?.start()
  expect(await usesEmbeddedVoice(textToSpeech, 'feminine-warm')).toBe(false)
  expect(await usesEmbeddedVoice(textToSpeech, 'masculine-warm')).toBe(true)
  expect(speechToText).toBeNull()
})

test('uses the embedded voice, which is multilingual, for a sentence with foreign words', async () => {
  await installTinyModels(directory, siwisModels)
  const { textToSpeech, localSpeech } = await wireTestPipeline(directory)
  await localSpeech?.start()
  const span = { start: 0, end: 7, language: 'english', isSlow: false } as const
  expect(await usesEmbeddedVoice(textToSpeech, 'feminine-warm', [span])).toBe(true)
  expect(await usesEmbeddedVoice(textToSpeech, 'feminine-warm')).toBe(false)
})

test('uses the embedded voice while the installed one is not ready', async () => {
  await installTinyModels(directory, siwisModels)
  const { textToSpeech } = await wireTestPipeline(directory)
  expect(await usesEmbeddedVoice(textToSpeech, 'feminine-warm')).toBe(true)
})

test('uses no installed voice when local speech is turned off', async () => {
  await installTinyModels(directory, siwisModels)
  const { textToSpeech, localSpeech } = await wireTestPipeline(null)
  expect(localSpeech).toBeNull()
  expect(await usesEmbeddedVoice(textToSpeech, 'feminine-warm')).toBe(true)
})
