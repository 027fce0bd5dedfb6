import { useId } from 'react'
import type { Conversation } from '../../../contract/conversations/history'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Select } from '../../ui/select'
import styles from './history.module.css'
import {
  type ConversationOrder,
  conversationOrders,
  isConversationOrder,
} from './sort-conversations'
import { useCollectSummaries } from './use-collect-summaries'

type Properties = {
  conversations: readonly Conversation[]
  order: ConversationOrder
  onOrder: (order: ConversationOrder) => void
}

/** Missing summaries and the order, above the list. */
export function HistoryTools({ conversations, order, onOrder }: Properties) {
  const orderId = useId()
  const { collect, isBusy, progress, isNothingMissing } = useCollectSummaries(conversations)
  return (
    <div className={styles.tools}>
      <Button size="s" isBusy={isBusy} onClick={collect}>
        {!isBusy && <Icon name="refresh" size="s" />}
        Récupérer résumés
      </Button>
      <p role="status" className="small muted num">
        {progress && `${progress.done} sur ${progress.total}`}
        {isNothingMissing && 'Aucun résumé ne manque.'}
      </p>
      {conversations.length > 1 && (
        <label className={styles.order} htmlFor={orderId}>
          <span className="small muted">Trier</span>
          <Select
            id={orderId}
            size="s"
            value={order}
            onChange={({ target }) => isConversationOrder(target.value) && onOrder(target.value)}
          >
            {Object.entries(conversationOrders).map(([value, label]) => (
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
