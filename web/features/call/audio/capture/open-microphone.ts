export type Microphone =
  | { status: 'granted'; stream: MediaStream }
  /** The caller or the device's settings refused access. */
  | { status: 'refused' }
  /** There is no microphone, another program uses it, or the page may not use one. */
  | { status: 'missing' }

export type MicrophoneStatus = Microphone['status']

/** Echo cancellation removes the companion's voice from the microphone's audio. */
const constraints: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
}

/** Asks for the microphone. Never throws, because a call works without one. */
export async function openMicrophone(devices: MediaDevices | undefined): Promise<Microphone> {
  // `mediaDevices` is undefined on pages that are served over HTTP, except from localhost.
  if (!devices?.getUserMedia) return { status: 'missing' }
  try {
    return { status: 'granted', stream: await devices.getUserMedia(constraints) }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    return {
      status: name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing',
    }
  }
}
