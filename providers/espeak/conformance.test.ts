import { afterAll } from 'vitest'
import { describeTextToSpeech } from '../../voice/ports/testing/text-to-speech-conformance'
import { createEspeak } from './create-espeak'

const testingFile = (name: string) => new URL(`./testing/${name}`, import.meta.url)

const espeak = createEspeak()
const broken = createEspeak({ childFile: testingFile('exiting-child.mjs') })
const missing = createEspeak({ childFile: testingFile('not-installed-child.mjs') })
afterAll(async () => {
  for (const synthesiser of [espeak, broken, missing]) await synthesiser.close()
})

describeTextToSpeech('the embedded synthesiser', {
  speaks: () => ({ port: espeak, requests: [] }),
  'service in trouble': () => ({ port: broken, requests: [] }),
  'nothing listens': () => ({ port: missing, requests: [] }),
})
