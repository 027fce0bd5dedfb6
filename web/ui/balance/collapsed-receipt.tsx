import { formatMinutes } from '../../../domain/formatting/minutes'
import type { Receipt } from '../../../domain/receipt'
import type { KnownDuration } from '../../../domain/receipt-seconds'
import { Collapsible } from '../layout/collapsible'
import { ReceiptTable } from './receipt-table'

type Props = { receipt: Receipt; knownDuration: KnownDuration }

/** The receipt of a call, collapsed to one line with the charge and the balance. */
export const CollapsedReceipt = ({ receipt, knownDuration }: Props) => (
  <Collapsible title="Le détail de cet appel" preview={describeCharge(receipt)}>
    <ReceiptTable receipt={receipt} knownDuration={knownDuration} />
  </Collapsible>
)

const describeCharge = ({ chargedMinutes, balanceAfter }: Receipt) =>
  chargedMinutes === 0
    ? `Rien de décompté, solde\u00a0: ${formatMinutes(balanceAfter)}`
    : `${formatMinutes(chargedMinutes)} ${chargedMinutes > 1 ? 'décomptées' : 'décomptée'}, solde\u00a0: ${formatMinutes(balanceAfter)}`
