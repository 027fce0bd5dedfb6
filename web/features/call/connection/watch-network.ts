/** Chrome's NetworkInformation, which TypeScript does not list. */
type WithConnection = Navigator & { connection?: EventTarget }

/**
 * Calls `onChange` when the device is online again or changes its network, and when the page returns from
 * the background or from sleep, because a connection may then be dead without a close event.
 */
export function watchNetwork(onChange: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onChange()
  }
  const listeners: [EventTarget | undefined, string, () => void][] = [
    [window, 'online', onChange],
    [(navigator as WithConnection).connection, 'change', onChange],
    [document, 'visibilitychange', handleVisibility],
    [document, 'resume', onChange],
  ]
  for (const [target, event, listener] of listeners) target?.addEventListener(event, listener)
  return () => {
    for (const [target, event, listener] of listeners) target?.removeEventListener(event, listener)
  }
}
