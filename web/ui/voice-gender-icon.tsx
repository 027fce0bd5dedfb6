import { type VoiceGender, voiceGenders } from '../../domain/voice-genders'
import { Icon } from './icon'

/** « Voix féminine », drawn, with its words for readers and on hover. */
export function VoiceGenderIcon({ voiceGender }: { voiceGender: VoiceGender }) {
  const words = `Voix ${voiceGenders[voiceGender].toLowerCase()}`
  return (
    <span title={words}>
      <Icon name={voiceGender} size="s" />
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
