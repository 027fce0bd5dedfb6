export type Mailbox = {
  /** Runs the action now, or after those that are already waiting. */
  post(action: () => void): void
}

/**
 * Everything that happens to a call happens one after the other, also when an output's reader
 * answers with an input. An action that throws is told and never stops the next.
 */
export function createMailbox(onFault: (error: unknown) => void): Mailbox {
  const waiting: (() => void)[] = []
  let isRunning = false

  function run(action: () => void) {
    try {
      action()
    } catch (error) {
      onFault(error)
    }
  }

  return {
    post(action) {
      waiting.push(action)
      if (isRunning) return
      isRunning = true
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) run(next)
      } finally {
        isRunning = false
      }
    },
  }
}
