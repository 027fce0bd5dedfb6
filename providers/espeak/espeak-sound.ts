import type { CompanionVoice, Timbre } from '../../domain/companions/companion-voice'
import type { EspeakSound } from './espeak-protocol'

type Character = Pick<EspeakSound, 'name' | 'pitch' | 'range' | 'volume'>

/**
 * Variants chosen by measuring all of them on one French sentence (median pitch, spectral centre,
 * level, no clipping): pitches of 81 to 223 Hz, no two timbres alike in both pitch and brightness.
 * The volume brings each to the same level.
 */
const characters: Record<Timbre, Character> = {
  'feminine-warm': { name: 'fr+f2', pitch: 45, range: 52, volume: 100 },
  'feminine-clear': { name: 'fr+f5', pitch: 58, range: 56, volume: 112 },
  'feminine-low': { name: 'fr+f4', pitch: 35, range: 48, volume: 96 },
  'masculine-warm': { name: 'fr+Michael', pitch: 50, range: 54, volume: 96 },
  'masculine-clear': { name: 'fr+m3', pitch: 60, range: 56, volume: 114 },
  'masculine-low': { name: 'fr+m1', pitch: 30, range: 46, volume: 146 },
  'neutral-soft': { name: 'fr+m7', pitch: 76, range: 44, volume: 92 },
  'neutral-clear': { name: 'fr+f1', pitch: 32, range: 52, volume: 108 },
}

/** How far a companion's own pitch may move its timbre without becoming another one. */
const pitchShare = 0.4

/** The synthesiser's settings for a voice; a timbre it does not know falls back by its gender. */
export function espeakSound(voice: CompanionVoice): EspeakSound {
  const character = characters[voice.timbre] ?? characters[fallbackTimbre(voice.timbre)]
  return {
    name: character.name,
    rate: between(80, Math.round(voice.wordsPerMinute), 450),
    pitch: between(0, Math.round(character.pitch + (voice.pitch - 50) * pitchShare), 99),
    range: between(0, Math.round(character.range + voice.pitchRange - 50), 99),
    volume: character.volume,
  }
}

function fallbackTimbre(timbre: string): Timbre {
  if (timbre.startsWith('feminine')) return 'feminine-warm'
  if (timbre.startsWith('masculine')) return 'masculine-warm'
  return 'neutral-soft'
}

const between = (lowest: number, value: number, highest: number) =>
  Math.min(highest, Math.max(lowest, value))
