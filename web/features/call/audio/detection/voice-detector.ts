import type { DetectorCommand, DetectorReport } from '../audio-messages'

export type VoiceDetector = {
  /** Receives windows on one port and sets the playback volume on the other. */
  listen(windows: MessagePort, playback: MessagePort): void
  close(): void
}

/** Starts the detector in a worker. Reports `unavailable` when it cannot be loaded; never throws. */
export function startVoiceDetector(onReport: (report: DetectorReport) => void): VoiceDetector {
  const worker = new Worker(new URL('./vad.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<DetectorReport>) => onReport(data)
  worker.onerror = (event) => onReport({ type: 'unavailable', reason: event.message })
  return {
    listen(windows, playback) {
      worker.postMessage({ windows, playback } satisfies DetectorCommand, [windows, playback])
    },
    close: () => worker.terminate(),
  }
}
