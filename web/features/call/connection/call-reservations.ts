import type { StartedCall } from '../../../../contract/conversations/calls'
import type { CallServer, DialOptions } from './call-server'

export type CallReservations = {
  /**
   * Starts a call on the server. When `isWanted` becomes false before the server has answered, releases the
   * reservation and returns null.
   */
  reserve(
    input: { assistantId: string } & DialOptions,
    isWanted: () => boolean,
  ): Promise<StartedCall | null>
  /**
   * Releases a call that was never connected. Otherwise the reservation would block the account's next call
   * until it expires, up to 60 s later.
   */
  release(callId: string): void
}

/**
 * Makes one reservation at a time, because an account may have only one live call. When the caller cancels
 * a ringing call and calls again, the new reservation waits for the release of the previous one.
 */
export function createCallReservations(
  server: Pick<CallServer, 'start' | 'release'>,
): CallReservations {
  let previousRelease: Promise<unknown> = Promise.resolve()

  /** A failed request is ignored: the reservation then expires on the server. */
  const sendRelease = (id: string) => server.release({ id }).catch(() => undefined)

  return {
    async reserve(input, isWanted) {
      const reservation = previousRelease.then(() => (isWanted() ? server.start(input) : null))
      previousRelease = reservation.then(
        (startedCall) => startedCall && !isWanted() && sendRelease(startedCall.id),
        () => undefined,
      )
      const startedCall = await reservation
      return isWanted() ? startedCall : null
    },
    release(callId) {
      const releaseRequest = sendRelease(callId)
      previousRelease = previousRelease.then(() => releaseRequest)
    },
  }
}
