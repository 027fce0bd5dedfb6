import type { DetectorReport } from './audio-messages'
import type { CallAudioEvents } from './call-audio-events'
import captureUrl from './capture.worklet.js?url&no-inline'
import { createMicrophoneInput } from './microphone-input'
import { type MicrophoneStatus, openMicrophone } from './open-microphone'
import { startVoiceDetector, type VoiceDetector } from './voice-detector'

export type CallerAudio = {
  readonly microphone: MicrophoneStatus
  readonly isDetectorReady: boolean
  /** Again, after the caller allowed or plugged in a microphone. */
  askMicrophone(): Promise<void>
  setMuted(isMuted: boolean): void
  close(): void
}

type Events = Pick<
  CallAudioEvents,
  'onSpeech' | 'onMicrophoneFrame' | 'onMicrophone' | 'onProblem'
> & {
  onLevel(levelDb: number): void
}

type Surroundings = {
  context: AudioContext
  isCompanionAudible(): boolean
  /** The detector's way to the volume. */
  connectDetector(port: MessagePort): void
}

/** The microphone, if there is one, its frames, and the voice detector that listens to it. */
export async function openCallerAudio(
  { context, isCompanionAudible, connectDetector }: Surroundings,
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
  /** undefined while there is no detector. */
  let isSpeech: boolean | undefined

  const takeFrame = createMicrophoneInput(
    {
      onFrame: ({ pcm, frameNumber }) => events.onMicrophoneFrame(pcm, frameNumber),
      onLevel: (levelDb) => events.onLevel(levelDb),
      onProblem: (problem, isOver) => events.onProblem(problem, isOver),
    },
    () => ({ isMuted, isSpeech, isCompanionAudible: isCompanionAudible() }),
  )

  function takeDetector(report: DetectorReport) {
    switch (report.type) {
      case 'ready':
        isSpeech = false
        return
      case 'unavailable':
        isSpeech = undefined
        return events.onProblem('detector-unavailable', false)
      case 'speech':
        isSpeech = report.event.type === 'started'
        return events.onSpeech(report.event)
    }
  }

  /** Once: a microphone that is changed later goes on where the last one stopped. */
  function startCapture() {
    const node = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 })
    node.port.onmessage = ({ data }: MessageEvent<Int16Array>) => takeFrame(data)
    const windows = new MessageChannel()
    const volume = new MessageChannel()
    node.port.postMessage({ detector: windows.port1 }, [windows.port1])
    connectDetector(volume.port1)
    detector = startVoiceDetector(takeDetector)
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
    if (isNowLost !== isLost) events.onProblem('microphone-lost', !isNowLost)
    isLost = isNowLost
  }

  function disconnect() {
    source?.disconnect()
    if (stream) stopTracks(stream)
  }

  async function askMicrophone() {
    const opened = await openMicrophone(navigator.mediaDevices)
    // The permission may come after the call is over.
    if (isClosed) return opened.status === 'granted' ? stopTracks(opened.stream) : undefined
    microphone = opened.status
    if (opened.status === 'granted') connect(opened.stream)
    events.onMicrophone(microphone)
  }

  /** A microphone was plugged in where there was none, or after ours went away. */
  function takeDeviceChange() {
    if (microphone === 'missing' || isLost) void askMicrophone()
  }

  await askMicrophone()
  navigator.mediaDevices?.addEventListener('devicechange', takeDeviceChange)

  return {
    get microphone() {
      return microphone
    },
    get isDetectorReady() {
      return isSpeech !== undefined
    },
    askMicrophone,
    setMuted(wanted) {
      isMuted = wanted
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = !wanted
    },
    close() {
      isClosed = true
      navigator.mediaDevices?.removeEventListener('devicechange', takeDeviceChange)
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
