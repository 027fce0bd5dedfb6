/** When a timer fires more than this late, this process stalled: the child process may have answered in time. */
const maxTimerDelayMs = 500

/**
 * Runs the action after the timeout. After a stall of this process the timer starts again,
 * because answers that arrived meanwhile have not been read yet. The returned function cancels the action.
 */
export function setDeadline(timeoutMs: number, action: () => void): () => void {
  let timer: NodeJS.Timeout

  function start() {
    const dueAtMs = performance.now() + timeoutMs
    timer = setTimeout(() => {
      if (performance.now() - dueAtMs > maxTimerDelayMs) start()
      else action()
    }, timeoutMs)
  }

  start()
  return () => clearTimeout(timer)
}
