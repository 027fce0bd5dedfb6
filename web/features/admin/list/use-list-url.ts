import { useSearchParams } from 'react-router'

/** Parameters of a list to change in the URL: page, filters, order. null removes a parameter. */
type ListParameters = Record<string, string | null>

/**
 * Reads a list's page and filters from the URL, and creates links to other pages and filters, so that a
 * list can be reloaded, bookmarked and shared, and the browser's back button works.
 */
export function useListUrl() {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)

  function createQuery(parameters: ListParameters) {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(parameters))
      if (value) next.set(name, value)
      else next.delete(name)
    return next
  }

  return {
    page,
    /** The value of a parameter; undefined when absent or empty. */
    read: (name: string) => query.get(name) || undefined,
    /** The value of a parameter if it is one of `choices`, else the first choice. */
    readChoice: <Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) =>
      choices.find((choice) => choice === query.get(name)) ?? choices[0],
    linkToPage: (pageNumber: number) =>
      `?${createQuery({ page: pageNumber > 1 ? String(pageNumber) : null })}`,
    /** Returns a link to the first page with these parameters changed; the other parameters stay as they are. */
    createLink: (parameters: ListParameters) => `?${createQuery({ ...parameters, page: null })}`,
    /** Opens the page to which `createLink` links, without a new entry in the browser's history. */
    changeFilters: (parameters: ListParameters) =>
      setQuery(createQuery({ ...parameters, page: null }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
