import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSpeechWav } from './make-speech-wav'
import { openBrowser } from './open-browser'

/** A browser whose person allows a microphone into which nobody speaks, for two minutes. */
export async function openQuietBrowser() {
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
