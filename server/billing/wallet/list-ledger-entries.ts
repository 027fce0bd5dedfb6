import { type LedgerEntry, type LedgerPage, ledgerPageSize } from '../../../contract/billing/wallet'
import { readOfferKey } from '../../../domain/offers'
import type { SignedInUser } from '../../policies'
import type { LedgerEntryRow, WalletRepository } from './wallet-repository'

/**
 * Lists a page of a user's ledger entries, newest first. `beforeId` is the id of the last
 * entry of the previous page; undefined for the first page.
 */
export async function listLedgerEntries(
  wallet: Pick<WalletRepository, 'listLedgerEntries'>,
  user: Pick<SignedInUser, 'id'>,
  beforeId: number | undefined,
): Promise<LedgerPage> {
  // Reads one row more than a page, to know whether older entries exist.
  const rows = await wallet.listLedgerEntries(user.id, { beforeId, limit: ledgerPageSize + 1 })
  return {
    entries: rows.slice(0, ledgerPageSize).map(toLedgerEntry),
    hasEarlier: rows.length > ledgerPageSize,
  }
}

function toLedgerEntry({
  conversationId,
  agentName,
  offerKey,
  ...row
}: LedgerEntryRow): LedgerEntry {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    conversation:
      conversationId !== null && agentName !== null ? { id: conversationId, agentName } : null,
    offerKey: readOfferKey(offerKey),
  }
}
