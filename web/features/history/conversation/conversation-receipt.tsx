import type { ConversationDetail } from '../../../../contract/conversations/history'
import { endReasonMessages } from '../../../ui/balance/end-reason-messages'
import { ReceiptTable } from '../../../ui/balance/receipt-table'
import { Card } from '../../../ui/layout/card'
import styles from '../history.module.css'

/** Shows why the call ended and what it cost, or that there is no receipt, as for old conversations. */
export function ConversationReceipt({ conversation }: { conversation: ConversationDetail }) {
  const { receipt, endReason, durationSeconds } = conversation
  return (
    <Card className={styles.panel}>
      <h2>Reçu</h2>
      {endReason && <p className="muted small">{endReasonMessages[endReason]}</p>}
      {receipt ? (
        <ReceiptTable
          receipt={receipt}
          knownDuration={{ seconds: durationSeconds, isExact: true }}
        />
      ) : (
        <p className="muted">Cette conversation n’a pas de reçu.</p>
      )}
    </Card>
  )
}
