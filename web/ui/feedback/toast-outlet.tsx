import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getPendingToasts, subscribeToToasts } from './toast'

const Toaster = lazy(() => import('./toaster'))

let hasShownToast = false
const isToasterNeeded = () => {
  hasShownToast ||= getPendingToasts().length > 0
  return hasShownToast
}

/** Loads the toaster with the first toast, because most pages show none. */
export function ToastOutlet() {
  const isShown = useSyncExternalStore(subscribeToToasts, isToasterNeeded, () => false)
  return isShown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
