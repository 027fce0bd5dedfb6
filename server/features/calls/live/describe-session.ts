import { audioFormats } from '../../../../contract/audio-frame'
import type { ServerEventOf } from '../../../../contract/call-server-events'
import type { CallFacts } from './call-facts'

type Session = ServerEventOf<'session.created'>['session']

const describePcm = (rate: 16_000 | 24_000) => ({ format: { type: 'audio/pcm' as const, rate } })

/** Describes the call for the client; the audio formats are those of the voice engine. */
export const describeSession = (
  { id, voice, dialogue: { companion } }: CallFacts,
  hasAudio: boolean,
): Session => ({
  type: 'realtime',
  id,
  agent: { id: companion.id, name: companion.name, voice: voice.timbre },
  output_modalities: hasAudio ? ['audio', 'text'] : ['text'],
  audio: {
    input: describePcm(audioFormats.microphone.rate),
    output: describePcm(audioFormats.companion.rate),
  },
  synthetic: true,
})
