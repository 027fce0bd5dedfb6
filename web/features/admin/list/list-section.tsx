import type { ReactNode } from 'react'
import { isNotFound } from '../../../api/decode-problem'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Card } from '../../../ui/layout/card'
import { NotFound } from './not-found'

type Props<List> = {
  query: {
    data: List | undefined
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** The message for a list that could not be loaded. */
  failure: string
  /** Heading of the not-found page, for queries of a single record. */
  notFound?: string
  isEmpty: (list: List) => boolean
  /** One sentence instead of an empty list. */
  emptyText: string
  children: (list: List) => ReactNode
}

/** A list, or its loading, error or empty state. */
export function ListSection<List>(props: Props<List>) {
  const { query, failure, notFound, isEmpty, emptyText, children } = props
  const { data, error, isFetching, refetch } = query
  if (error && notFound !== undefined && isNotFound(error)) return <NotFound title={notFound} />
  if (error) return <LoadFailure message={failure} onRetry={refetch} isRetrying={isFetching} />
  if (data === undefined) return <ListLoading />
  if (isEmpty(data))
    return (
      <Card>
        <EmptyState>{emptyText}</EmptyState>
      </Card>
    )
  return children(data)
}

const ListLoading = () => (
  <div className="stack stack--fill">
    <p role="status" className="visually-hidden">
      Chargement...
    </p>
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <Skeleton key={row} height="3.25rem" />
    ))}
  </div>
)
