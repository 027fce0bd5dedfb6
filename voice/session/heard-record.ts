import type { CallContext } from './call-context'
import type { CompanionResponse } from './companion-response'

/** The caller's side tells at once what it really played; later than this it will not. */
const reportPatienceMs = 1_000

export type HeardRecord = {
  /** The response was said to its end. */
  keep(response: CompanionResponse, playedMs: number): void
  /** It was cut after playedMs by our own account; the caller's side may know better. */
  cut(response: CompanionResponse, playedMs: number, nowMs: number): void
  report(itemId: string, playedMs: number): void
  /** Waits no longer: the dialogue is about to be asked, or the call ends. */
  settle(): void
  step(nowMs: number): void
}

/** Sees to it that the record and the dialogue keep only what was heard (03, « Interruption »). */
export function createHeardRecord(context: CallContext): HeardRecord {
  let pending: { response: CompanionResponse; playedMs: number; untilMs: number } | null = null

  function record(response: CompanionResponse, text: string, heardMs: number) {
    const atMs = context.sinceStartMs(response.startedAtMs ?? context.nowMs())
    const turn = { speaker: 'companion', text, heardMs: Math.round(heardMs), atMs } as const
    context.emit({ type: 'turn-recorded', turn })
  }

  function settle() {
    if (!pending) return
    const { response, playedMs } = pending
    pending = null
    const heardMs = Math.min(response.reportedPlayedMs ?? playedMs, response.sentMs)
    const text = response.captions.heardText(heardMs)
    context.options.dialogue.truncate(text)
    if (heardMs > 0) record(response, text, heardMs)
  }

  return {
    keep(response, playedMs) {
      if (response.startedAtMs === null) return
      record(response, response.captions.heardText(Number.POSITIVE_INFINITY), playedMs)
    },
    cut(response, playedMs, nowMs) {
      settle()
      if (response.startedAtMs === null) return
      pending = { response, playedMs, untilMs: nowMs + reportPatienceMs }
      if (response.reportedPlayedMs !== null) settle()
    },
    report(itemId, playedMs) {
      if (pending?.response.announced?.itemId !== itemId) return
      pending.response.reportedPlayedMs = playedMs
      settle()
    },
    settle,
    step(nowMs) {
      if (pending && nowMs >= pending.untilMs) settle()
    },
  }
}
