/** Chrome's NetworkInformation, which TypeScript does not declare. */
type WithConnection = Navigator & { connection?: EventTarget }

export type NetworkHandlers = {
  /**
   * The device is online again or has changed its network, or the page has returned from the background or
   * from sleep. A connection may then be dead without a close event.
   */
  onChange(): void
  /** The device has lost its network. Connections are dead, but their close events come much later. */
  onOffline(): void
}

/** Adds the handlers as listeners, and returns a function that removes them. */
export function listenToNetwork({ onChange, onOffline }: NetworkHandlers): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onChange()
  }
  const listeners: [EventTarget | undefined, string, () => void][] = [
    [window, 'online', onChange],
    [window, 'offline', onOffline],
    [(navigator as WithConnection).connection, 'change', onChange],
    [document, 'visibilitychange', handleVisibility],
    [document, 'resume', onChange],
  ]
  for (const [target, event, listener] of listeners) target?.addEventListener(event, listener)
  return () => {
    for (const [target, event, listener] of listeners) target?.removeEventListener(event, listener)
  }
}
