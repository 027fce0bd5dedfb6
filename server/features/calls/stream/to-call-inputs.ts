import type { ClientEvent, ClientEventOf } from '../../../../contract/call-client-events'
import type { CallInput } from '../../../../voice/session/call-events'

/**
 * Translates a client event to inputs of the voice engine; empty when the engine does not need it.
 * The audio of `input_audio_buffer.append` is not translated here: it is handled like binary
 * frames.
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
      return toTextInputs(event.item, createItemId)
    case 'conversation.item.truncate':
      return [{ type: 'playback-truncated', itemId: event.item_id, playedMs: event.audio_end_ms }]
    case 'response.cancel':
      return [{ type: 'response-cancelled' }]
    case 'session.update':
      return toModalityInputs(event.session.output_modalities)
    case 'call.mute':
      return [{ type: 'microphone-muted' }]
    case 'call.unmute':
      return [{ type: 'microphone-unmuted' }]
    case 'call.hang_up':
      return [{ type: 'hung-up' }]
    // A typed item starts a response by itself, so the explicit request does nothing.
    case 'response.create':
    case 'input_audio_buffer.append':
      return []
  }
}

/**
 * Maximum length of an item's spoken parts together, and of its typed parts together. Nobody says
 * more without a pause.
 */
const maxJoinedCharacters = 4_000

function toTextInputs(
  { id, content }: ClientEventOf<'conversation.item.create'>['item'],
  createItemId: () => string,
): CallInput[] {
  const typedParts = content.map((part) => (part.type === 'input_text' ? part.text : ''))
  const spokenParts = content.map((part) => (part.type === 'input_audio' ? part.transcript : ''))
  const itemId = id ?? createItemId()
  const lastPart = content.at(-1)
  // An empty transcript at the end means that the recognition continues (docs/decisions/037).
  if (lastPart?.type === 'input_audio' && lastPart.transcript === '')
    return [{ type: 'speech-recognising', itemId, text: joinWords(spokenParts) }]
  const inputs: CallInput[] = [
    { type: 'speech-transcribed', itemId, text: joinWords(spokenParts) },
    { type: 'text-typed', itemId, text: joinWords(typedParts) },
  ]
  return inputs.filter((input) => 'text' in input && input.text !== '')
}

const joinWords = (parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
    .slice(0, maxJoinedCharacters)

const toModalityInputs = (modalities: ('audio' | 'text')[] | undefined): CallInput[] =>
  modalities ? [{ type: 'modalities-changed', hasAudio: modalities.includes('audio') }] : []
