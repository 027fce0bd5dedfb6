import type { LedgerEntry } from '../../../../contract/billing/wallet'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { findFailureMessage } from '../../../api/decode-problem'
import { formatEntryMinutes, formatLedgerEntry } from '../../../ui/balance/ledger-entry-text'
import { Button } from '../../../ui/buttons/button'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { formatLocalMoment } from '../../../ui/local-time'
import { type Column, DataTable } from '../list/data-table'
import { QueryResult } from '../list/query-result'
import { useUserLedgerEntries } from './user-queries'

const failureText = 'Erreur lors du chargement des mouvements'

const columns: readonly Column<LedgerEntry>[] = [
  { key: 'text', label: 'Mouvement', cell: (entry) => formatLedgerEntry(entry) },
  {
    key: 'minutes',
    label: 'Minutes',
    cell: ({ minutes }) => <span className="num">{formatEntryMinutes(minutes)}</span>,
  },
  {
    key: 'balance',
    label: 'Solde après',
    cell: ({ balanceAfter }) => <span className="num">{formatMinutes(balanceAfter)}</span>,
  },
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatLocalMoment(createdAt)}</time>,
  },
]

/** A user's ledger entries, newest first. */
export function UserLedgerEntries({ userId }: { userId: string }) {
  const query = useUserLedgerEntries(userId)
  return (
    <section className="stack stack--fill">
      <h2>Mouvements du solde</h2>
      <QueryResult
        // An error of a later page is shown below the pages that were loaded.
        query={{ ...query, error: query.data ? null : query.error }}
        failure={failureText}
        isEmpty={({ pages }) => pages[0]?.entries.length === 0}
        emptyText="Aucun mouvement."
      >
        {({ pages }) => (
          <>
            <DataTable
              caption="Mouvements du solde, les plus récents d’abord"
              columns={columns}
              rows={pages.flatMap(({ entries }) => entries)}
              rowKey={({ id }) => String(id)}
            />
            {query.isFetchNextPageError && (
              <LoadFailure
                message={`${failureText}\u00a0: ${findFailureMessage(query.error)}`}
                onRetry={query.fetchNextPage}
                isRetrying={query.isFetchingNextPage}
              />
            )}
            {query.hasNextPage && !query.isFetchNextPageError && (
              <p>
                <Button
                  isBusy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Voir plus
                </Button>
              </p>
            )}
          </>
        )}
      </QueryResult>
    </section>
  )
}
