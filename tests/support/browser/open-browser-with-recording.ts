import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSpeechWav, type SpeechWavPart } from './make-speech-wav'
import { openBrowser } from './open-browser'

/** Launches a browser that may use the microphone, which plays a WAV file with these parts. */
async function openBrowserWithRecording(parts: readonly SpeechWavPart[]) {
  const directory = await mkdtemp(path.join(tmpdir(), 'amivoix-recording-'))
  const file = path.join(directory, 'caller.wav')
  await makeSpeechWav(file, parts)
  const browser = await openBrowser({ microphone: { kind: 'allowed', file } })
  return {
    ...browser,
    async close() {
      await browser.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Launches a browser that may use the microphone, which hears two minutes of silence. */
export const openSilentBrowser = () => openBrowserWithRecording([{ silenceMs: 120_000 }])

/** Launches a browser whose microphone hears the sentence `times` times, each time after 3.5 s of silence. */
export function openSpeakingBrowser(sentence: string, times: number) {
  const turns = Array.from({ length: times }, () => [{ silenceMs: 3_500 }, { text: sentence }])
  return openBrowserWithRecording(turns.flat())
}
