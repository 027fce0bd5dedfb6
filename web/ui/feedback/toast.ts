export type ToastMessage = { kind: 'done' | 'failed'; text: string }

let waitingToasts: readonly ToastMessage[] = []
const listeners = new Set<() => void>()

function setPending(messages: readonly ToastMessage[]) {
  waitingToasts = messages
  for (const listener of listeners) listener()
}

/** Shows a short message at the top of the screen. Errors of a form field do not belong here. */
export const showToast = (message: ToastMessage) => setPending([...waitingToasts, message])

/** Returns and clears the toasts that the toaster has not shown yet. */
export function takePendingToasts() {
  const pendingToasts = waitingToasts
  if (pendingToasts.length > 0) setPending([])
  return pendingToasts
}

export const getPendingToasts = () => waitingToasts

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
