import type { Page } from 'playwright-core'
import { encodeWav } from '../../../domain/audio/encode-wav'
import { synthesise, wavSampleRate } from './make-speech-wav'

declare global {
  interface Window {
    callerSpeech: { speak(sentence: string): Promise<void> }
  }
}

/**
 * Synthesises sentences that the caller can speak at any moment. A recording that Chromium plays as its microphone
 * would instead run from the moment when the microphone opens, however slow the page is. The browser has to allow a
 * microphone; silence replaces its sound until the caller speaks.
 */
export async function makeCallerSpeech(...sentences: string[]) {
  const recordings: [string, string][] = []
  for (const [text, chunks] of await synthesise(sentences)) {
    const wav = encodeWav(chunks, { sampleRate: wavSampleRate })
    recordings.push([text, Buffer.from(wav).toString('base64')])
  }
  return {
    /** Replaces the microphone of a page. Pass it in the `prepare` option of `visit` or openTalkPage. */
    prepare: (page: Page) => page.addInitScript(replaceMicrophone, recordings),
    /** Begins to speak one of the sentences; does not wait for its end. */
    speak: (page: Page, sentence: string) =>
      page.evaluate((text) => window.callerSpeech.speak(text), sentence),
  }
}

export type CallerSpeech = Awaited<ReturnType<typeof makeCallerSpeech>>

function replaceMicrophone(recordings: [string, string][]) {
  const { mediaDevices } = navigator
  if (!mediaDevices) return
  const openMicrophone = mediaDevices.getUserMedia.bind(mediaDevices)
  let destination: MediaStreamAudioDestinationNode | undefined
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await openMicrophone(constraints)
    for (const track of stream.getTracks()) track.stop()
    destination = new AudioContext().createMediaStreamDestination()
    return destination.stream
  }
  window.callerSpeech = {
    async speak(sentence) {
      const recording = new Map(recordings).get(sentence)
      if (!destination || recording === undefined) throw new Error('The caller cannot speak')
      const { context } = destination
      const source = new AudioBufferSourceNode(context, {
        buffer: await context.decodeAudioData(
          Uint8Array.from(atob(recording), (letter) => letter.charCodeAt(0)).buffer,
        ),
      })
      source.connect(destination)
      source.start()
    },
  }
}
