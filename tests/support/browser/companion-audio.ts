import type { Page } from 'playwright-core'

declare global {
  interface Window {
    companionVoice: { loudness: number; lastHeardAt: number }
  }
}

/** RMS as a share of full scale: well above codec noise, well below the companion at a low volume. */
const audibleRms = 0.004

/** The pause between two sentences is shorter than this. */
const silentAfterMs = 1_200

/**
 * Measures the loudness of the stream that the page plays in its media element. Pass it as `prepare`,
 * because it has to run before the page's own scripts.
 */
export const measureCompanionVoice = (page: Page) =>
  page.addInitScript((threshold) => {
    const sampleEveryMs = 20
    const voice = { loudness: 0, lastHeardAt: Number.NEGATIVE_INFINITY }
    window.companionVoice = voice
    const property = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'srcObject')
    Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
      ...property,
      set(this: HTMLMediaElement, stream: MediaStream | null) {
        property?.set?.call(this, stream)
        if (stream) measureStream(stream)
      },
    })

    function measureStream(stream: MediaStream) {
      const context = new AudioContext()
      const meter = context.createAnalyser()
      meter.fftSize = 1_024
      context.createMediaStreamSource(stream).connect(meter)
      const samples = new Float32Array(meter.fftSize)
      setInterval(() => {
        meter.getFloatTimeDomainData(samples)
        const power = samples.reduce((total, sample) => total + sample * sample, 0)
        voice.loudness = Math.sqrt(power / samples.length)
        if (voice.loudness > threshold) voice.lastHeardAt = performance.now()
      }, sampleEveryMs)
    }
  }, audibleRms)

/** Waits until the companion has been heard since the page was loaded, even if it is silent again. */
export const waitUntilHeard = (page: Page) =>
  page.waitForFunction(() => window.companionVoice.lastHeardAt > 0, null, { polling: 20 })

/** Waits until the companion is audible at this moment. */
export const waitUntilAudible = (page: Page) =>
  page.waitForFunction((threshold) => window.companionVoice.loudness > threshold, audibleRms, {
    polling: 20,
  })

/** Waits until the companion has been silent for `silentAfterMs`; resolves at once if it was never heard. */
export const waitUntilSilent = (page: Page, timeout = 40_000) =>
  page.waitForFunction(
    (silentMs) => performance.now() - window.companionVoice.lastHeardAt > silentMs,
    silentAfterMs,
    { polling: 20, timeout },
  )
