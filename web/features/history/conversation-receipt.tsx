import type { ConversationDetail } from '../../../contract/conversations/history'
import { Card } from '../../ui/card'
import { endReasonWords } from '../../ui/end-reason-words'
import { ReceiptTable } from '../../ui/receipt-table'
import styles from './history.module.css'

/** Why the call ended and what it cost; a conversation from before receipts has none. */
export function ConversationReceipt({ conversation }: { conversation: ConversationDetail }) {
  const { receipt, endReason } = conversation
  return (
    <Card className={styles.panel}>
      <h2>Reçu</h2>
      {endReason && <p className="muted small">{endReasonWords[endReason]}</p>}
      {receipt ? (
        <ReceiptTable receipt={receipt} />
      ) : (
        <p className="muted">Cette conversation n’a pas de reçu.</p>
      )}
    </Card>
  )
}
