import { createStreamResampler, type StreamResampler } from '../../domain/audio/stream-resampler'
import {
  maxRealtimeResponseMs,
  type RealtimeModelUnavailable,
  type RealtimePart,
  type RealtimeResponse,
} from '../../voice/ports/realtime-model'
import { speechSampleRate } from '../../voice/ports/text-to-speech'
import { createAsyncQueue } from '../shared/async-queue'
import { removeControlCharacters } from '../shared/remove-control-characters'
import type { ServerEvent } from './server-events'

/** How long the service may take to confirm a cancellation. */
const cancelTimeoutMs = 500
const samplesPerMs = speechSampleRate / 1_000

export type ModelResponses = {
  respond(signal: AbortSignal): RealtimeResponse
  /** Handles an event of the service; ignores those that do not concern a response. */
  handle(event: ServerEvent): void
  /** To be called when the service has refused to respond: fails the current response. */
  onResponseRefused(error: RealtimeModelUnavailable): void
  /** To be called when the connection has ended: fails the responses that are not over. */
  onConnectionEnd(error: RealtimeModelUnavailable): void
}

export type FinishedResponse = { latencyMs: number; speechMinutes: number }

type Deps = {
  host: string
  /** The sample rate of the service's audio; known when the first audio arrives. */
  getRate(): number
  send(event: object): void
  /** Called when a response becomes part of the conversation. All earlier speech then counts as answered. */
  onAccepted(itemId: string): void
  onFinished(usage: FinishedResponse): void
  describeFailure(status: string, code: string | null | undefined): RealtimeModelUnavailable
}

type ResponseState = {
  readonly parts: ReturnType<typeof createAsyncQueue<RealtimePart>>
  /**
   * waiting: not requested, usually because the previous response is not over; over: finished,
   * refused, or cancelled without a confirmation.
   */
  phase: 'waiting' | 'requested' | 'over'
  id: string | null
  itemId: string | null
  isAborted: boolean
  isAccepted: boolean
  requestedAtMs: number
  latencyMs: number | null
  sampleCount: number
  resampler: StreamResampler | null
}

/** Requests the responses of one conversation, one at a time. */
export function createModelResponses(deps: Deps): ModelResponses {
  const { send } = deps
  /** The response that is requested and not over; it may be aborted. */
  let current: ResponseState | null = null
  /** The response to be requested once `current` is over. */
  let next: ResponseState | null = null
  let cancelTimer: NodeJS.Timeout | undefined
  let connectionError: RealtimeModelUnavailable | null = null
  /** Responses whose cancellation was not confirmed in time: their events may still arrive. */
  const abandonedIds = new Set<string>()
  /** How many of them have no id yet. The service confirms or refuses requests in order. */
  let abandonedWithoutIdCount = 0

  function request(state: ResponseState) {
    current = state
    state.phase = 'requested'
    state.requestedAtMs = performance.now()
    send({ type: 'response.create', event_id: responseEventId })
  }

  function finish(state: ResponseState) {
    state.phase = 'over'
    clearTimeout(cancelTimer)
    state.parts.end()
    if (state.isAborted && !state.isAccepted) remove(state)
    if (state.latencyMs !== null)
      deps.onFinished({
        latencyMs: state.latencyMs,
        speechMinutes: state.sampleCount / speechSampleRate / 60,
      })
    if (current !== state) return
    current = null
    const waitingResponse = next
    next = null
    if (waitingResponse && !waitingResponse.isAborted) request(waitingResponse)
  }

  function remove({ itemId }: ResponseState) {
    if (itemId !== null) send({ type: 'conversation.item.delete', item_id: itemId })
  }

  function cancel(state: ResponseState) {
    if (state.phase !== 'requested') return
    sendCancel(state.id)
    clearTimeout(cancelTimer)
    cancelTimer = setTimeout(() => abandon(state), cancelTimeoutMs)
    cancelTimer.unref()
  }

  function sendCancel(id: string | null) {
    send({ type: 'response.cancel', ...(id !== null && { response_id: id }) })
  }

  function abandon(state: ResponseState) {
    if (state.id !== null) abandonedIds.add(state.id)
    else abandonedWithoutIdCount += 1
    finish(state)
  }

  function receiveId(id: string) {
    if (abandonedWithoutIdCount > 0) {
      abandonedWithoutIdCount -= 1
      abandonedIds.add(id)
      sendCancel(id)
    } else if (current && current.id === null) current.id = id
  }

  function abort(state: ResponseState) {
    if (state.isAborted) return
    state.isAborted = true
    state.parts.clear()
    if (state.phase === 'requested') cancel(state)
    else if (state.phase === 'over' && !state.isAccepted) remove(state)
  }

  function setItem(state: ResponseState, itemId: string) {
    if (state.itemId !== null) return
    state.itemId = itemId
    if (state.isAccepted) deps.onAccepted(itemId)
  }

  function receiveAudio(state: ResponseState, delta: string) {
    state.latencyMs ??= performance.now() - state.requestedAtMs
    state.resampler ??= createStreamResampler(deps.getRate(), speechSampleRate)
    addAudio(state, state.resampler.push(decodePcm(delta)))
  }

  function addAudio(state: ResponseState, pcm: Int16Array) {
    if (pcm.length === 0 || state.isAborted) return
    state.sampleCount += pcm.length
    state.parts.push({ kind: 'audio', pcm })
    if (state.sampleCount < maxRealtimeResponseMs * samplesPerMs) return
    // A response that is too long is cut, but the part before the limit stays in the conversation.
    state.isAccepted = true
    state.isAborted = true
    state.parts.end()
    cancel(state)
  }

  /** Whether an event belongs to a response other than the current one. */
  const isForOtherResponse = (id: string | undefined) =>
    current === null ||
    (id !== undefined && (abandonedIds.has(id) || (current.id !== null && current.id !== id)))

  return {
    respond(signal) {
      const state: ResponseState = {
        parts: createAsyncQueue<RealtimePart>(),
        phase: 'waiting',
        id: null,
        itemId: null,
        isAborted: false,
        isAccepted: false,
        requestedAtMs: 0,
        latencyMs: null,
        sampleCount: 0,
        resampler: null,
      }
      const accept = () => {
        state.isAccepted = true
        if (state.itemId !== null) deps.onAccepted(state.itemId)
      }
      if (connectionError) state.parts.fail(connectionError)
      else if (signal.aborted) abort(state)
      else {
        signal.addEventListener('abort', () => abort(state), { once: true })
        if (current) next = state
        else request(state)
      }
      return {
        parts: state.parts,
        accept,
        truncate(heardMs) {
          const { itemId } = state
          const producedMs = Math.floor(state.sampleCount / samplesPerMs)
          if (itemId === null || (heardMs >= producedMs && !state.isAborted)) return
          if (heardMs <= 0) return remove(state)
          send({
            type: 'conversation.item.truncate',
            item_id: itemId,
            content_index: 0,
            audio_end_ms: Math.min(Math.floor(heardMs), producedMs),
          })
        },
      }
    },

    handle(event) {
      switch (event.type) {
        case 'response.created':
          return receiveId(event.response.id)
        case 'response.output_item.added':
          if (!current || isForOtherResponse(event.response_id)) return
          return setItem(current, event.item.id)
        case 'response.output_audio.delta':
          if (!current || isForOtherResponse(event.response_id)) return
          if (event.item_id !== undefined) setItem(current, event.item_id)
          return receiveAudio(current, event.delta)
        case 'response.output_audio_transcript.delta': {
          if (!current || current.isAborted || isForOtherResponse(event.response_id)) return
          const text = removeControlCharacters(event.delta)
          return text === '' ? undefined : current.parts.push({ kind: 'text', text })
        }
        case 'response.done': {
          if (!current || isForOtherResponse(event.response.id)) return
          const { status, status_details } = event.response
          if (current.resampler) addAudio(current, current.resampler.flush())
          const isIncompleteWithoutAudio = status !== 'completed' && current.sampleCount === 0
          if (!current.isAborted && (isIncompleteWithoutAudio || status === 'failed'))
            current.parts.fail(deps.describeFailure(status, status_details?.error?.code))
          return finish(current)
        }
      }
    },

    onResponseRefused(error) {
      if (abandonedWithoutIdCount > 0) {
        abandonedWithoutIdCount -= 1
        return
      }
      if (!current || current.isAborted) return
      current.parts.fail(error)
      finish(current)
    },

    onConnectionEnd(error) {
      connectionError = error
      clearTimeout(cancelTimer)
      current?.parts.fail(error)
      next?.parts.fail(error)
    },
  }
}

/** The id of our response.create event; the service repeats it in an error about the event. */
export const responseEventId = 'respond'

function decodePcm(base64: string): Int16Array {
  const bytes = Buffer.from(base64, 'base64')
  const pcm = new Int16Array(bytes.length >> 1)
  for (let index = 0; index < pcm.length; index += 1) pcm[index] = bytes.readInt16LE(2 * index)
  return pcm
}
