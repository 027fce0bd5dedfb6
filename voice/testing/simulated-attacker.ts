import { frameMs } from '../audio/frame-timing'
import type { SimulatedCall } from './simulated-call'

/** The server disconnects a client at most this long after its last activity (live-calls.ts). */
const maxUnnoticedMs = 10_000

export type SimulatedAttacker = {
  /** Types a line, which counts as activity. The client is then inactive until its next line or resume. */
  typeText(text: string): Promise<void>
  /** Stops answering pings, and listens for `ms`, at most until the server would notice. */
  listenSilently(ms: number): Promise<void>
  /** The server notices that the client is no longer active, and closes its connection. */
  timeOut(): void
  /** Closes the connection, which the server notices at once. */
  disconnect(): void
  /** Resumes, and claims that this frame was the last one played. */
  resume(lastFramePlayed: number): Promise<void>
  /** Returns the duration of the audio that was played; each frame counts once. */
  measureHeardMs(): number
  readonly hasCallEnded: boolean
}

/** Creates a client that receives all audio and reports false playback positions. */
export function createSimulatedAttacker(call: SimulatedCall): SimulatedAttacker {
  const { clock, player } = call
  let lineCount = 0
  player.shouldIgnoreRepeats = true

  return {
    async typeText(text) {
      lineCount += 1
      player.inactiveSinceMs = call.nowMs()
      call.send({ type: 'text-typed', itemId: `line_${lineCount}`, text })
      await clock.advance(0)
    },
    async listenSilently(ms) {
      player.inactiveSinceMs ??= call.nowMs()
      await clock.advance(Math.min(ms, player.inactiveSinceMs + maxUnnoticedMs - call.nowMs()))
    },
    timeOut: () =>
      call.send({ type: 'link-lost', lastActivityMs: player.inactiveSinceMs ?? call.nowMs() }),
    disconnect: () => call.send({ type: 'link-lost', lastActivityMs: call.nowMs() }),
    async resume(lastFramePlayed) {
      player.inactiveSinceMs = call.nowMs()
      call.send({ type: 'link-restored', lastFramePlayed })
      await clock.advance(0)
    },
    measureHeardMs: () => new Set(player.listHeardFrames(call.nowMs())).size * frameMs,
    get hasCallEnded() {
      return call.listOutputs('closed').length > 0
    },
  }
}
