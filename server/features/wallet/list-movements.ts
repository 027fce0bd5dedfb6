import { type Movement, type Movements, movementsOfAPage } from '../../../contract/billing/wallet'
import { readOfferKey } from '../../../domain/offers'
import type { Person } from '../../policies'
import type { MovementRow, WalletRepository } from './wallet-repository'

/** What explains one's own balance, newest first, a page at a time. */
export async function listMovements(
  wallets: Pick<WalletRepository, 'listMovements'>,
  person: Pick<Person, 'id'>,
  before: number | undefined,
): Promise<Movements> {
  // One more than is shown tells whether there are others.
  const rows = await wallets.listMovements(person.id, { before, limit: movementsOfAPage + 1 })
  return {
    movements: rows.slice(0, movementsOfAPage).map(toMovement),
    hasEarlier: rows.length > movementsOfAPage,
  }
}

function toMovement({ conversationId, agentName, offerKey, ...row }: MovementRow): Movement {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    conversation:
      conversationId !== null && agentName !== null ? { id: conversationId, agentName } : null,
    offerKey: readOfferKey(offerKey),
  }
}
