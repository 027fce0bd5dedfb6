import { useSyncExternalStore } from 'react'

let takenPixels = 0
const listeners = new Set<() => void>()

/**
 * How much of the window's lower edge is taken by what sticks there above all, the cookie question.
 * Told to those who stand beside it: written on the page's root, it would style all of the page anew.
 */
export function takeLowerEdge(pixels: number) {
  takenPixels = pixels
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What else sticks to the lower edge stands so many pixels above it. */
export const useLowerEdge = () =>
  useSyncExternalStore(
    subscribe,
    () => takenPixels,
    () => 0,
  )
