type KeyedMutex = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Creates a function that runs tasks with the same key one after the other in this process; tasks
 * with different keys run at the same time. A task that fails rejects only its own promise.
 */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return (key, run) => {
    const result = (last.get(key) ?? Promise.resolve()).then(run)
    const completion = result
      .catch(() => {})
      .then(() => {
        if (last.get(key) === completion) last.delete(key)
      })
    last.set(key, completion)
    return result
  }
}
