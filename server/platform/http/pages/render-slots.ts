/**
 * The limit for all clients. Rendering a page takes 40 ms of one thread, so the last of 32 waits
 * about 1.2 s.
 */
const maxRenders = 32

/** The limit for one client, which may be a browser with several tabs or a household. */
const maxRendersPerClient = 8

/** Too many pages are being rendered, in total or for one client. */
export class TooManyRendersError extends Error {}

/** Limits how many pages are being rendered or wait to be rendered. */
export function createRenderSlots({ max = maxRenders, maxPerClient = maxRendersPerClient } = {}) {
  const countByClient = new Map<string, number>()
  let totalCount = 0

  return {
    /**
     * Runs an action in a free slot; throws TooManyRendersError when there is none. `client` is
     * null for requests without a limit per client.
     */
    async run<Result>(client: string | null, action: () => Promise<Result>) {
      const clientCount = client === null ? 0 : (countByClient.get(client) ?? 0)
      if (totalCount >= max || clientCount >= maxPerClient) throw new TooManyRendersError()
      totalCount += 1
      if (client !== null) countByClient.set(client, clientCount + 1)
      try {
        return await action()
      } finally {
        totalCount -= 1
        if (client !== null) releaseSlot(client)
      }
    },
  }

  function releaseSlot(client: string) {
    const remainingCount = (countByClient.get(client) ?? 1) - 1
    if (remainingCount > 0) countByClient.set(client, remainingCount)
    else countByClient.delete(client)
  }
}
