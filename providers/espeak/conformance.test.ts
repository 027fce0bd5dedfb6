import { afterAll } from 'vitest'
import { describeTextToSpeech } from '../../voice/ports/testing/text-to-speech-conformance'
import { createEspeak } from './create-espeak'

const testingFile = (name: string) => new URL(`./testing/${name}`, import.meta.url)

const espeak = createEspeak()
const exiting = createEspeak({ childFile: testingFile('exiting-child.mjs') })
const hanging = createEspeak({ childFile: testingFile('hanging-child.mjs') })
const dying = createEspeak({ childFile: testingFile('dying-child.mjs') })
const notInstalled = createEspeak({ childFile: testingFile('not-installed-child.mjs') })
afterAll(async () => {
  for (const synthesiser of [espeak, exiting, hanging, dying, notInstalled])
    await synthesiser.close()
})

// In the situations named after failures of a service, the child process fails instead.
describeTextToSpeech('the embedded synthesiser', {
  speaks: () => ({ port: espeak, requests: [] }),
  hangs: () => ({ port: hanging, requests: [] }),
  'breaks off': () => ({ port: dying, requests: [] }),
  'service unavailable': () => ({ port: exiting, requests: [] }),
  'connection refused': () => ({ port: notInstalled, requests: [] }),
})
