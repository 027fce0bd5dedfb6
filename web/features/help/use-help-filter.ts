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
export function useHelpFilter() {
  const { search: query, key } = useLocation()
  const [filter, setFilter] = useState(() => readHelpFilter(new URLSearchParams(query)))

  // A link to this page, such as the one in the footer, resets the filter.
  const [filterKey, setFilterKey] = useState(key)
  if (key !== filterKey) {
    setFilterKey(key)
    setFilter(readHelpFilter(new URLSearchParams(query)))
  }

  useEffect(() => {
    const timer = setTimeout(() => updateUrl(filter), typingPauseMs)
    return () => clearTimeout(timer)
  }, [filter])

  return [filter, setFilter] as const
}

/** Updates the URL. A URL that already describes the filter is left unchanged, which keeps its other parameters. */
function updateUrl(filter: HelpFilter) {
  const { pathname, search, hash } = window.location
  const query = formatHelpQuery(filter)
  if (formatHelpQuery(readHelpFilter(new URLSearchParams(search))) === query) return
  window.history.replaceState(window.history.state, '', pathname + query + hash)
}
