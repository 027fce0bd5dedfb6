import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { formatCatalogueQuery, parseCatalogueQuery } from './catalogue-query'
import { type CatalogueView, changeView } from './catalogue-view'

/** The URL is updated after a pause in typing of this length: browsers limit how often a page may change it. */
const typingPauseMs = 250

/**
 * The catalogue view, stored in the page's URL so that reload and back button restore it. The URL is
 * changed without the router, which would request the page from the server on each keystroke.
 */
export function useCatalogueView() {
  const { search: query, key } = useLocation()
  const [view, setView] = useState(() => parseCatalogueQuery(query))

  // A link to this page, such as the one in the navigation, resets the view.
  const [viewKey, setViewKey] = useState(key)
  if (key !== viewKey) {
    setViewKey(key)
    setView(parseCatalogueQuery(query))
  }

  const lastSearch = useRef(view.search)
  // Typing updates the URL after a pause, any other change at once.
  useEffect(() => {
    if (view.search === lastSearch.current) return updateUrl(view)
    lastSearch.current = view.search
    const timer = setTimeout(() => updateUrl(view), typingPauseMs)
    return () => clearTimeout(timer)
  }, [view])

  return {
    view,
    changeView: (change: Partial<CatalogueView>) =>
      setView((currentView) => changeView(currentView, change)),
    /** Saves the view to the URL at once, before the user follows a link to another page. */
    saveToUrl: () => updateUrl(view),
  }
}

/** Updates the URL. A URL that already describes the view is left unchanged, which keeps its other parameters. */
function updateUrl(view: CatalogueView) {
  const { pathname, search: currentQuery, hash } = window.location
  const query = formatCatalogueQuery(view)
  if (formatCatalogueQuery(parseCatalogueQuery(currentQuery)) === query) return
  window.history.replaceState(window.history.state, '', pathname + query + hash)
}
