import { type CallEffect, type CallEffects, noEffects } from '../engine/call-effect'
import { type CancelledResponse, cancelResponse, type SpeakingResponse } from './companion-response'

/** How long to wait for the client's report of how much it played; clients send it at once. */
const reportTimeoutMs = 1_000

export type ResponseRecord = {
  /** The response was spoken to its end. */
  recordCompleted(response: SpeakingResponse): CallEffects
  /**
   * The response was cancelled. playedMs: how much was played, as the server computes it; the client's report
   * may correct it.
   */
  recordCancelled(response: SpeakingResponse, playedMs: number, nowMs: number): CallEffects
  /** The client reports how much it played of a cancelled response. */
  recordReport(itemId: string, playedMs: number): CallEffects
  /** Records the pending response, if there is one, without waiting for the client's report. */
  flush(): CallEffects
  /** Records the response whose report did not arrive in time. */
  flushOverdue(nowMs: number): CallEffects
}

/** Records, for the transcript and for the dialogue, only what the caller heard. */
export function createResponseRecord(): ResponseRecord {
  let pendingRecord: { response: CancelledResponse; untilMs: number } | null = null

  function flush(): CallEffects {
    if (!pendingRecord) return noEffects
    const { startedAtMs, sentMs, playedMs, captions } = pendingRecord.response
    pendingRecord = null
    const heardMs = Math.min(playedMs, sentMs)
    const text = captions.getHeardText(heardMs)
    const truncation = { type: 'truncate-dialogue', heardText: text, heardMs } as const
    return heardMs > 0 ? [truncation, recordTurn(text, heardMs, startedAtMs)] : [truncation]
  }

  return {
    recordCompleted({ production, sentMs, startedAtMs }) {
      const text = production.captions.getHeardText(Number.POSITIVE_INFINITY)
      return [recordTurn(text, sentMs, startedAtMs)]
    },
    recordCancelled(response, playedMs, nowMs) {
      const earlierEffects = flush()
      const cancelledResponse = cancelResponse(response, playedMs)
      pendingRecord = { response: cancelledResponse, untilMs: nowMs + reportTimeoutMs }
      return response.reportedPlayedMs === null ? earlierEffects : [...earlierEffects, ...flush()]
    },
    recordReport(itemId, playedMs) {
      if (pendingRecord?.response.itemId !== itemId) return noEffects
      pendingRecord.response.playedMs = playedMs
      return flush()
    },
    flush,
    flushOverdue: (nowMs) =>
      pendingRecord && nowMs >= pendingRecord.untilMs ? flush() : noEffects,
  }
}

const recordTurn = (text: string, heardMs: number, atMs: number): CallEffect => ({
  type: 'record-turn',
  turn: { speaker: 'companion', text, heardMs: Math.round(heardMs), atMs },
})
