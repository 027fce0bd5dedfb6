import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { describeSpeechToText } from '../../voice/ports/testing/speech-to-text-conformance'
import { describeTextToSpeech } from '../../voice/ports/testing/text-to-speech-conformance'
import { speechModels } from './models/speech-models'
import { type LocalSpeech, openLocalSpeech } from './open-local-speech'
import { installTinyModels } from './testing/install-tiny-models'

const exitingChild = new URL('../espeak/testing/exiting-child.mjs', import.meta.url)

let directory: string
let working: LocalSpeech
let broken: LocalSpeech

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'local-speech-'))
  const models = speechModels.filter(({ isRecommended }) => isRecommended)
  await installTinyModels(directory, models)
  working = await open()
  broken = await open(exitingChild)
  await working.start()
})
afterAll(async () => {
  await Promise.all([working.close(), broken.close()])
  rmSync(directory, { recursive: true })
})

async function open(childFile?: URL): Promise<LocalSpeech> {
  const speech = await openLocalSpeech({
    directory,
    onFailure() {},
    ...(childFile && { childFile }),
  })
  if (!speech) throw new Error('nothing is installed')
  return speech
}

function select<Port>(port: Port | null) {
  if (!port) throw new Error('not installed')
  return { port, requests: [] }
}

describeTextToSpeech('the voices of this machine', {
  speaks: () => select(working.textToSpeech),
  'nothing listens': () => select(broken.textToSpeech),
})

describeSpeechToText('the recogniser of this machine', {
  'no word': () => select(working.speechToText),
  'nothing listens': () => select(broken.speechToText),
})
