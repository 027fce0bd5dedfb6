import type { DetectorCommand, DetectorReport } from '../audio-messages'

/**
 * Delays before a failed detector is started again. A lost connection can interrupt its loading, but is
 * usually back within these 52 s. If the last attempt fails too, the detector stays off, because the
 * browser seems to refuse it.
 */
const restartDelaysMs = [2_000, 5_000, 15_000, 30_000]

export type VoiceDetector = {
  /** Receives windows of audio on one port and sets the playback volume on the other. */
  listen(windows: MessagePort, playback: MessagePort): void
  close(): void
}

/**
 * Starts the detector in a worker, and again after a failure. Reports `unavailable` at each failure; never
 * throws. A restarted worker has no ports: `onRestart` must call `listen` with new ones.
 */
export function startVoiceDetector(
  onReport: (report: DetectorReport) => void,
  onRestart: () => void,
): VoiceDetector {
  let failureCount = 0
  let restartTimer: ReturnType<typeof setTimeout> | undefined
  /** Null after a failure until the restart, and after `close`. */
  let worker: Worker | null = startWorker()

  function startWorker() {
    const newWorker = new Worker(new URL('./vad.worker.ts', import.meta.url), { type: 'module' })
    newWorker.onmessage = ({ data }: MessageEvent<DetectorReport>) =>
      data.type === 'unavailable' ? handleFailure(newWorker, data.reason) : onReport(data)
    newWorker.onerror = (event) => handleFailure(newWorker, event.message)
    return newWorker
  }

  function handleFailure(failedWorker: Worker, reason: string) {
    // A worker can report several errors, and an error of a terminated worker may still be on its way.
    if (failedWorker !== worker) return
    worker.terminate()
    worker = null
    onReport({ type: 'unavailable', reason })
    const delayMs = restartDelaysMs[failureCount++]
    if (delayMs !== undefined) restartTimer = setTimeout(restart, delayMs)
  }

  function restart() {
    worker = startWorker()
    onRestart()
  }

  return {
    listen(windows, playback) {
      const ports = [windows, playback]
      if (worker) {
        worker.postMessage({ windows, playback } satisfies DetectorCommand, ports)
        return
      }
      // Messages to an open port that nobody reads would fill the memory.
      for (const port of ports) port.close()
    },
    close() {
      clearTimeout(restartTimer)
      worker?.terminate()
      worker = null
    },
  }
}
