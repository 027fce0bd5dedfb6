import { useLayoutEffect } from 'react'

/**
 * While it is shown, nothing stands around it: the sheets of bars, banner and footer look for this
 * mark. (One that they looked for inside the page, with `:has`, would make every change of any page
 * style all of it anew.)
 */
export function useWholeWindow() {
  useLayoutEffect(() => {
    const { dataset } = document.body
    dataset.isFilled = ''
    return () => {
      delete dataset.isFilled
    }
  }, [])
}
