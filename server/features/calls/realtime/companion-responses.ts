import type { ServerEventOf } from '../../../../contract/call-server-events'
import type { ConversationItems } from './conversation-items'
import {
  createItem,
  type RealtimeItem,
  type RealtimeServerEvent,
  realtimeRate,
} from './server-protocol'

type ResponseStatus = ServerEventOf<'response.done'>['response']['status']
type ResponseIds = { responseId: string; itemId: string }

/** The response that the client hears or reads. */
type CompanionResponse = ResponseIds & {
  /** Whether audio is sent, or only text; decided when the response begins. */
  hasAudio: boolean
  item: RealtimeItem
  captions: { text: string; startMs: number }[]
  isContentDone: boolean
}

export type CompanionResponses = ReturnType<typeof createCompanionResponses>

/** Sends the companion's responses as server events of the Realtime protocol. */
export function createCompanionResponses(deps: {
  items: ConversationItems
  send(event: RealtimeServerEvent): void
}) {
  const { items, send } = deps
  let active: CompanionResponse | null = null
  /** The latest response, which a client may still truncate after its end. */
  let latest: CompanionResponse | null = null

  const getText = ({ captions }: CompanionResponse) => captions.map(({ text }) => text).join('')
  const toContent = (response: CompanionResponse): RealtimeItem['content'][number] =>
    response.hasAudio
      ? { type: 'output_audio', transcript: getText(response) }
      : { type: 'output_text', text: getText(response) }
  const toPart = (response: CompanionResponse) =>
    response.hasAudio
      ? { type: 'audio', transcript: getText(response) }
      : { type: 'text', text: getText(response) }
  const toFields = ({ responseId, itemId }: ResponseIds) => ({
    response_id: responseId,
    item_id: itemId,
    output_index: 0,
    content_index: 0,
  })

  const describeResponse = (
    response: CompanionResponse,
    status: ResponseStatus | 'in_progress',
  ) => ({
    object: 'realtime.response',
    id: response.responseId,
    status,
    status_details: null as object | null,
    output: status === 'in_progress' ? [] : [response.item],
    output_modalities: [response.hasAudio ? 'audio' : 'text'],
    audio: { output: { format: { type: 'audio/pcm', rate: realtimeRate } } },
    usage: null as object | null,
  })

  function finishContent(response: CompanionResponse) {
    if (response.isContentDone) return
    response.isContentDone = true
    const fields = toFields(response)
    const text = getText(response)
    if (response.hasAudio) {
      send({ type: 'response.output_audio.done', ...fields })
      send({ type: 'response.output_audio_transcript.done', ...fields, transcript: text })
    } else send({ type: 'response.output_text.done', ...fields, text })
  }

  return {
    /** Ids of the response in progress; null between two responses. */
    get active(): ResponseIds | null {
      return active
    },

    begin(ids: ResponseIds, hasAudio: boolean) {
      const item = createItem(ids.itemId, 'assistant', 'in_progress', [])
      active = { ...ids, hasAudio, item, captions: [], isContentDone: false }
      latest = active
      const { response_id, item_id, ...indexes } = toFields(ids)
      send({ type: 'response.created', response: describeResponse(active, 'in_progress') })
      send({ type: 'response.output_item.added', response_id, output_index: 0, item })
      const previous_item_id = items.add(item)
      send({ type: 'conversation.item.added', item, previous_item_id })
      send({
        type: 'response.content_part.added',
        response_id,
        item_id,
        ...indexes,
        part: toPart(active),
      })
      // The list is empty, because the protocol has only limits for requests and tokens; call.meter
      // reports the minutes.
      send({ type: 'rate_limits.updated', rate_limits: [] })
    },

    addText(text: string, startMs: number) {
      if (!active) return
      active.captions.push({ text, startMs })
      active.item.content = [toContent(active)]
      const name = active.hasAudio ? 'output_audio_transcript' : 'output_text'
      send({ type: `response.${name}.delta`, ...toFields(active), delta: text })
    },

    /** Sends frames of the active response; they must come in playback order. */
    addAudio(frames: readonly Uint8Array[]) {
      if (!active?.hasAudio) return
      const delta = Buffer.concat(frames).toString('base64')
      send({ type: 'response.output_audio.delta', ...toFields(active), delta })
    },

    finishAudio() {
      if (active) finishContent(active)
    },

    /**
     * Ends the active response. `reason` is reported only for a cancelled response. Reports
     * `billableMs`, the billable time of the call so far, because tokens have no meaning here.
     */
    finish(
      status: ResponseStatus,
      reason: 'turn_detected' | 'client_cancelled',
      billableMs: number,
    ) {
      if (!active) return
      const response = active
      const { item } = response
      active = null
      finishContent(response)
      item.status = status === 'completed' ? 'completed' : 'incomplete'
      item.content = [toContent(response)]
      const { response_id, item_id, ...indexes } = toFields(response)
      send({
        type: 'response.content_part.done',
        response_id,
        item_id,
        ...indexes,
        part: toPart(response),
      })
      send({ type: 'response.output_item.done', response_id, output_index: 0, item })
      send({ type: 'conversation.item.done', item })
      send({
        type: 'response.done',
        response: {
          ...describeResponse(response, status),
          status_details: status === 'cancelled' ? { type: 'cancelled', reason } : { type: status },
          usage: { ...noTokens, billable_ms: billableMs },
        },
      })
    },

    /**
     * Reports that an item was truncated to what the client has played. If the item belongs to the
     * latest response, also removes the captions that were not heard.
     */
    truncate(itemId: string, playedMs: number) {
      send({
        type: 'conversation.item.truncated',
        item_id: itemId,
        content_index: 0,
        audio_end_ms: playedMs,
      })
      if (latest?.itemId !== itemId) return
      latest.captions = latest.captions.filter(({ startMs }) => startMs < playedMs)
      latest.item.content = [toContent(latest)]
    },
  }
}

/** Minutes are billed, not tokens. */
const noTokens = {
  total_tokens: 0,
  input_tokens: 0,
  output_tokens: 0,
  input_token_details: { text_tokens: 0, audio_tokens: 0, cached_tokens: 0 },
  output_token_details: { text_tokens: 0, audio_tokens: 0 },
}
