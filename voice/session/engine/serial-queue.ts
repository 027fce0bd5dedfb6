export type SerialQueue<Item> = {
  /** Handles the item now, or after those that are already queued. */
  post(item: Item): void
  /** Sets the handler, once; items that were posted before are handled now. */
  consume(handle: (item: Item) => void, onError: (error: unknown) => void): void
}

/**
 * Creates a queue that handles items one after the other, even when handling an item posts another. An
 * error is reported and does not keep the next item from being handled.
 */
export function createSerialQueue<Item>(): SerialQueue<Item> {
  const pendingItems: Item[] = []
  let handler: { handle(item: Item): void; onError(error: unknown): void } | null = null
  let isRunning = false

  function run({ handle, onError }: NonNullable<typeof handler>, item: Item) {
    try {
      handle(item)
    } catch (error) {
      onError(error)
    }
  }

  function drain() {
    if (isRunning || !handler) return
    isRunning = true
    try {
      while (pendingItems.length > 0) run(handler, pendingItems.shift() as Item)
    } finally {
      isRunning = false
    }
  }

  return {
    post(item) {
      pendingItems.push(item)
      drain()
    },
    consume(handle, onError) {
      handler = { handle, onError }
      drain()
    },
  }
}
