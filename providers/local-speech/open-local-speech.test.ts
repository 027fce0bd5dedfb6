import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompanionVoice } from '../../domain/companions/companion-voice'
import { RecognitionUnavailable } from '../../voice/ports/speech-to-text'
import { type SpeechPart, SpeechUnavailable } from '../../voice/ports/text-to-speech'
import { hashFile } from './models/hash-file'
import type { SpeechModel } from './models/speech-model'
import { speechModels } from './models/speech-models'
import { type LocalSpeech, openLocalSpeech } from './open-local-speech'
import { installTinyModels } from './testing/install-tiny-models'
import { speakTones } from './testing/tiny-recogniser'

const woman: CompanionVoice = {
  timbre: 'feminine-warm',
  wordsPerMinute: 165,
  pitch: 50,
  pitchRange: 50,
}
const man: CompanionVoice = { ...woman, timbre: 'masculine-warm' }
const crashingChild = new URL('./testing/crashing-child.mjs', import.meta.url)

let directory: string
let openedInstances: LocalSpeech[]
let failures: string[]

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'local-speech-'))
  openedInstances = []
  failures = []
})
afterEach(async () => {
  await Promise.all(openedInstances.map((speech) => speech.close()))
  rmSync(directory, { recursive: true })
})

const findModel = (end: string): SpeechModel => {
  const model = speechModels.find(({ name }) => name.endsWith(end))
  if (!model) throw new Error(`no model ends with ${end}`)
  return model
}
const siwis = findModel('siwis-medium')
const gilles = findModel('gilles-low')
const upmc = findModel('upmc-medium')
const recogniser = findModel('fr-2023-04-14')
const turnModel = findModel('v3.2-cpu')

async function openWithModels(
  models: readonly SpeechModel[],
  childFile?: URL,
): Promise<LocalSpeech> {
  await installTinyModels(directory, models)
  return openInstalled(childFile)
}

async function openInstalled(childFile?: URL): Promise<LocalSpeech> {
  const speech = await openLocalSpeech({
    directory,
    onFailure: ({ message }) => void failures.push(message),
    ...(childFile && { childFile }),
  })
  if (!speech) throw new Error('nothing is installed')
  openedInstances.push(speech)
  return speech
}

const createSignal = () => new AbortController().signal

async function speak(speech: LocalSpeech, text: string, voice = woman) {
  const parts: SpeechPart[] = []
  for await (const part of speech.textToSpeech?.speak(text, voice, createSignal()) ?? [])
    parts.push(part)
  return parts
}

const getPcm = (parts: readonly SpeechPart[]) =>
  parts.flatMap((part) => (part.kind === 'audio' ? [...part.pcm] : []))

/** Returns the mean frequency of a sequence of pure tones. */
function measureHertz(pcm: readonly number[]) {
  const upwardCrossingCount = pcm.filter(
    (sample, index) => sample >= 0 && (pcm[index - 1] ?? 0) < 0,
  ).length
  return (upwardCrossingCount * 24_000) / pcm.length
}

async function recognise(speech: LocalSpeech, pcm: Int16Array) {
  const recognition = speech.speechToText?.open(createSignal())
  const texts: string[] = []
  for (let start = 0; start < pcm.length; start += 320)
    recognition?.push(pcm.slice(start, start + 320))
  recognition?.finish()
  for await (const { kind, text } of recognition?.results ?? []) texts.push(`${kind} ${text}`)
  return texts
}

test('speaks a sentence at 24 kHz, and reports when each word begins', async () => {
  const speech = await openWithModels([siwis])
  await speech.start()
  const text = 'Bonjour, je suis heureuse de vous entendre ; parlons un peu de votre journée.'
  const parts = await speak(speech, text)
  const pcm = getPcm(parts)
  expect(Math.max(...pcm)).toBeGreaterThan(8_000)
  const words = parts.flatMap((part) => (part.kind === 'word' ? [part] : []))
  expect(words.map(({ position }) => text.slice(position).split(' ')[0])).toEqual(
    text.split(' ').filter((word) => word !== ';'),
  )
  for (const [index, { atMs }] of words.entries())
    expect(atMs).toBeGreaterThanOrEqual(words[index - 1]?.atMs ?? 0)
  expect(words.at(-1)?.atMs).toBeLessThan(pcm.length / 24)
  expect(parts.filter(({ kind }) => kind === 'audio').length).toBeGreaterThan(1)
})

test('has a masculine voice, and speaks at a different frequency for each pitch of a companion', async () => {
  const speech = await openWithModels([siwis, gilles, upmc])
  await speech.start()
  expect(speech.canSpeak(man)).toBe(true)
  const usualHertz = measureHertz(getPcm(await speak(speech, 'Bonjour.')))
  const repeatedHertz = measureHertz(getPcm(await speak(speech, 'Bonjour.')))
  expect(repeatedHertz).toBe(usualHertz)
  const frequencies = new Set<number>()
  for (const pitch of [30, 40, 50, 60, 70])
    frequencies.add(
      Math.round(measureHertz(getPcm(await speak(speech, 'Bonjour.', { ...woman, pitch })))),
    )
  expect(frequencies.size).toBe(5)
})

test('offers no masculine voice when only a feminine one is installed', async () => {
  const speech = await openWithModels([siwis])
  expect(speech.canSpeak(woman)).toBe(true)
  expect(speech.canSpeak({ ...woman, timbre: 'neutral-soft' })).toBe(true)
  expect(speech.canSpeak(man)).toBe(false)
})

test('ends an aborted sentence, and speaks the next one', async () => {
  const speech = await openWithModels([siwis])
  await speech.start()
  const controller = new AbortController()
  const parts = speech.textToSpeech?.speak('Bonjour.', woman, controller.signal)
  const firstPart = parts?.[Symbol.asyncIterator]().next()
  controller.abort()
  expect(await firstPart).toEqual({ done: true, value: undefined })
  expect(getPcm(await speak(speech, 'Merci.')).length).toBeGreaterThan(0)
})

test('yields silence for a text without words, and speaks a text with foreign scripts', async () => {
  const speech = await openWithModels([siwis])
  await speech.start()
  expect(getPcm(await speak(speech, '… 🙂 !')).every((sample) => sample === 0)).toBe(true)
  expect(getPcm(await speak(speech, 'Bonjour 你好 🙂 привет.')).length).toBeGreaterThan(0)
})

test('yields partial texts during speech, and a final text', async () => {
  const speech = await openWithModels([recogniser])
  await speech.start()
  const pcm = speakTones([null, 'BONJOUR', 'COMMENT', 'ALLEZ', 'VOUS'])
  const texts = await recognise(speech, pcm)
  expect(texts.at(-1)).toBe('final Bonjour comment allez vous')
  expect(texts[0]).toMatch(/^partial Bonjour/)
})

test('recognises several callers at once while it speaks', async () => {
  const speech = await openWithModels([recogniser, siwis])
  await speech.start()
  const bonjour = speakTones([null, 'BONJOUR', 'MERCI'])
  const merci = speakTones([null, 'MERCI', null])
  const [parts, ...heard] = await Promise.all([
    speak(speech, 'Bonjour. Comment allez-vous ?'),
    ...[bonjour, merci, bonjour, merci].map((pcm) => recognise(speech, pcm)),
  ])
  expect(heard.map((texts) => texts.at(-1))).toEqual([
    'final Bonjour merci',
    'final Merci',
    'final Bonjour merci',
    'final Merci',
  ])
  expect(getPcm(parts).length).toBeGreaterThan(0)
})

test('estimates whether a turn is over, and yields a partial text before a delayed final one', async () => {
  const speech = await openWithModels([recogniser, turnModel])
  await speech.start()
  // The tiny turn model takes a low tone for the end of a turn; "merci" is the highest tone.
  expect(await speech.turnEstimator?.estimate(speakTones(['BONJOUR']))).toBeGreaterThan(0.9)
  expect(await speech.turnEstimator?.estimate(speakTones(['MERCI']))).toBeLessThan(0.1)
  expect((await recognise(speech, speakTones([null, 'BONJOUR']))).at(-1)).toBe('final Bonjour')
  const results = await recognise(speech, speakTones([null, 'MERCI']))
  expect(results.slice(-2)).toEqual(['partial Merci', 'final Merci'])
})

test('ends an aborted recognition', async () => {
  const speech = await openWithModels([recogniser])
  await speech.start()
  const controller = new AbortController()
  const recognition = speech.speechToText?.open(controller.signal)
  const pendingResult = recognition?.results[Symbol.asyncIterator]().next()
  controller.abort()
  recognition?.push(new Int16Array(320))
  recognition?.finish()
  expect(await pendingResult).toEqual({ done: true, value: undefined })
})

test('fails pending requests when its process dies, and restarts', async () => {
  const speech = await openWithModels([siwis, recogniser], crashingChild)
  await expect(speech.checkReady()).rejects.toThrow('not ready')
  await speech.start()
  await speech.checkReady()
  const recognisedTexts = recognise(speech, speakTones([null, 'BONJOUR']))
  const recognition = speech.speechToText?.open(createSignal())
  await recognisedTexts
  await expect(speak(speech, 'Plantage.')).rejects.toThrow(SpeechUnavailable)
  const results = recognition?.results[Symbol.asyncIterator]()
  await expect(results?.next()).rejects.toThrow(RecognitionUnavailable)
  await expect(speak(speech, 'Bonjour.')).rejects.toThrow(SpeechUnavailable)
  await expect(speech.checkReady()).rejects.toThrow('not ready')
  await expect
    .poll(() => speak(speech, 'Bonjour.').catch(() => []), { timeout: 20_000 })
    .not.toEqual([])
  expect(failures).toEqual(['The speech engine stopped (SIGKILL).'])
})

test('never loads a damaged model, and uses the others', async () => {
  const store = await installTinyModels(directory, [siwis, gilles])
  appendFileSync(path.join(store.toFolder(siwis.name), 'tokens.txt'), 'x 99\n')
  const speech = await openInstalled()
  await speech.start()
  expect(failures).toEqual([`${siwis.name} is damaged (tokens.txt): install it again.`])
  expect(speech.listVoices()).toEqual([gilles.name])
  expect(speech.canSpeak(woman)).toBe(false)
  expect(getPcm(await speak(speech, 'Bonjour.', man)).length).toBeGreaterThan(0)
})

test('rejects recognition at once when the recogniser is damaged', async () => {
  const store = await installTinyModels(directory, [siwis, recogniser])
  appendFileSync(path.join(store.toFolder(recogniser.name), 'tokens.txt'), 'x 99\n')
  const speech = await openInstalled()
  await speech.start()
  await expect(recognise(speech, speakTones(['MERCI']))).rejects.toThrow('no recogniser is loaded')
})

test('reports the name of a model that the engine cannot load', async () => {
  const store = await installTinyModels(directory, [siwis, recogniser])
  const folder = store.toFolder(siwis.name)
  // Replaces the voice's file with that of a recogniser, and records its hash, so that it counts as intact.
  const [voiceFile = ''] = siwis.files
  const wrongFile = recogniser.files.find((file) => file.startsWith('joiner')) ?? ''
  cpSync(path.join(store.toFolder(recogniser.name), wrongFile), path.join(folder, voiceFile))
  const record = (await store.read()).models[siwis.name]
  if (!record) throw new Error('not recorded')
  const files = { ...record.files, [voiceFile]: await hashFile(path.join(folder, voiceFile)) }
  cpSync(folder, path.join(directory, 'copy'), { recursive: true })
  await store.add(siwis.name, path.join(directory, 'copy'), { ...record, files })
  const speech = await openInstalled()
  await expect(speech.start()).rejects.toThrow(`while it loaded ${siwis.name}`)
  await expect(speak(speech, 'Bonjour.')).rejects.toThrow(SpeechUnavailable)
})

test('returns null when no model is installed', async () => {
  expect(await openLocalSpeech({ directory, onFailure() {} })).toBeNull()
})
