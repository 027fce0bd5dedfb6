import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSpeechWav } from './make-speech-wav'
import { openBrowser } from './open-browser'

/** Launches a browser whose user allows a microphone that records two minutes of silence. */
export async function openSilentBrowser() {
  const directory = await mkdtemp(path.join(tmpdir(), 'amivoix-quiet-'))
  const file = path.join(directory, 'quiet.wav')
  await makeSpeechWav(file, [{ silenceMs: 120_000 }])
  const browser = await openBrowser({ kind: 'allowed', file })
  return {
    ...browser,
    async close() {
      await browser.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
