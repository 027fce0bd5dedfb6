import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Memory } from '../../../contract/conversations/memories'
import { memoryMaxLength } from '../../../domain/conversations/memory'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { Button } from '../../ui/buttons/button'
import { TextField } from '../../ui/forms/text-field'
import styles from './memories.module.css'
import { useChangeMemory } from './memory-queries'

type Props = {
  memory: Memory
  /** Whether to name the companion and the day, for a list from several conversations. */
  shouldShowSource: boolean
  /** Whether the highlight above shows the quoted sentence, which is then left out here. */
  isQuoteShownNearby?: boolean
}

/** One memory with the sentence from which it was derived, and buttons to keep, edit and forget it. */
export function MemoryEntry({ memory, shouldShowSource, isQuoteShownNearby = false }: Props) {
  const { keep, forget, isBusy } = useChangeMemory()
  const [isEditing, setEditing] = useState(false)
  const titleId = useId()
  const { id, statement, quote, isKept } = memory
  return (
    <li className={styles.entry} aria-labelledby={titleId}>
      <p id={titleId} className={styles.statement}>
        {statement}
      </p>
      {!isQuoteShownNearby && (
        <p className="muted small">
          Vous avez dit&nbsp;: «&nbsp;{quote}&nbsp;»
          {shouldShowSource &&
            ` à ${memory.agentName}, le ${formatParisDay(new Date(memory.createdAt))}`}
        </p>
      )}
      {isEditing ? (
        <EditForm
          statement={statement}
          isBusy={isBusy}
          onCancel={() => setEditing(false)}
          onSave={(newStatement) =>
            keep.mutate({ id, statement: newStatement }, { onSuccess: () => setEditing(false) })
          }
        />
      ) : (
        <div className={styles.actions}>
          {isKept ? (
            <span className={styles.kept}>Retenu</span>
          ) : (
            <Button
              size="s"
              aria-describedby={titleId}
              isBusy={keep.isPending}
              onClick={() => keep.mutate({ id })}
            >
              Retenir
            </Button>
          )}
          <Button size="s" kind="ghost" aria-describedby={titleId} onClick={() => setEditing(true)}>
            Corriger
          </Button>
          <Button
            size="s"
            kind="ghost"
            aria-describedby={titleId}
            isBusy={forget.isPending}
            onClick={() => forget.mutate(id)}
          >
            Oublier
          </Button>
        </div>
      )}
    </li>
  )
}

type EditProps = {
  statement: string
  isBusy: boolean
  onCancel: () => void
  onSave: (statement: string) => void
}

function EditForm({ statement, isBusy, onCancel, onSave }: EditProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const newStatement = String(new FormData(event.currentTarget).get('statement') ?? '').trim()
    if (newStatement !== '' && !isBusy) onSave(newStatement)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={save}>
      <TextField
        label="Ce qui sera retenu"
        name="statement"
        defaultValue={statement}
        maxLength={memoryMaxLength}
        required
      />
      <div className={styles.actions}>
        <Button size="s" kind="primary" type="submit" isBusy={isBusy}>
          Retenir ainsi
        </Button>
        <Button size="s" kind="ghost" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
