/** What one side pushes, the other reads as it comes; nothing more is read after the end. */
export type PartQueue<Part> = AsyncIterable<Part> & {
  push(part: Part): void
  /** What was pushed before is still read. */
  end(): void
  /** What was pushed and not read is dropped. */
  drop(): void
  /** What was pushed before is still read, then the error is thrown. */
  fail(error: Error): void
}

export function createPartQueue<Part>(): PartQueue<Part> {
  const parts: Part[] = []
  let isOver = false
  let failure: Error | undefined
  let wake = () => {}

  function finish(error?: Error) {
    if (isOver) return
    isOver = true
    failure = error
    wake()
  }

  return {
    push(part) {
      if (isOver) return
      parts.push(part)
      wake()
    },
    end: () => finish(),
    fail: finish,
    drop() {
      parts.length = 0
      failure = undefined
      finish()
    },
    async *[Symbol.asyncIterator]() {
      while (true) {
        const part = parts.shift()
        if (part !== undefined) yield part
        else if (failure) throw failure
        else if (isOver) return
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    },
  }
}
