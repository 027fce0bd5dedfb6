export type ToastMessage = { kind: 'done' | 'failed'; text: string }

let waiting: readonly ToastMessage[] = []
const listeners = new Set<() => void>()

function change(messages: readonly ToastMessage[]) {
  waiting = messages
  for (const listener of listeners) listener()
}

/** Shows one line at the top of the screen, from anywhere. Never for an error of a field. */
export const showToast = (message: ToastMessage) => change([...waiting, message])

/** What was asked for since the last time; the toaster takes it and shows it. */
export function takeToasts() {
  const taken = waiting
  if (taken.length > 0) change([])
  return taken
}

export const waitingToasts = () => waiting

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
