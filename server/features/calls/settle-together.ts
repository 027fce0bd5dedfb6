import type { Settled, Settlement } from './settlement'

/** So that no settlement waits long for the others of its group. */
const mostTogether = 64

type SettleAll = (settlements: readonly Settlement[]) => Promise<(Settled | undefined)[]>

type Waiting = {
  settlement: Settlement
  resolve(settled: Settled | undefined): void
  reject(error: unknown): void
}

/**
 * Settles at once what waits at the same moment: calls that end while others are being settled share
 * the next transaction, and the disk is asked once for all of them. Each is answered when it is on
 * the disk. A group that fails is settled one by one, in its order, so that one that cannot be fails
 * alone and of two endings of one call the first counts.
 */
export function createSettleTogether(settleAll: SettleAll) {
  const waiting: Waiting[] = []
  let isSettling = false

  async function settleWaiting() {
    isSettling = true
    while (waiting.length > 0) await settleGroup(waiting.splice(0, mostTogether))
    isSettling = false
  }

  async function settleGroup(group: readonly Waiting[]) {
    try {
      const settled = await settleAll(group.map(({ settlement }) => settlement))
      for (const [index, { resolve }] of group.entries()) resolve(settled[index])
    } catch (error) {
      if (group.length === 1) for (const { reject } of group) reject(error)
      else for (const each of group) await settleGroup([each])
    }
  }

  return (settlement: Settlement) =>
    new Promise<Settled | undefined>((resolve, reject) => {
      waiting.push({ settlement, resolve, reject })
      if (!isSettling) void settleWaiting()
    })
}
