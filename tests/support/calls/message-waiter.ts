type Event = { type: string }

/**
 * Lets a test wait for what a socket receives. The client of the socket appends each received event to `events`, and
 * calls `checkAll` after each message, whether it is an event or an audio frame.
 */
export function createMessageWaiter(events: readonly Event[], closed: Promise<number>) {
  const pendingChecks = new Set<() => void>()

  return {
    checkAll() {
      for (const check of [...pendingChecks]) check()
    },
    /** Calls `find` after each message until it returns a value; rejects when the socket closes. */
    waitUntil: <Found>(find: () => Found | undefined) =>
      new Promise<Found>((resolve, reject) => {
        const resolveIfFound = () => {
          const found = find()
          if (found === undefined) return
          pendingChecks.delete(resolveIfFound)
          resolve(found)
        }
        pendingChecks.add(resolveIfFound)
        resolveIfFound()
        void closed.then((code) => {
          resolveIfFound()
          reject(new Error(`Closed with ${code} after ${events.map(({ type }) => type).join()}`))
        })
      }),
  }
}
