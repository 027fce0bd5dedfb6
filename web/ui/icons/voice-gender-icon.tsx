import { type VoiceGender, voiceGenders } from '../../../domain/voice-genders'
import { Icon } from './icon'

/** An icon for the voice's gender, with a tooltip and a text for screen readers. */
export function VoiceGenderIcon({ voiceGender }: { voiceGender: VoiceGender }) {
  const label = `Voix ${voiceGenders[voiceGender].toLowerCase()}`
  return (
    <span title={label}>
      <Icon name={voiceGender} size="s" />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
