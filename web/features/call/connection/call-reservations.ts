import type { StartedCall } from '../../../../contract/conversations/calls'
import type { CallServer, DialOptions } from './call-server'

export type CallReservations = {
  /**
   * Starts a call on the server. Returns null when `isWanted` became false before the server
   * answered; a reservation made meanwhile is released.
   */
  reserve(
    input: { assistantId: string } & DialOptions,
    isWanted: () => boolean,
  ): Promise<StartedCall | null>
  /**
   * Releases a call that was never connected. Without it the reservation would block the account's
   * next call until it expires, up to 60 s later.
   */
  release(callId: string): void
}

/**
 * Makes one reservation at a time, because an account may have only one live call. When the caller
 * cancels while the call rings and calls again, the new reservation waits for the release of the
 * previous one.
 */
export function createCallReservations(
  server: Pick<CallServer, 'start' | 'release'>,
): CallReservations {
  let previousReleased: Promise<unknown> = Promise.resolve()

  /** A failed request is ignored: the reservation then expires on the server. */
  const release = (id: string) => server.release({ id }).catch(() => undefined)

  return {
    async reserve(input, isWanted) {
      const reservation = previousReleased.then(() => (isWanted() ? server.start(input) : null))
      previousReleased = reservation.then(
        (started) => started && !isWanted() && release(started.id),
        () => undefined,
      )
      const started = await reservation
      return isWanted() ? started : null
    },
    release(callId) {
      const released = release(callId)
      previousReleased = previousReleased.then(() => released)
    },
  }
}
