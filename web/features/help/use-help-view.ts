import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { HelpFilter } from '../../../domain/help/search-help'
import { formatHelpQuery, readHelpFilter } from './help-query'

/** The URL is updated after a pause in typing of this length. */
const typingPauseMs = 250

/**
 * The search and the category, stored in the page's URL so that it can be shared and reloaded. The URL
 * is changed without the router, which would request the page from the server on each keystroke.
 */
export function useHelpView() {
  const { search: query, key } = useLocation()
  const [view, setView] = useState(() => readHelpFilter(new URLSearchParams(query)))

  // A link to this page, such as the one in the footer, resets the view.
  const [viewKey, setViewKey] = useState(key)
  if (key !== viewKey) {
    setViewKey(key)
    setView(readHelpFilter(new URLSearchParams(query)))
  }

  useEffect(() => {
    const timer = setTimeout(() => updateUrl(view), typingPauseMs)
    return () => clearTimeout(timer)
  }, [view])

  return [view, setView] as const
}

/** Leaves an equivalent URL unchanged. */
function updateUrl(view: HelpFilter) {
  const { pathname, search, hash } = window.location
  const query = formatHelpQuery(view)
  if (formatHelpQuery(readHelpFilter(new URLSearchParams(search))) === query) return
  window.history.replaceState(window.history.state, '', pathname + query + hash)
}
