/** A queue that one side fills and the other reads as an async iterable. */
export type AsyncQueue<Item> = AsyncIterable<Item> & {
  push(item: Item): void
  /** Ends the iteration after the items already pushed. */
  end(): void
  /** Discards the unread items and ends the iteration. */
  clear(): void
  /** Makes the iteration throw the error after the items already pushed. */
  fail(error: Error): void
}

export function createAsyncQueue<Item>(): AsyncQueue<Item> {
  const items: Item[] = []
  let isFinished = false
  let failure: Error | undefined
  let wake = () => {}

  function finish(error?: Error) {
    if (isFinished) return
    isFinished = true
    failure = error
    wake()
  }

  return {
    push(item) {
      if (isFinished) return
      items.push(item)
      wake()
    },
    end: () => finish(),
    fail: finish,
    clear() {
      items.length = 0
      failure = undefined
      finish()
    },
    async *[Symbol.asyncIterator]() {
      while (true) {
        const item = items.shift()
        if (item !== undefined) yield item
        else if (failure) throw failure
        else if (isFinished) return
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    },
  }
}
