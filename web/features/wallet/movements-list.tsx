import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { conversationPath } from '../../../contract/paths'
import type { Movement } from '../../../contract/billing/wallet'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { failureMessage } from '../../decode-problem'
import { formatLocalMoment } from '../../local-time'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailure } from '../../ui/load-failure'
import { EntriesLoading } from './entries-loading'
import { movementFigure, movementWords } from './movement-words'
import type { MovementsQuery } from './use-wallet'
import styles from './wallet.module.css'

/** Every movement of the balance in words, newest first, with what was left after it. */
export function MovementsList({ movements: query }: { movements: MovementsQuery }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = query
  const movements = data?.pages.flatMap((page) => page.movements)
  const focus = useFocusOnNext(movements?.length ?? 0)
  // What is shown stays, without a word, when only looking again at it has failed.
  const failure = error && (!data || query.isFetchNextPageError) && (
    <LoadFailure
      message={`Erreur lors du chargement des mouvements : ${failureMessage(error)}`}
      onRetry={data ? fetchNextPage : refetch}
      isRetrying={isFetching}
    />
  )
  if (!movements) return failure || <EntriesLoading>Chargement des mouvements…</EntriesLoading>
  if (movements.length === 0)
    return (
      <Card>
        <EmptyState>Aucun mouvement pour le moment</EmptyState>
      </Card>
    )
  return (
    <>
      <ul className={`${styles.list} ${styles.sheet}`}>
        {movements.map((movement, index) => (
          <li
            key={movement.id}
            className={styles.entry}
            tabIndex={-1}
            ref={index === focus.index ? focus.element : null}
          >
            <MovementFacts movement={movement} />
          </li>
        ))}
      </ul>
      {failure}
      {hasNextPage && !failure && (
        <p>
          <Button
            isBusy={query.isFetchingNextPage}
            onClick={() => {
              focus.onceMoreThan(movements.length)
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

/** The first of those that « Voir plus » brings takes the focus: the button may go with them. */
function useFocusOnNext(count: number) {
  const element = useRef<HTMLLIElement>(null)
  const [index, setIndex] = useState<number | null>(null)
  useEffect(() => {
    if (index === null || count <= index) return
    element.current?.focus()
    setIndex(null)
  }, [count, index])
  return { element, index, onceMoreThan: setIndex }
}

function MovementFacts({ movement }: { movement: Movement }) {
  const { minutes, balanceAfter, createdAt, conversation } = movement
  const words = movementWords(movement)
  return (
    <>
      <div>
        <h3 className={styles.entryName}>
          {conversation ? <Link to={conversationPath(conversation.id)}>{words}</Link> : words}
        </h3>
        <p className="muted small num">
          <time dateTime={createdAt}>{formatLocalMoment(createdAt)}</time>
        </p>
      </div>
      <div className={styles.outcome}>
        <span className={minutes > 0 ? `${styles.amount} ${styles.gain}` : styles.amount}>
          {movementFigure(minutes)}
        </span>
        <span className="muted small num">Solde : {formatMinutes(balanceAfter)}</span>
      </div>
    </>
  )
}
