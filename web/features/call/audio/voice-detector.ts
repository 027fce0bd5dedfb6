import type { DetectorOrder, DetectorReport } from './audio-messages'

export type VoiceDetector = {
  /** Windows come in by one port; volume goes out by the other. */
  listen(windows: MessagePort, playback: MessagePort): void
  close(): void
}

/** Loads the detector beside the page. One that cannot load reports `unavailable`, never throws. */
export function startVoiceDetector(onReport: (report: DetectorReport) => void): VoiceDetector {
  const worker = new Worker(new URL('./vad.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<DetectorReport>) => onReport(data)
  worker.onerror = (event) => onReport({ type: 'unavailable', reason: event.message })
  return {
    listen(windows, playback) {
      worker.postMessage({ windows, playback } satisfies DetectorOrder, [windows, playback])
    },
    close: () => worker.terminate(),
  }
}
