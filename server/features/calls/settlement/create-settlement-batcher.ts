import type { Settlement, SettlementResult } from './settlement'

/** Limited, so that no settlement waits long for the others in its batch. */
const maxBatchSize = 64

type SettleAll = (settlements: readonly Settlement[]) => Promise<(SettlementResult | undefined)[]>

type PendingSettlement = {
  settlement: Settlement
  resolve(result: SettlementResult | undefined): void
  reject(error: unknown): void
}

/**
 * Creates a function that settles calls in batches: calls that end during a settlement share the
 * next transaction, with one write to disk. Each promise resolves after the commit. If a batch
 * fails, its calls are settled one by one, so that only the failing settlement rejects. Keeps the
 * order, because only the first settlement of a call counts.
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
