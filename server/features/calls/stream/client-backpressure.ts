/** About 5 s of audio: a client with more unread bytes gets text only. */
const slowClientBytes = 256 * 1_024
/** A client with fewer unread bytes has caught up and gets audio again. */
const caughtUpBytes = 32 * 1_024
/** A client with more unread bytes does not even read text, and is disconnected. */
const stuckClientBytes = 1_024 * 1_024

/** Watches how much a client has not read yet, so that a slow client costs little memory. */
export function createClientBackpressure(socket: { readonly bufferedAmount: number }) {
  let isSlow = false

  return {
    /**
     * Whether audio may be sent. For a client that reads too slowly audio is dropped, but never
     * text.
     */
    canSendAudio() {
      isSlow = socket.bufferedAmount > (isSlow ? caughtUpBytes : slowClientBytes)
      return !isSlow
    },
    isStuck: () => socket.bufferedAmount > stuckClientBytes,
  }
}
