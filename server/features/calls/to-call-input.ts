import type { ClientEvent, ClientEventOf } from '../../../contract/call-client-events'
import type { CallInput } from '../../../voice/session/call-events'

/**
 * A client's event in the engine's own terms; empty when the engine has nothing to do with it.
 * The sound of `input_audio_buffer.append` takes the way of binary frames instead.
 */
export function toCallInputs(event: ClientEvent, createItemId: () => string): CallInput[] {
  switch (event.type) {
    case 'input_audio_buffer.speech_started':
      return [
        {
          type: 'speech-started',
          audioMs: event.audio_start_ms,
          probability: event.probability,
        },
      ]
    case 'input_audio_buffer.speech_stopped':
      return [
        { type: 'speech-stopped', audioMs: event.audio_end_ms, probability: event.probability },
      ]
    case 'input_audio_buffer.commit':
      return [{ type: 'turn-committed' }]
    case 'conversation.item.create':
      return toWords(event.item, createItemId)
    case 'conversation.item.truncate':
      return [{ type: 'playback-truncated', itemId: event.item_id, playedMs: event.audio_end_ms }]
    case 'response.cancel':
      return [{ type: 'response-cancelled' }]
    case 'session.update':
      return toModalities(event.session.output_modalities)
    case 'call.mute':
      return [{ type: 'microphone-muted' }]
    case 'call.unmute':
      return [{ type: 'microphone-unmuted' }]
    case 'call.hang_up':
      return [{ type: 'hung-up' }]
    // A typed item answers by itself, so that on this socket nothing is left to ask for (03).
    case 'response.create':
    case 'input_audio_buffer.append':
      return []
  }
}

function toWords(
  { id, content }: ClientEventOf<'conversation.item.create'>['item'],
  createItemId: () => string,
): CallInput[] {
  const typed = content.map((part) => (part.type === 'input_text' ? part.text : ''))
  const spoken = content.map((part) => (part.type === 'input_audio' ? part.transcript : ''))
  const itemId = id ?? createItemId()
  const inputs: CallInput[] = [
    { type: 'speech-transcribed', itemId, text: joinWords(spoken) },
    { type: 'text-typed', itemId, text: joinWords(typed) },
  ]
  return inputs.filter((input) => 'text' in input && input.text !== '')
}

const joinWords = (parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

const toModalities = (modalities: ('audio' | 'text')[] | undefined): CallInput[] =>
  modalities ? [{ type: 'modalities-changed', hasAudio: modalities.includes('audio') }] : []
