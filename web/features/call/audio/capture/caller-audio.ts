import { audioFrameMs } from '../../../../../contract/audio-frame'
import type { DetectorReport } from '../audio-messages'
import type { CallAudioEvents } from '../call-audio-events'
import { startVoiceDetector, type VoiceDetector } from '../detection/voice-detector'
import captureUrl from './capture.worklet.js?url&no-inline'
import { createMicrophoneInput } from './microphone-input'
import { createMicrophoneSource, type MicrophoneSource } from './microphone-source'
import { type MicrophoneStatus, openMicrophone } from './open-microphone'

export type CallerAudio = {
  readonly microphone: MicrophoneStatus
  readonly isDetectorReady: boolean
  readonly track: MediaStreamTrack | null
  /** Requests the microphone again, after the caller has allowed it or plugged one in. */
  requestMicrophone(): Promise<void>
  setMuted(isMuted: boolean): void
  close(): void
}

type Events = Pick<
  CallAudioEvents,
  'onSpeech' | 'onMicrophoneFrame' | 'onMicrophone' | 'onFailureChange'
> & {
  onLevel(levelDb: number): void
}

/** The browser may report the end of an unplugged device's track up to this long after the device change. */
const maxTrackEndDelayMs = 3_000

type CallerAudioDeps = {
  context: AudioContext
  isCompanionAudible(): boolean
  /** Gives the playback worklet the port on which the detector sets the volume. */
  connectVolumeControl(port: MessagePort): void
}

/** Opens the microphone, if there is one, and the voice detector that analyses it. */
export async function openCallerAudio(
  { context, isCompanionAudible, connectVolumeControl }: CallerAudioDeps,
  events: Events,
): Promise<CallerAudio> {
  await context.audioWorklet.addModule(captureUrl)
  let microphone: MicrophoneStatus = 'missing'
  let stream: MediaStream | undefined
  let source: MicrophoneSource | undefined
  let capture: AudioWorkletNode | undefined
  let capturedFrameCount = 0
  let devicesChangedAtMs = Number.NEGATIVE_INFINITY
  let detector: VoiceDetector | undefined
  let isMuted = false
  let isMicrophoneLost = false
  let isClosed = false
  /** Whether the detector detects speech; undefined while no detector is running. */
  let isSpeech: boolean | undefined

  const microphoneInput = createMicrophoneInput(
    {
      onFrame: ({ pcm, frameNumber }) => events.onMicrophoneFrame(pcm, frameNumber),
      onLevel: (levelDb) => events.onLevel(levelDb),
      onFailureChange: (failure, state) => events.onFailureChange(failure, state),
    },
    () => ({ isMuted, isSpeech, isCompanionAudible: isCompanionAudible() }),
  )

  function handleDetectorReport(report: DetectorReport) {
    switch (report.type) {
      case 'ready':
        isSpeech = false
        // Tells the listener that an earlier failure is resolved. Sent even when there was no failure.
        return events.onFailureChange('detector-unavailable', { isResolved: true })
      case 'unavailable':
        endSpeech()
        isSpeech = undefined
        return events.onFailureChange('detector-unavailable', { isResolved: false })
      case 'speech':
        isSpeech = report.event.type === 'started'
        microphoneInput.flush()
        return events.onSpeech(report.event)
    }
  }

  /**
   * Reports the end of the current speech in place of a detector that has failed, or that starts again for
   * another microphone.
   */
  function endSpeech() {
    if (isSpeech)
      handleDetectorReport({
        type: 'speech',
        event: { type: 'stopped', audioMs: capturedFrameCount * audioFrameMs, probability: 0 },
      })
  }

  function handleFrame(pcm: Int16Array) {
    capturedFrameCount++
    microphoneInput.push(pcm)
  }

  /**
   * Starts the capture worklet, which continues the frame count of the previous microphone, and connects
   * the detector, which is started the first time.
   */
  function startCapture(captureContext: AudioContext) {
    const node = new AudioWorkletNode(captureContext, 'capture', {
      numberOfOutputs: 0,
      processorOptions: { earlierFrameCount: capturedFrameCount },
    })
    node.port.onmessage = ({ data }: MessageEvent<Int16Array>) => handleFrame(data)
    endSpeech()
    detector ??= startVoiceDetector(handleDetectorReport, () => connectDetector())
    connectDetector(node)
    return node
  }

  /** Connects the detector with the microphone and with the volume of the playback. */
  function connectDetector(node = capture) {
    const audioWindows = new MessageChannel()
    const volume = new MessageChannel()
    node?.port.postMessage({ detector: audioWindows.port1 }, [audioWindows.port1])
    connectVolumeControl(volume.port1)
    detector?.listen(audioWindows.port2, volume.port2)
  }

  /**
   * Returns "unusable" when the browser cannot use this microphone, and "replaced" when the call was closed or
   * another microphone was connected meanwhile.
   */
  async function connectMicrophone(
    openedStream: MediaStream,
  ): Promise<'connected' | 'unusable' | 'replaced'> {
    disconnectMicrophone()
    stream = openedStream
    const connectedSource = createMicrophoneSource(context, openedStream)
    if (!connectedSource) return 'unusable'
    source = connectedSource
    const isOwnContext = connectedSource.context !== context
    if (isOwnContext) await connectedSource.context.audioWorklet.addModule(captureUrl)
    if (isClosed || source !== connectedSource) return 'replaced'
    capture = isOwnContext || !capture ? startCapture(connectedSource.context) : capture
    connectedSource.node.connect(capture)
    for (const track of openedStream.getAudioTracks()) {
      track.enabled = !isMuted
      track.onended = handleTrackEnded
      // The system or a switch on the device can mute the microphone for a while.
      track.onmute = () => events.onFailureChange('microphone-silent', { isResolved: false })
      track.onunmute = () => events.onFailureChange('microphone-silent', { isResolved: true })
    }
    setMicrophoneLost(false)
    return 'connected'
  }

  /**
   * Requests another microphone if the devices have just changed. Otherwise the caller has withdrawn the
   * permission, or another program has taken the microphone, so it is not requested again.
   */
  function handleTrackEnded() {
    setMicrophoneLost(true)
    if (performance.now() - devicesChangedAtMs < maxTrackEndDelayMs) void requestMicrophone()
  }

  function setMicrophoneLost(isLostNow: boolean) {
    if (isLostNow !== isMicrophoneLost)
      events.onFailureChange('microphone-lost', { isResolved: !isLostNow })
    isMicrophoneLost = isLostNow
  }

  function disconnectMicrophone() {
    source?.node.disconnect()
    if (source && source.context !== context) {
      void source.context.close()
      capture = undefined
    }
    source = undefined
    if (stream) stopTracks(stream)
  }

  async function requestMicrophone() {
    const openedMicrophone = await openMicrophone(navigator.mediaDevices)
    // The call may have ended before the caller granted the permission.
    if (isClosed)
      return openedMicrophone.status === 'granted' ? stopTracks(openedMicrophone.stream) : undefined
    microphone = openedMicrophone.status
    if (openedMicrophone.status === 'granted') {
      const result = await connectMicrophone(openedMicrophone.stream)
      // The microphone that replaced this one reports its own status.
      if (result === 'replaced') return
      if (result === 'unusable') {
        disconnectMicrophone()
        microphone = 'missing'
      }
    }
    events.onMicrophone(microphone)
  }

  /** Requests a microphone when a device was plugged in or out and the microphone is missing or lost. */
  function handleDeviceChange() {
    devicesChangedAtMs = performance.now()
    if (microphone === 'missing' || isMicrophoneLost) void requestMicrophone()
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
      microphoneInput.flush()
      for (const track of stream?.getAudioTracks() ?? []) track.enabled = !isNowMuted
    },
    close() {
      isClosed = true
      navigator.mediaDevices?.removeEventListener('devicechange', handleDeviceChange)
      disconnectMicrophone()
      detector?.close()
    },
  }
}

function stopTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) {
    track.onended = track.onmute = track.onunmute = null
    track.stop()
  }
}
