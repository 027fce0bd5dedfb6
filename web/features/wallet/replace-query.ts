/**
 * Changes the query of the address in place. Not a navigation: that would ask every loader again,
 * and lead away somebody whose session ended while they read.
 */
export function replaceQuery(change: (query: URLSearchParams) => void) {
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  change(query)
  if (query.toString() === new URLSearchParams(search).toString()) return
  const changed = query.size > 0 ? `?${query}` : ''
  window.history.replaceState(window.history.state, '', pathname + changed + hash)
}
