import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ArticleSearch } from '../../../domain/articles/search-articles'
import { formatArticleQuery, parseArticleQuery } from './article-query'

/** The URL changes after a typing pause of this length: browsers limit how often a page may change its URL. */
const typingPauseMs = 250

/**
 * The search of the list, stored in the page's URL so that reload and back button restore it. The URL
 * is changed without the router, which would request the page from the server on each keystroke.
 */
export function useArticleSearch() {
  const { search: query, key } = useLocation()
  const [search, setSearch] = useState(() => parseArticleQuery(query))

  // A link to this page, such as the one in the footer, resets the search.
  const [searchKey, setSearchKey] = useState(key)
  if (key !== searchKey) {
    setSearchKey(key)
    setSearch(parseArticleQuery(query))
  }

  useEffect(() => {
    const timer = setTimeout(() => updateUrl(search), typingPauseMs)
    return () => clearTimeout(timer)
  }, [search])

  return {
    search,
    changeSearch: (change: Partial<ArticleSearch>) =>
      setSearch((current) => ({ ...current, ...change })),
    /** Saves the search to the URL at once, before the user follows a link to another page. */
    saveToUrl: () => updateUrl(search),
  }
}

function updateUrl(search: ArticleSearch) {
  const { pathname, search: currentQuery, hash } = window.location
  const query = formatArticleQuery(search)
  if (formatArticleQuery(parseArticleQuery(currentQuery)) === query) return
  window.history.replaceState(window.history.state, '', pathname + query + hash)
}
