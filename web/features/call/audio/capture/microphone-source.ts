/** Common sample rates, for browsers that do not report the rate of a microphone. */
const usualRates = [48_000, 44_100, 32_000, 24_000, 16_000, 8_000]

export type MicrophoneSource = {
  /** The call's context, or a separate one for the microphone. */
  context: AudioContext
  source: MediaStreamAudioSourceNode
}

/**
 * Creates the audio graph's source node for a microphone. Firefox refuses a microphone whose sample rate
 * differs from the context's, for example a Bluetooth headset. Such a microphone gets a separate context
 * with its own rate. Returns null when no rate works.
 */
export function createMicrophoneSource(
  context: AudioContext,
  stream: MediaStream,
): MicrophoneSource | null {
  const source = tryCreateSource(context, stream)
  if (source) return { context, source }
  const ownRate = stream.getAudioTracks()[0]?.getSettings().sampleRate
  for (const sampleRate of ownRate ? [ownRate, ...usualRates] : usualRates) {
    const ownContext = openContext(sampleRate)
    const ownSource = ownContext && tryCreateSource(ownContext, stream)
    if (ownContext && ownSource) return { context: ownContext, source: ownSource }
    void ownContext?.close()
  }
  return null
}

function tryCreateSource(context: AudioContext, stream: MediaStream) {
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
