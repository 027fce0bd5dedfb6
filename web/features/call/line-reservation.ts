import type { StartedCall } from '../../../contract/conversations/calls'
import type { CallServer, DialOptions } from './reserve-line'

export type LineReservation = {
  /** null: it was given up before the server answered, and what the server kept is let go. */
  reserve(
    input: { assistantId: string } & DialOptions,
    isWanted: () => boolean,
  ): Promise<StartedCall | null>
  /** A line that nobody answered on; without this the account has a call for up to 60 s. */
  letGo(callId: string): void
}

/**
 * One line at a time: an account has one live call (03, « A call's life »), so the next call waits
 * until the line of the last one, given up while it rang, is free again.
 */
export function createLineReservation(
  server: Pick<CallServer, 'start' | 'release'>,
): LineReservation {
  let free: Promise<unknown> = Promise.resolve()

  /** A request that fails frees nothing sooner; the server lets the line go by itself. */
  const release = (id: string) => server.release({ id }).catch(() => undefined)

  return {
    async reserve(input, isWanted) {
      const answer = free.then(() => (isWanted() ? server.start(input) : null))
      free = answer.then(
        (started) => started && !isWanted() && release(started.id),
        () => undefined,
      )
      const started = await answer
      return isWanted() ? started : null
    },
    letGo(callId) {
      const released = release(callId)
      free = free.then(() => released)
    },
  }
}
