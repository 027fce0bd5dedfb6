import { useLayoutEffect } from 'react'

/**
 * Hides header, navigation, footer and cookie banner while the component is mounted, with an attribute on
 * `body` that their style sheets match. A `:has()` rule on `body` would do the same, but would recalculate
 * the styles of the whole page at every change of the DOM.
 */
export function useHideAppShell() {
  useLayoutEffect(() => {
    const { dataset } = document.body
    dataset.isShellHidden = ''
    return () => {
      delete dataset.isShellHidden
    }
  }, [])
}
