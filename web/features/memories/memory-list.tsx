import { findFailureMessage } from '../../api/decode-problem'
import { LoadFailure } from '../../ui/feedback/load-failure'
import { Skeleton } from '../../ui/feedback/skeleton'
import styles from './memories.module.css'
import { MemoryEntry } from './memory-entry'
import { useMemories } from './memory-queries'

/** Everything that the companions remember or propose to remember, newest first. */
export function MemoryList() {
  const memories = useMemories()
  if (!memories.data && memories.error)
    return (
      <LoadFailure
        message={findFailureMessage(memories.error)}
        onRetry={memories.refetch}
        isRetrying={memories.isFetching}
      />
    )
  if (!memories.data)
    return (
      <div>
        <p role="status" className="visually-hidden">
          Chargement de ce qui est retenu...
        </p>
        <Skeleton width="14rem" height="1.25rem" />
      </div>
    )
  if (memories.data.length === 0)
    return (
      <p className="muted small">
        Rien pour l’instant. Après un appel, un compagnon peut vous proposer de retenir un
        fait&nbsp;; rien n’est retenu sans votre accord.
      </p>
    )
  return (
    <ul className={styles.list}>
      {memories.data.map((memory) => (
        <MemoryEntry key={memory.id} memory={memory} shouldShowSource />
      ))}
    </ul>
  )
}
