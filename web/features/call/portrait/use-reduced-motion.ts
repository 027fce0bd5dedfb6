import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the user prefers reduced motion. True on the server, because the preference is not known there. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    (onChange) => {
      const preference = matchMedia(query)
      preference.addEventListener('change', onChange)
      return () => preference.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => true,
  )
