import type { ServerEvent, ServerEventOf } from '../../../../contract/call-server-events'
import { type ErrorCode, isErrorCode } from '../../../../contract/error-codes'
import { languages } from '../../../../domain/languages'
import type { CallOutput } from '../../../../voice/session/call-events'
import { createProblem } from '../../../platform/http/api/encode-problem'

/**
 * The outputs that are sent to the client as they occur: not `turn-recorded`, which is stored, nor
 * `closed`, which is announced after the settlement.
 */
export type SentOutput = Exclude<CallOutput, { type: 'turn-recorded' | 'closed' }>

export type EventContext = {
  eventId: string
  describeSession(): ServerEventOf<'session.created'>['session']
  /** The token for the next resume. */
  resumeToken: string
}

/** Translates an output of the voice engine to an event of the contract. */
export function toServerEvent(output: SentOutput, context: EventContext): ServerEvent {
  const event_id = context.eventId
  switch (output.type) {
    case 'session-created':
      return { type: 'session.created', event_id, session: context.describeSession() }
    case 'caller-transcribed':
      return {
        type: 'conversation.item.input_audio_transcription.completed',
        event_id,
        item_id: output.itemId,
        content_index: 0,
        transcript: output.text,
      }
    case 'response-created':
      return {
        type: 'response.created',
        event_id,
        response: {
          id: output.responseId,
          status: 'in_progress',
          number: output.number,
          ...(output.farewell ? { farewell: output.farewell } : {}),
        },
      }
    case 'response-text':
      return {
        type: 'response.output_audio_transcript.delta',
        event_id,
        ...toItemFields(output),
        delta: output.text,
        audio_start_ms: output.audioStartMs,
        ...(output.language ? { language: languages[output.language].tag } : {}),
      }
    case 'response-audio-done':
      return { type: 'response.output_audio.done', event_id, ...toItemFields(output) }
    case 'response-done':
      return {
        type: 'response.done',
        event_id,
        response: { id: output.responseId, status: output.status },
      }
    case 'metered': {
      const { billableMs, minutesLeft, pausedFor } = output
      return { type: 'call.meter', event_id, billableMs, minutesLeft, pausedFor }
    }
    case 'balance-warned':
      return { type: 'call.warning', event_id, secondsLeft: output.secondsLeft }
    case 'suspended':
      return { type: 'call.suspended', event_id }
    case 'resumed':
      return { type: 'call.resumed', event_id, resumeToken: context.resumeToken }
    case 'problem-reported':
      return toErrorEvent(event_id, isErrorCode(output.code) ? output.code : 'SERVER_FAILED')
  }
}

/** `causedBy`: the event_id of the client event that caused the error, if there is one. */
export const toErrorEvent = (
  event_id: string,
  code: ErrorCode,
  causedBy?: string,
): ServerEventOf<'error'> => ({
  type: 'error',
  event_id,
  ...createProblem(code),
  ...(causedBy === undefined ? {} : { caused_by: causedBy }),
})

export const toItemFields = ({ responseId, itemId }: { responseId: string; itemId: string }) =>
  ({ response_id: responseId, item_id: itemId, output_index: 0, content_index: 0 }) as const
