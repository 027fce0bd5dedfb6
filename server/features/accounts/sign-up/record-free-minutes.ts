import { createHmac } from 'node:crypto'
import { toCanonicalMailbox } from '../../../../domain/accounts/canonical-mailbox'
import type { Transaction } from '../../../platform/database/open-database'
import { freeMinutesAddresses } from '../../../platform/database/tables/profile-tables'

/**
 * Records, as a keyed hash, that a mailbox has received its free minutes. Returns false when it has
 * received them before, under any spelling of its address. A new secret invalidates all records.
 */
export async function recordFreeMinutes(transaction: Transaction, secret: string, email: string) {
  const recordedRows = await transaction
    .insert(freeMinutesAddresses)
    .values({ addressHash: hashAddress(secret, email) })
    .onConflictDoNothing()
    .returning()
  return recordedRows.length > 0
}

/** Records that mailboxes have received their free minutes in another system. */
export async function recordImportedFreeMinutes(
  transaction: Transaction,
  secret: string,
  emails: readonly string[],
) {
  if (emails.length === 0) return
  await transaction
    .insert(freeMinutesAddresses)
    .values(emails.map((email) => ({ addressHash: hashAddress(secret, email) })))
    .onConflictDoNothing()
}

const hashAddress = (secret: string, email: string) =>
  createHmac('sha256', secret).update(toCanonicalMailbox(email)).digest('base64url')
