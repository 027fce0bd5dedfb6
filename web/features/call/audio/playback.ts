import type { AudioFrame } from '../../../../contract/audio-frame'
import type { PlaybackOrder, PlaybackReport, Played } from './audio-messages'

type OnReport = (report: Exclude<PlaybackReport, { type: 'cleared' }>) => void

export type Playback = {
  play(frame: AudioFrame): void
  restoreVolume(): void
  /** Silence within 10 ms; what was not played is dropped. */
  clear(): Promise<Played>
  connectDetector(port: MessagePort): void
}

/** The companion's voice, from frames to `output`. */
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
  const order = (message: PlaybackOrder, transfer: Transferable[] = []) =>
    node.port.postMessage(message, transfer)
  const clearing = new Map<number, (played: Played) => void>()
  let lastPlayed: Played = { frameNumber: 0, responseNumber: 0, playedMs: 0 }
  let lastClear = 0

  node.port.onmessage = ({ data }: MessageEvent<PlaybackReport>) => {
    if (data.type === 'played' || data.type === 'cleared') lastPlayed = playedOf(data)
    if (data.type !== 'cleared') return onReport(data)
    clearing.get(data.id)?.(lastPlayed)
    clearing.delete(data.id)
  }

  return {
    play({ pcm, frameNumber, responseNumber, isLastOfResponse }) {
      const samples = new Int16Array(pcm.slice().buffer)
      order({ frame: { pcm: samples, frameNumber, responseNumber, isLastOfResponse } }, [
        samples.buffer,
      ])
    },
    restoreVolume: () => order({ isLowered: false }),
    clear() {
      const id = ++lastClear
      order({ clear: id })
      // A context that stands still plays nothing and answers nothing.
      if (context.state !== 'running') return Promise.resolve(lastPlayed)
      return new Promise((resolve) => clearing.set(id, resolve))
    },
    connectDetector: (port) => order({ detector: port }, [port]),
  }
}

const playedOf = ({ frameNumber, responseNumber, playedMs }: Played): Played => ({
  frameNumber,
  responseNumber,
  playedMs,
})
