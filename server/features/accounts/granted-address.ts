import { createHmac } from 'node:crypto'
import { mailboxOf } from '../../../domain/accounts/mailbox'
import type { Transaction } from '../../platform/database/open-database'
import { grantedAddresses } from '../../platform/database/tables/profile-tables'

/**
 * Notes that the mailbox of an address has had its free minutes, as a keyed hash: false when it had
 * them before (01), under whichever of its addresses. Another secret forgets them all.
 */
export async function claimAddress(transaction: Transaction, secret: string, email: string) {
  const addressHash = createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url')
  const claimed = await transaction
    .insert(grantedAddresses)
    .values({ addressHash })
    .onConflictDoNothing()
    .returning()
  return claimed.length > 0
}
