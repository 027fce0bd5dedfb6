/** Rates of usual microphones, for browsers that do not say which one a microphone has. */
const usualRates = [48_000, 44_100, 32_000, 24_000, 16_000, 8_000]

export type MicrophoneSource = {
  /** The call's context, or one of the microphone's own. */
  context: AudioContext
  source: MediaStreamAudioSourceNode
}

/**
 * Connects a microphone to the audio graph. Firefox refuses a microphone whose sample rate is not the
 * context's, for example that of a Bluetooth headset: it then gets a context of its own rate. Returns
 * null when no rate fits.
 */
export function createMicrophoneSource(
  context: AudioContext,
  stream: MediaStream,
): MicrophoneSource | null {
  const source = tryConnect(context, stream)
  if (source) return { context, source }
  const ownRate = stream.getAudioTracks()[0]?.getSettings().sampleRate
  for (const sampleRate of ownRate ? [ownRate, ...usualRates] : usualRates) {
    const own = openContext(sampleRate)
    const ownSource = own && tryConnect(own, stream)
    if (own && ownSource) return { context: own, source: ownSource }
    void own?.close()
  }
  return null
}

function tryConnect(context: AudioContext, stream: MediaStream) {
  try {
    return context.createMediaStreamSource(stream)
  } catch {
    return null
  }
}

function openContext(sampleRate: number) {
  try {
    return new AudioContext({ sampleRate, latencyHint: 'interactive' })
  } catch {
    return null
  }
}
