import { frameMs } from '../audio/frame-timing'
import type { CallOutput, OutgoingFrame } from '../session/call-events'

export type SimulatedPlayer = {
  /** A frame arrives; while the line is down it is lost. */
  take(frame: OutgoingFrame, nowMs: number): void
  /** Something is told; while the line is down it is lost, and what came before is passed over. */
  notice(output: CallOutput, nowMs: number): { itemId: string; playedMs: number } | null
  /** Everything that arrived, once, in the order in which it did. */
  readonly told: readonly CallOutput[]
  isLineUp: boolean
  lastFramePlayed(nowMs: number): number
  /** When the line was last alive. */
  lastHeardMs(nowMs: number): number
  /** Stops: what has come and not been played waits for nobody. */
  lose(nowMs: number): void
  /** Numbers of the frames that were heard, in the order in which they were. */
  heardFrames(nowMs: number): number[]
}

type QueuedFrame = { frame: OutgoingFrame; startsAtMs: number }

/** Plays as the page does: 20 ms a frame, in order, dropping what was cut (03, « Contract »). */
export function createSimulatedPlayer(): SimulatedPlayer {
  let queue: QueuedFrame[] = []
  let lostAtMs = 0
  const told: CallOutput[] = []
  const items = new Map<string, { itemId: string; number: number }>()

  const isPlayed = (queued: QueuedFrame, nowMs: number) => queued.startsAtMs + frameMs <= nowMs

  const player: SimulatedPlayer = {
    isLineUp: true,
    told,
    take(frame, nowMs) {
      if (!player.isLineUp) return
      const endsAtMs = (queue.at(-1)?.startsAtMs ?? Number.NEGATIVE_INFINITY) + frameMs
      queue.push({ frame, startsAtMs: Math.max(nowMs, endsAtMs) })
    },
    notice(output, nowMs) {
      if (!player.isLineUp || told.includes(output)) return null
      told.push(output)
      if (output.type === 'response-created') items.set(output.responseId, output)
      if (output.type !== 'response-done' || output.status !== 'cancelled') return null
      const item = items.get(output.responseId)
      if (!item) return null
      queue = queue.filter(
        (queued) => queued.frame.responseNumber !== item.number || isPlayed(queued, nowMs),
      )
      const heard = queue.filter((queued) => queued.frame.responseNumber === item.number)
      return { itemId: item.itemId, playedMs: heard.length * frameMs }
    },
    lastFramePlayed: (nowMs) =>
      queue.findLast((queued) => isPlayed(queued, nowMs))?.frame.frameNumber ?? 0,
    lastHeardMs: (nowMs) => (player.isLineUp ? nowMs : lostAtMs),
    lose(nowMs) {
      lostAtMs = nowMs
      player.isLineUp = false
      queue = queue.filter((queued) => isPlayed(queued, nowMs))
    },
    heardFrames: (nowMs) =>
      queue.filter((queued) => isPlayed(queued, nowMs)).map(({ frame }) => frame.frameNumber),
  }
  return player
}
