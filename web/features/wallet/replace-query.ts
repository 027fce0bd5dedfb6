/**
 * Changes the query of the URL without a navigation, which would run every loader again and redirect a
 * user whose session has expired.
 */
export function replaceQuery(change: (query: URLSearchParams) => void) {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  change(query)
  if (query.toString() === new URLSearchParams(search).toString()) return
  const newQuery = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(window.history.state, '', pathname + newQuery + hash)
}
