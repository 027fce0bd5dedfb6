export type Microphone =
  | { status: 'granted'; stream: MediaStream }
  /** The caller or the device's settings said no. */
  | { status: 'refused' }
  /** There is none, or another programme holds it. */
  | { status: 'missing' }

export type MicrophoneStatus = Microphone['status']

/** Echo cancellation keeps the companion from hearing itself (03, « Turn taking »). */
const constraints: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
}

/** Asks for the microphone. Never throws: a call goes on without one. */
export async function openMicrophone(devices: MediaDevices | undefined): Promise<Microphone> {
  // Undefined where the page is not served securely.
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
