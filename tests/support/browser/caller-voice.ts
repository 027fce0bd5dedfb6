import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Root mean squares as shares of full scale. */
    callerVoice: { loudness: number; minAudibleLoudness: number }
  }
}

/**
 * Measures how loud the microphone is, on a clone of its track, which the page does not mute. Call it in the
 * `prepare` option of `visit` or openTalkPage, because it has to run before the page opens the microphone.
 */
export const measureCallerVoice = (page: Page) =>
  page.addInitScript(() => {
    const sampleEveryMs = 20
    // The minimum is well below the loudness of speech.
    const voice = { loudness: 0, minAudibleLoudness: 0.004 }
    window.callerVoice = voice
    const { mediaDevices } = navigator
    const openMicrophone = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await openMicrophone(constraints)
      measureStream(stream.clone())
      return stream
    }

    function measureStream(stream: MediaStream) {
      const context = new AudioContext()
      const meter = context.createAnalyser()
      context.createMediaStreamSource(stream).connect(meter)
      const samples = new Float32Array(meter.fftSize)
      setInterval(() => {
        meter.getFloatTimeDomainData(samples)
        const power = samples.reduce((total, sample) => total + sample * sample, 0)
        voice.loudness = Math.sqrt(power / samples.length)
      }, sampleEveryMs)
    }
  })

/** Waits until the microphone picks up the caller's voice, whether or not the page has muted its track. */
export const waitUntilCallerSpeaks = (page: Page) =>
  page.waitForFunction(
    () => window.callerVoice.loudness > window.callerVoice.minAudibleLoudness,
    null,
    { polling: 20 },
  )
