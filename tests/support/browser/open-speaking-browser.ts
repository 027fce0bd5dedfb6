import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSpeechWav } from './make-speech-wav'
import { openBrowser } from './open-browser'

/** Launches a browser whose caller speaks the sentence `times` times, each time after 3.5 s of silence. */
export async function openSpeakingBrowser(sentence: string, times: number) {
  const directory = await mkdtemp(path.join(tmpdir(), 'amivoix-speaking-'))
  const file = path.join(directory, 'caller.wav')
  const turns = Array.from({ length: times }, () => [{ silenceMs: 3_500 }, { text: sentence }])
  await makeSpeechWav(file, turns.flat())
  const browser = await openBrowser({ kind: 'allowed', file })
  return {
    ...browser,
    async close() {
      await browser.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
