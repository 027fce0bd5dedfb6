export type ToastMessage = { kind: 'done' | 'failed'; text: string }

let pendingToasts: readonly ToastMessage[] = []
const listeners = new Set<() => void>()

function setPendingToasts(messages: readonly ToastMessage[]) {
  pendingToasts = messages
  for (const listener of listeners) listener()
}

/** Shows a short message at the top of the screen. Errors of a form field do not belong here. */
export const showToast = (message: ToastMessage) => setPendingToasts([...pendingToasts, message])

/** Returns and clears the toasts that the toaster has not shown yet. */
export function takePendingToasts() {
  const takenToasts = pendingToasts
  if (takenToasts.length > 0) setPendingToasts([])
  return takenToasts
}

export const getPendingToasts = () => pendingToasts

/** Calls the listener after each change of the pending toasts. Returns a function that unsubscribes it. */
export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
