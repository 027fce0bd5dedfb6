import type { DetectorReport } from '../audio-messages'
import type { CallAudioEvents } from '../call-audio-events'
import { startVoiceDetector, type VoiceDetector } from '../detection/voice-detector'
import captureUrl from './capture.worklet.js?url&no-inline'
import { createMicrophoneInput } from './microphone-input'
import { type MicrophoneStatus, openMicrophone } from './open-microphone'

export type CallerAudio = {
  readonly microphone: MicrophoneStatus
  readonly isDetectorReady: boolean
  readonly track: MediaStreamTrack | null
  /** Asks again after the caller has allowed or plugged in a microphone. */
  requestMicrophone(): Promise<void>
  setMuted(isMuted: boolean): void
  close(): void
}

type Events = Pick<
  CallAudioEvents,
  'onSpeech' | 'onMicrophoneFrame' | 'onMicrophone' | 'onFailure'
> & {
  onLevel(levelDb: number): void
}

type CallerAudioDeps = {
  context: AudioContext
  isCompanionAudible(): boolean
  /** Gives the playback worklet the port on which the detector sets the volume. */
  connectDetector(port: MessagePort): void
}

/** Opens the microphone, if there is one, and the voice detector that analyses it. */
export async function openCallerAudio(
  { context, isCompanionAudible, connectDetector }: CallerAudioDeps,
  events: Events,
): Promise<CallerAudio> {
  await context.audioWorklet.addModule(captureUrl)
  let microphone: MicrophoneStatus = 'missing'
  let stream: MediaStream | undefined
  let source: MediaStreamAudioSourceNode | undefined
  let capture: AudioWorkletNode | undefined
  let detector: VoiceDetector | undefined
  let isMuted = false
  let isLost = false
  let isClosed = false
  /** Whether the detector hears speech; undefined while no detector is running. */
  let isSpeech: boolean | undefined

  const handleFrame = createMicrophoneInput(
    {
      onFrame: ({ pcm, frameNumber }) => events.onMicrophoneFrame(pcm, frameNumber),
      onLevel: (levelDb) => events.onLevel(levelDb),
      onFailure: (failure, isResolved) => events.onFailure(failure, isResolved),
    },
    () => ({ isMuted, isSpeech, isCompanionAudible: isCompanionAudible() }),
  )

  function handleDetectorReport(report: DetectorReport) {
    switch (report.type) {
      case 'ready':
        isSpeech = false
        return
      case 'unavailable':
        isSpeech = undefined
        return events.onFailure('detector-unavailable', false)
      case 'speech':
        isSpeech = report.event.type === 'started'
        return events.onSpeech(report.event)
    }
  }

  /** Runs once: a microphone that is connected later continues in the same worklet. */
  function startCapture() {
    const node = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 })
    node.port.onmessage = ({ data }: MessageEvent<Int16Array>) => handleFrame(data)
    const windows = new MessageChannel()
    const volume = new MessageChannel()
    node.port.postMessage({ detector: windows.port1 }, [windows.port1])
    connectDetector(volume.port1)
    detector = startVoiceDetector(handleDetectorReport)
    detector.listen(windows.port2, volume.port2)
    return node
  }

  function connect(opened: MediaStream) {
    disconnect()
    stream = opened
    capture ??= startCapture()
    source = context.createMediaStreamSource(opened)
    source.connect(capture)
    for (const track of opened.getAudioTracks()) {
      track.enabled = !isMuted
      track.onended = () => setLost(true)
    }
    setLost(false)
  }

  function setLost(isNowLost: boolean) {
    if (isNowLost !== isLost) events.onFailure('microphone-lost', !isNowLost)
    isLost = isNowLost
  }

  function disconnect() {
    source?.disconnect()
    if (stream) stopTracks(stream)
  }

  async function requestMicrophone() {
    const opened = await openMicrophone(navigator.mediaDevices)
    // The permission may be granted after the call is over.
    if (isClosed) return opened.status === 'granted' ? stopTracks(opened.stream) : undefined
    microphone = opened.status
    if (opened.status === 'granted') connect(opened.stream)
    events.onMicrophone(microphone)
  }

  /** Tries again when a device was plugged in and there is no working microphone. */
  function handleDeviceChange() {
    if (microphone === 'missing' || isLost) void requestMicrophone()
  }

  await requestMicrophone()
  navigator.mediaDevices?.addEventListener('devicechange', handleDeviceChange)

  return {
    get microphone() {
      return microphone
    },
    get isDetectorReady() {
      return isSpeech !== undefined
    },
    get track() {
      return stream?.getAudioTracks()[0] ?? null
    },
    requestMicrophone,
    setMuted(isNowMuted) {
      isMuted = isNowMuted
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = !isNowMuted
    },
    close() {
      isClosed = true
      navigator.mediaDevices?.removeEventListener('devicechange', handleDeviceChange)
      disconnect()
      detector?.close()
    },
  }
}

function stopTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) {
    track.onended = null
    track.stop()
  }
}
