import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import { toSpeed } from '../../shared/voice-speed'
import type { Speaker } from '../models/speech-model'

/** A speaker of the installed voice `voiceName`. */
export type LocalSpeaker = { voiceName: string; id: number; gender: Speaker['gender'] }

export type SpeakerChoice = {
  voiceName: string
  speakerId: number
  /** The speaker's own pitch and pace are multiplied by `pitch` and `speed`. */
  pitch: number
  speed: number
}

/**
 * Shifts of pitch let several companions share a speaker without sounding alike. They are small, because
 * large shifts sound unnatural: those for tone, pitch and a neutral gender add up to at most 3.8 semitones, in the
 * timbre "neutral-clear".
 */
const semitonesByTone: Record<string, number> = { warm: 0, clear: 0.8, low: -1.2, soft: 0.4 }
const maxPitchSemitones = 1.5
const semitonesTowardsNeutral = 1.5

/**
 * Chooses a speaker of the companion's gender. A neutral companion may get any speaker, with the
 * pitch shifted towards the other gender. Installing or removing other speakers changes the choice only when
 * a new speaker ranks higher. Returns null when no speaker has the companion's gender.
 */
export function chooseSpeaker(
  voice: CompanionVoice,
  speakers: readonly LocalSpeaker[],
): SpeakerChoice | null {
  const [gender, tone = ''] = voice.timbre.split('-')
  const isNeutral = gender === 'neutral'
  const candidates = speakers.filter((speaker) => isNeutral || speaker.gender === gender)
  const [firstCandidate, ...otherCandidates] = candidates
  if (!firstCandidate) return null
  const key = `${voice.timbre} ${voice.wordsPerMinute} ${voice.pitch} ${voice.pitchRange}`
  const rank = (speaker: LocalSpeaker) => hash(`${speaker.voiceName} ${speaker.id} ${key}`)
  const speaker = otherCandidates.reduce(
    (best, other) => (rank(other) > rank(best) ? other : best),
    firstCandidate,
  )
  const neutralShift =
    speaker.gender === 'feminine' ? -semitonesTowardsNeutral : semitonesTowardsNeutral
  const semitones =
    (semitonesByTone[tone] ?? 0) +
    ((voice.pitch - 50) / 50) * maxPitchSemitones +
    (isNeutral ? neutralShift : 0)
  return {
    voiceName: speaker.voiceName,
    speakerId: speaker.id,
    pitch: 2 ** (semitones / 12),
    speed: toSpeed(voice),
  }
}

/** FNV-1a with a round of mixing, so that texts that differ only at the end differ in the highest bits. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (const character of text) {
    bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  return (bits ^ (bits >>> 13)) >>> 0
}
