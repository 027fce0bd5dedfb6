import type { DialoguePrompt } from '../ports/dialogue'
import type { CallContext } from './call-context'
import type { ResponseStatus } from './call-events'
import {
  abandonResponse,
  type CompanionResponse,
  createCompanionResponse,
  playedMsOf,
} from './companion-response'
import { deliverResponse } from './deliver-response'
import { createHeardRecord } from './heard-record'
import { createResponseProducer } from './produce-response'
import { createProviderWatch } from './provider-watch'

export type CompanionSide = {
  /** The response that the caller hears or waits for. */
  readonly active: CompanionResponse | null
  /** Has a response prepared that nobody hears until it is committed. */
  prepare(prompt: DialoguePrompt): CompanionResponse
  /** Throws a prepared response away, unheard and unbilled. */
  discard(response: CompanionResponse): void
  /** The companion takes the floor with it. */
  commit(response: CompanionResponse, nowMs: number): void
  /** Stops what is being said or waited for, at once. */
  cancel(nowMs: number): void
  /** The caller's side tells how much it really played. */
  reportPlayed(itemId: string, playedMs: number): void
  /** The call ends: what is still open is cut and recorded. */
  close(nowMs: number): void
  /** Everything that falls due by now: frames, words, ends, faults. */
  step(nowMs: number): void
  suspend(nowMs: number): void
  /** Answers how much has been played since the line was lost. */
  restore(nowMs: number, lastFramePlayed: number, lostSinceMs: number): number
}

export type CompanionEvents = {
  /** A response is over, whatever its status; what it answered is recorded before it. */
  onEnding(): void
  /** The companion has said all it had to say. */
  onSaid(response: CompanionResponse, nowMs: number): void
}

/** The companion's half of a call. */
export function createCompanionSide(context: CallContext, events: CompanionEvents): CompanionSide {
  const { playout } = context
  const heard = createHeardRecord(context)
  const watch = createProviderWatch(context)
  const producer = createResponseProducer(context, (response) => {
    if (response === active) advance(response, context.nowMs())
  })
  let active: CompanionResponse | null = null
  let responses = 0

  function prepare(prompt: DialoguePrompt): CompanionResponse {
    heard.settle()
    const response = createCompanionResponse(prompt)
    producer.begin(response)
    return response
  }

  function commit(response: CompanionResponse, nowMs: number) {
    responses += 1
    const announced = {
      responseId: `resp_${responses}`,
      itemId: `msg_${responses}`,
      number: ((responses - 1) % 65_535) + 1,
    }
    response.announced = announced
    response.committedAtMs = nowMs
    active = response
    context.emit({ type: 'response-created', ...announced })
    advance(response, nowMs)
  }

  function advance(response: CompanionResponse, nowMs: number) {
    deliverResponse(context, response, watch.heard, watch.missed)
    const isSaid =
      response.isProduced && response.frames.length === 0 && playout.unplayedMs(nowMs) <= 0
    if (!isSaid || response.isOver || context.isSuspended) return
    if (response.hasFailed) watch.missed(nowMs)
    const cutShort = response.startedAtMs === null ? 'failed' : 'incomplete'
    end(response, response.hasFailed ? cutShort : 'completed', nowMs)
    heard.keep(response, response.sentMs)
    events.onSaid(response, nowMs)
  }

  function end(response: CompanionResponse, status: ResponseStatus, nowMs: number) {
    const responseId = response.announced?.responseId
    events.onEnding()
    // One that was said to its end is left alone: an abort would tell its dialogue otherwise.
    if (status === 'completed') response.isOver = true
    else abandonResponse(response)
    if (response === active) active = null
    if (status === 'cancelled' && response.announced) playout.drop(nowMs, response.announced)
    if (responseId) context.emit({ type: 'response-done', responseId, status })
  }

  function cancel(nowMs: number) {
    const response = active
    if (!response) return
    const playedMs = playedMsOf(response, playout.unplayedMs(nowMs))
    end(response, 'cancelled', nowMs)
    heard.cut(response, playedMs, nowMs)
  }

  function step(nowMs: number) {
    playout.forgetPlayed(nowMs, context.options.lastHeardMs?.() ?? nowMs)
    heard.step(nowMs)
    if (context.isSuspended) return
    if (active) advance(active, nowMs)
    else playout.replay(nowMs)
    switch (watch.look(active, nowMs)) {
      case 'well':
        return
      case 'speech-hangs':
        if (active) producer.failSpeech(active)
        return
      case 'dialogue-hangs':
        if (active) producer.failDialogue(active)
        return
      case 'gone':
        context.close('provider-failed', nowMs)
    }
  }

  return {
    get active() {
      return active
    },
    prepare,
    discard: abandonResponse,
    commit,
    cancel,
    reportPlayed(itemId, playedMs) {
      if (active?.announced?.itemId === itemId) active.reportedPlayedMs = playedMs
      else heard.report(itemId, playedMs)
    },
    close(nowMs) {
      cancel(nowMs)
      heard.settle()
    },
    step,
    suspend(nowMs) {
      playout.suspend(nowMs)
    },
    restore(nowMs, lastFramePlayed, lostSinceMs) {
      const playedMs = playout.resume(nowMs, lastFramePlayed, lostSinceMs)
      watch.restart(nowMs)
      step(nowMs)
      return playedMs
    },
  }
}
