import { useSyncExternalStore } from 'react'

let insetPixels = 0
const listeners = new Set<() => void>()

/**
 * Sets the height that the cookie banner covers at the bottom of the window. A store shares it, because a
 * custom property on the root element would make the browser recalculate the styles of the whole page.
 */
export function setBottomInset(pixels: number) {
  insetPixels = pixels
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the distance in pixels that sticky elements have to keep from the bottom of the window. */
export const useBottomInset = () =>
  useSyncExternalStore(
    subscribe,
    () => insetPixels,
    () => 0,
  )
