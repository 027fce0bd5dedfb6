type TakeTurn = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>

/** What has the same key runs one after the other in this process; no other key waits for it. */
export function createTurns(): TakeTurn {
  const last = new Map<string, Promise<unknown>>()
  return (key, run) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(run)
    const over = turn
      .catch(() => {})
      .then(() => {
        if (last.get(key) === over) last.delete(key)
      })
    last.set(key, over)
    return turn
  }
}
