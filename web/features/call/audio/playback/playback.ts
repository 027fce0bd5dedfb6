import type { AudioFrame } from '../../../../../contract/audio-frame'
import type { PlaybackCommand, PlaybackPosition, PlaybackReport } from '../audio-messages'

type OnReport = (report: Exclude<PlaybackReport, { type: 'cleared' }>) => void

export type Playback = {
  play(frame: AudioFrame): void
  /** Restores the volume, which the voice detector may have lowered. */
  restoreVolume(): void
  /** Fades out within 5 ms, drops what was not played and returns the position at which playback stopped. */
  clear(): Promise<PlaybackPosition>
  /** Lets the voice detector lower and restore the volume through this port. */
  connectVolumeControl(port: MessagePort): void
}

/** Plays the companion's audio frames to `output`. */
export function createPlayback(
  context: AudioContext,
  output: AudioNode,
  onReport: OnReport,
): Playback {
  const node = new AudioWorkletNode(context, 'playback', {
    numberOfInputs: 0,
    outputChannelCount: [1],
  })
  node.connect(output)
  const send = (message: PlaybackCommand, transfer: Transferable[] = []) =>
    node.port.postMessage(message, transfer)
  const pendingClears = new Map<number, (played: PlaybackPosition) => void>()
  let lastPlayed: PlaybackPosition = { frameNumber: 0, responseNumber: 0, playedMs: 0 }
  let lastClearId = 0

  node.port.onmessage = ({ data }: MessageEvent<PlaybackReport>) => {
    if (data.type === 'played' || data.type === 'cleared') lastPlayed = toPosition(data)
    if (data.type !== 'cleared') return onReport(data)
    pendingClears.get(data.id)?.(lastPlayed)
    pendingClears.delete(data.id)
  }

  return {
    play({ pcm, frameNumber, responseNumber, isLastOfResponse }) {
      const samples = new Int16Array(pcm.slice().buffer)
      send({ frame: { pcm: samples, frameNumber, responseNumber, isLastOfResponse } }, [
        samples.buffer,
      ])
    },
    restoreVolume: () => send({ isLowered: false }),
    clear() {
      const id = ++lastClearId
      send({ clear: id })
      // A suspended context plays nothing, and its worklet does not reply.
      if (context.state !== 'running') return Promise.resolve(lastPlayed)
      return new Promise((resolve) => pendingClears.set(id, resolve))
    },
    connectVolumeControl: (port) => send({ detector: port }, [port]),
  }
}

const toPosition = ({
  frameNumber,
  responseNumber,
  playedMs,
}: PlaybackPosition): PlaybackPosition => ({
  frameNumber,
  responseNumber,
  playedMs,
})
