import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { describeSpeechToText } from '../../voice/ports/testing/speech-to-text-conformance'
import { describeTextToSpeech } from '../../voice/ports/testing/text-to-speech-conformance'
import { speechModels } from './models/speech-models'
import { type LocalSpeech, openLocalSpeech } from './open-local-speech'
import { installTinyModels } from './testing/install-tiny-models'

const testingFile = (name: string) => new URL(`./testing/${name}`, import.meta.url)
const exitingChild = new URL('../espeak/testing/exiting-child.mjs', import.meta.url)

let directory: string
let workingSpeech: LocalSpeech
let brokenSpeech: LocalSpeech
let hangingSpeech: LocalSpeech
/** A dead process is restarted only after a delay, so each test in which it dies opens its own instance. */
const dyingInstances: LocalSpeech[] = []

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'local-speech-'))
  const models = speechModels.filter(({ isRecommended }) => isRecommended)
  await installTinyModels(directory, models)
  workingSpeech = await openSpeech()
  brokenSpeech = await openSpeech(exitingChild)
  hangingSpeech = await openSpeech(testingFile('hanging-child.mjs'))
  await Promise.all([workingSpeech.start(), hangingSpeech.start()])
})
afterAll(async () => {
  await Promise.all(
    [workingSpeech, brokenSpeech, hangingSpeech, ...dyingInstances].map((speech) => speech.close()),
  )
  rmSync(directory, { recursive: true })
})

async function openSpeech(childFile?: URL): Promise<LocalSpeech> {
  const speech = await openLocalSpeech({
    directory,
    onFailure() {},
    ...(childFile && { childFile }),
  })
  if (!speech) throw new Error('nothing is installed')
  return speech
}

async function openDying() {
  const speech = await openSpeech(testingFile('dying-child.mjs'))
  dyingInstances.push(speech)
  await speech.start()
  return speech
}

function createTestedAdapter<Port>(port: Port | null) {
  if (!port) throw new Error('not installed')
  return { port, requests: [] }
}

describeTextToSpeech('the voices of this machine', {
  speaks: () => createTestedAdapter(workingSpeech.textToSpeech),
  hangs: () => createTestedAdapter(hangingSpeech.textToSpeech),
  'breaks off': async () => createTestedAdapter((await openDying()).textToSpeech),
  'connection refused': () => createTestedAdapter(brokenSpeech.textToSpeech),
})

describeSpeechToText('the recogniser of this machine', {
  'no word': () => createTestedAdapter(workingSpeech.speechToText),
  hangs: () => createTestedAdapter(hangingSpeech.speechToText),
  'breaks off': async () => createTestedAdapter((await openDying()).speechToText),
  'connection refused': () => createTestedAdapter(brokenSpeech.speechToText),
})
