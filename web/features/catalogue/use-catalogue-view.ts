import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readView, writeView } from './catalogue-address'
import { type CatalogueView, changeView } from './catalogue-view'

/** Somebody who types pauses longer than this between two words. */
const typingPauseMs = 250

/**
 * The view, which lives in the page's address: a reload and the way back bring it again. It is
 * written there without the router, which would ask the server for the page at every letter.
 */
export function useCatalogueView() {
  const { search: query, key } = useLocation()
  const [view, setView] = useState(() => readView(query))

  // A link to this same page, such as the one in the navigation, begins anew.
  const [readKey, setReadKey] = useState(key)
  if (key !== readKey) {
    setReadKey(key)
    setView(readView(query))
  }

  const writtenSearch = useRef(view.search)
  useEffect(() => {
    if (view.search === writtenSearch.current) return writeAddress(view)
    writtenSearch.current = view.search
    const timer = setTimeout(() => writeAddress(view), typingPauseMs)
    return () => clearTimeout(timer)
  }, [view])

  return {
    view,
    change: (change: Partial<CatalogueView>) => setView((view) => changeView(view, change)),
    /** At once: before a link leads away from an address that is not written yet. */
    settle: () => writeAddress(view),
  }
}

/** Unless it says so already: an address with words of its own is left alone until then. */
function writeAddress(view: CatalogueView) {
  const { pathname, search, hash } = window.location
  const query = writeView(view)
  if (writeView(readView(search)) === query) return
  window.history.replaceState(window.history.state, '', pathname + query + hash)
}
