type KeyedMutex = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>

/**
 * Creates a function that runs tasks with the same key one after the other in this process; tasks
 * with different keys run at the same time. A task that fails rejects only its own promise.
 */
export function createKeyedMutex(): KeyedMutex {
  const lastTaskByKey = new Map<string, Promise<unknown>>()
  return (key, run) => {
    const result = (lastTaskByKey.get(key) ?? Promise.resolve()).then(run)
    const completion = result
      .catch(() => {})
      .then(() => {
        if (lastTaskByKey.get(key) === completion) lastTaskByKey.delete(key)
      })
    lastTaskByKey.set(key, completion)
    return result
  }
}
