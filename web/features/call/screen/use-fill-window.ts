import { useLayoutEffect } from 'react'

/**
 * Hides header, navigation, footer and cookie banner while the component is mounted: their style
 * sheets test this attribute on `body`. A `:has()` rule on `body` would do the same, but would
 * recalculate the styles of the whole page at every change of the DOM.
 */
export function useFillWindow() {
  useLayoutEffect(() => {
    const { dataset } = document.body
    dataset.isFilled = ''
    return () => {
      delete dataset.isFilled
    }
  }, [])
}
