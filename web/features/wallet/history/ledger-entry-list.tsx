import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { LedgerEntry } from '../../../../contract/billing/wallet'
import { conversationPath } from '../../../../contract/paths'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { findFailureMessage } from '../../../api/decode-problem'
import { formatEntryMinutes, formatLedgerEntry } from '../../../ui/balance/ledger-entry-text'
import { Button } from '../../../ui/buttons/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Card } from '../../../ui/layout/card'
import { formatLocalMoment } from '../../../ui/local-time'
import styles from '../wallet.module.css'
import type { LedgerEntriesQuery } from '../wallet-queries'
import { EntriesLoading } from './entries-loading'

/** The ledger entries, newest first, each with the balance after it. */
export function LedgerEntryList({ query }: { query: LedgerEntriesQuery }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query
  const entries = data?.pages.flatMap((page) => page.entries)
  const focus = useFocusOnNext(entries?.length ?? 0)
  // A failed refresh is not shown, because the entries stay on the screen.
  const failure = error && (!data || query.isFetchNextPageError) && (
    <LoadFailure
      message={`Erreur lors du chargement des mouvements : ${findFailureMessage(error)}`}
      onRetry={data ? fetchNextPage : refetch}
      isRetrying={isFetching}
    />
  )
  if (!entries) return failure || <EntriesLoading>Chargement des mouvements…</EntriesLoading>
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState>Aucun mouvement pour le moment</EmptyState>
      </Card>
    )
  return (
    <>
      <ul className={`${styles.list} ${styles.sheet}`}>
        {entries.map((entry, index) => (
          <li
            key={entry.id}
            className={styles.entry}
            tabIndex={-1}
            ref={index === focus.index ? focus.element : null}
          >
            <EntryDetails entry={entry} />
          </li>
        ))}
      </ul>
      {failure}
      {hasNextPage && !failure && (
        <p>
          <Button
            isBusy={query.isFetchingNextPage}
            onClick={() => {
              focus.setIndex(entries.length)
              fetchNextPage()
            }}
          >
            Voir plus
          </Button>
        </p>
      )}
    </>
  )
}

/**
 * Moves the focus to the entry with the index given to `setIndex`, once it is loaded: the first entry that "Voir
 * plus" adds, because the button may disappear.
 */
function useFocusOnNext(count: number) {
  const element = useRef<HTMLLIElement>(null)
  const [index, setIndex] = useState<number | null>(null)
  useEffect(() => {
    if (index === null || count <= index) return
    element.current?.focus()
    setIndex(null)
  }, [count, index])
  return { element, index, setIndex }
}

function EntryDetails({ entry }: { entry: LedgerEntry }) {
  const { minutes, balanceAfter, createdAt, conversation } = entry
  const text = formatLedgerEntry(entry)
  return (
    <>
      <div>
        <h3 className={styles.entryName}>
          {conversation ? <Link to={conversationPath(conversation.id)}>{text}</Link> : text}
        </h3>
        <p className="muted small num">
          <time dateTime={createdAt}>{formatLocalMoment(createdAt)}</time>
        </p>
      </div>
      <div className={styles.outcome}>
        <span className={minutes > 0 ? `${styles.amount} ${styles.gain}` : styles.amount}>
          {formatEntryMinutes(minutes)}
        </span>
        <span className="muted small num">Solde : {formatMinutes(balanceAfter)}</span>
      </div>
    </>
  )
}
