import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the user wants less motion; on the server, before it is known, nothing moves. */
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
