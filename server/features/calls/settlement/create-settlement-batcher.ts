import type { Settlement, SettlementResult } from './settlement'

/** Limited, so that no settlement waits long for the others of its batch. */
const maxBatchSize = 64

type SettleAll = (settlements: readonly Settlement[]) => Promise<(SettlementResult | undefined)[]>

type PendingSettlement = {
  settlement: Settlement
  resolve(result: SettlementResult | undefined): void
  reject(error: unknown): void
}

/**
 * Creates a function that settles a call, in a batch with others: calls that end during a
 * settlement share the next transaction, with one write to disk. Each promise resolves after the
 * commit. A batch that fails is settled one by one in its order, so that only the failing
 * settlement rejects, and of two settlements of one call the first counts.
 */
export function createSettlementBatcher(settleAll: SettleAll) {
  const pending: PendingSettlement[] = []
  let isSettling = false

  async function settlePending() {
    isSettling = true
    while (pending.length > 0) await settleBatch(pending.splice(0, maxBatchSize))
    isSettling = false
  }

  async function settleBatch(batch: readonly PendingSettlement[]) {
    try {
      const results = await settleAll(batch.map(({ settlement }) => settlement))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index])
    } catch (error) {
      if (batch.length === 1) for (const { reject } of batch) reject(error)
      else for (const pendingSettlement of batch) await settleBatch([pendingSettlement])
    }
  }

  return (settlement: Settlement) =>
    new Promise<SettlementResult | undefined>((resolve, reject) => {
      pending.push({ settlement, resolve, reject })
      if (!isSettling) void settlePending()
    })
}
