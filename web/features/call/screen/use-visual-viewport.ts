import { type RefObject, useEffect } from 'react'

/**
 * Sets the element's --visible-height and --visible-top to the visual viewport, because a phone's keyboard
 * covers the page without shrinking the layout viewport.
 */
export function useVisualViewport(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    function updateProperties() {
      if (!viewport) return
      element.current?.style.setProperty('--visible-height', `${viewport.height}px`)
      element.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
    }
    updateProperties()
    viewport.addEventListener('resize', updateProperties)
    viewport.addEventListener('scroll', updateProperties)
    return () => {
      viewport.removeEventListener('resize', updateProperties)
      viewport.removeEventListener('scroll', updateProperties)
    }
  }, [element])
}
