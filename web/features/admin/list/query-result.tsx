import type { ReactNode } from 'react'
import { isNotFound } from '../../../api/decode-problem'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Card } from '../../../ui/layout/card'
import { NotFound } from './not-found'

type Props<Data> = {
  query: {
    data: Data | undefined
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** The message when the data could not be loaded. */
  failure: string
  /** Heading of the not-found page, for queries of a single record. */
  notFound?: string
  /** Only for lists: whether `emptyText` is shown instead of the data. */
  isEmpty?: (data: Data) => boolean
  emptyText?: string
  children: (data: Data) => ReactNode
}

/** The data of a query, or its loading, error or empty state. */
export function QueryResult<Data>(props: Props<Data>) {
  const { query, failure, notFound, isEmpty, emptyText, children } = props
  const { data, error, isFetching, refetch } = query
  if (error && notFound !== undefined && isNotFound(error)) return <NotFound title={notFound} />
  if (error) return <LoadFailure message={failure} onRetry={refetch} isRetrying={isFetching} />
  if (data === undefined) return <DataLoading />
  if (isEmpty?.(data))
    return (
      <Card>
        <EmptyState>{emptyText}</EmptyState>
      </Card>
    )
  return children(data)
}

const DataLoading = () => (
  <div className="stack stack--fill">
    <p role="status" className="visually-hidden">
      Chargement...
    </p>
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <Skeleton key={row} height="3.25rem" />
    ))}
  </div>
)
