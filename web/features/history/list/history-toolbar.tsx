import { useId } from 'react'
import type { Conversation } from '../../../../contract/conversations/history'
import { Button } from '../../../ui/buttons/button'
import { Select } from '../../../ui/forms/select'
import { Icon } from '../../../ui/icons/icon'
import styles from '../history.module.css'
import { useRequestMissingSummaries } from '../summaries/use-request-missing-summaries'
import { type ConversationSort, conversationSorts, isConversationSort } from './sort-conversations'

type Props = {
  conversations: readonly Conversation[]
  sort: ConversationSort
  onSort: (sort: ConversationSort) => void
}

/** The toolbar above the list: a button that requests the missing summaries, and the choice of the sort order. */
export function HistoryToolbar({ conversations, sort, onSort }: Props) {
  const sortId = useId()
  const { requestSummaries, isRequesting, progress, isNothingMissing } =
    useRequestMissingSummaries(conversations)
  return (
    <div className={styles.toolbar}>
      <Button size="s" isBusy={isRequesting} onClick={requestSummaries}>
        {!isRequesting && <Icon name="refresh" size="s" />}
        Récupérer résumés
      </Button>
      <p role="status" className="small muted num">
        {progress && `${progress.current} sur ${progress.total}`}
        {isNothingMissing && 'Aucun résumé ne manque.'}
      </p>
      {conversations.length > 1 && (
        <label className={styles.sort} htmlFor={sortId}>
          <span className="small muted">Trier</span>
          <Select
            id={sortId}
            size="s"
            value={sort}
            onChange={({ target }) => isConversationSort(target.value) && onSort(target.value)}
          >
            {Object.entries(conversationSorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      )}
    </div>
  )
}
