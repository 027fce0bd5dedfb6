import { frameMs } from '../audio/frame-timing'
import type { CallOutput, OutgoingFrame } from '../session/call-events'

export type SimulatedPlayer = {
  /** A frame arrives; while the link is down it is lost. */
  receiveFrame(frame: OutgoingFrame, nowMs: number): void
  /**
   * An output arrives; while the link is down it is lost. Repeated outputs are ignored. Returns how
   * much was played of a response that was cancelled.
   */
  receiveOutput(output: CallOutput, nowMs: number): { itemId: string; playedMs: number } | null
  /** The outputs that arrived, each once, in order. */
  readonly receivedOutputs: readonly CallOutput[]
  isLinkUp: boolean
  getLastFramePlayed(nowMs: number): number
  /** When the client last showed activity. */
  getLastActivityMs(nowMs: number): number
  /** Since when the client has not answered pings, although it receives everything; null while it answers them. */
  inactiveSinceMs: number | null
  /**
   * Whether the player ignores frames that it already has. Only for the simulated attacker, to which the server
   * resends frames that were already played. A page gets no frame twice: when the link is lost, it drops the frames
   * that it has not played, and the server resends only those.
   */
  shouldIgnoreRepeats: boolean
  /** The link is lost: stops, and drops unplayed audio. */
  loseLink(nowMs: number): void
  /** Lists the numbers of the frames that were heard, in order. */
  listHeardFrames(nowMs: number): number[]
}

type QueuedFrame = { frame: OutgoingFrame; startsAtMs: number }

/** Creates a player that works like that of the page: 20 ms per frame, in order; cancelled audio is dropped. */
export function createSimulatedPlayer(): SimulatedPlayer {
  /** The frames that were played, then those that wait to be played. */
  let queue: QueuedFrame[] = []
  /** The numbers of the frames in the queue. */
  let queuedNumbers = new Set<number>()
  let lostAtMs = 0
  const receivedOutputs: CallOutput[] = []
  const knownOutputs = new Set<CallOutput>()
  const items = new Map<string, { itemId: string; number: number }>()

  const isPlayed = (queued: QueuedFrame, nowMs: number) => queued.startsAtMs + frameMs <= nowMs

  function keepFrames(shouldKeep: (queued: QueuedFrame) => boolean) {
    queue = queue.filter(shouldKeep)
    queuedNumbers = new Set(queue.map(({ frame }) => frame.frameNumber))
  }

  const player: SimulatedPlayer = {
    isLinkUp: true,
    inactiveSinceMs: null,
    shouldIgnoreRepeats: false,
    receivedOutputs,
    receiveFrame(frame, nowMs) {
      if (!player.isLinkUp) return
      if (player.shouldIgnoreRepeats && queuedNumbers.has(frame.frameNumber)) return
      const endsAtMs = (queue.at(-1)?.startsAtMs ?? Number.NEGATIVE_INFINITY) + frameMs
      queue.push({ frame, startsAtMs: Math.max(nowMs, endsAtMs) })
      queuedNumbers.add(frame.frameNumber)
    },
    receiveOutput(output, nowMs) {
      if (!player.isLinkUp || knownOutputs.has(output)) return null
      knownOutputs.add(output)
      receivedOutputs.push(output)
      if (output.type === 'response-created') items.set(output.responseId, output)
      if (output.type !== 'response-done' || output.status !== 'cancelled') return null
      const item = items.get(output.responseId)
      if (!item) return null
      keepFrames((queued) => queued.frame.responseNumber !== item.number || isPlayed(queued, nowMs))
      const framesOfResponse = queue.filter((queued) => queued.frame.responseNumber === item.number)
      return { itemId: item.itemId, playedMs: framesOfResponse.length * frameMs }
    },
    getLastFramePlayed: (nowMs) =>
      queue.findLast((queued) => isPlayed(queued, nowMs))?.frame.frameNumber ?? 0,
    getLastActivityMs: (nowMs) => (player.isLinkUp ? (player.inactiveSinceMs ?? nowMs) : lostAtMs),
    loseLink(nowMs) {
      lostAtMs = nowMs
      player.isLinkUp = false
      keepFrames((queued) => isPlayed(queued, nowMs))
    },
    listHeardFrames: (nowMs) =>
      queue.filter((queued) => isPlayed(queued, nowMs)).map(({ frame }) => frame.frameNumber),
  }
  return player
}
