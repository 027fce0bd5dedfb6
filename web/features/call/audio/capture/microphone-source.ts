/** Common sample rates, for browsers that do not report the rate of a microphone. */
const usualRates = [48_000, 44_100, 32_000, 24_000, 16_000, 8_000]

export type MicrophoneSource = {
  /** The call's context, or a separate one for the microphone. */
  context: AudioContext
  node: MediaStreamAudioSourceNode
}

/**
 * Creates the audio graph's source node for a microphone. Firefox refuses a microphone whose sample rate
 * differs from the context's, for example that of a Bluetooth headset. Such a microphone gets a separate context
 * with its own rate. Returns null when no rate works.
 */
export function createMicrophoneSource(
  context: AudioContext,
  stream: MediaStream,
): MicrophoneSource | null {
  const node = tryCreateNode(context, stream)
  if (node) return { context, node }
  const ownRate = stream.getAudioTracks()[0]?.getSettings().sampleRate
  for (const sampleRate of ownRate ? [ownRate, ...usualRates] : usualRates) {
    const ownContext = openContext(sampleRate)
    const ownNode = ownContext && tryCreateNode(ownContext, stream)
    if (ownContext && ownNode) return { context: ownContext, node: ownNode }
    void ownContext?.close()
  }
  return null
}

function tryCreateNode(context: AudioContext, stream: MediaStream) {
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
