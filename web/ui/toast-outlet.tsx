import { lazy, Suspense, useSyncExternalStore } from 'react'
import { subscribeToToasts, waitingToasts } from './toast'

const Toaster = lazy(() => import('./toaster'))

let hasBeenNeeded = false
const isNeeded = () => {
  hasBeenNeeded ||= waitingToasts().length > 0
  return hasBeenNeeded
}

/** Loads the toaster with the first toast: a page that shows none does without its weight. */
export function ToastOutlet() {
  const isShown = useSyncExternalStore(subscribeToToasts, isNeeded, () => false)
  return isShown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
