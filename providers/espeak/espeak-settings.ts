import type { CompanionVoice, Timbre } from '../../domain/companions/companion-voice'
import type { Language } from '../../domain/languages'
import type { LanguageSpan } from '../../voice/ports/text-to-speech'
import type { EspeakSettings } from './espeak-protocol'

type TimbreSettings = Pick<EspeakSettings, 'voiceName' | 'pitch' | 'range' | 'volume'>

/**
 * The espeak-ng variants were chosen by measuring all of them on one French sentence (median pitch,
 * spectral centre, level, clipping), so that no two timbres are alike in both pitch (81 to 223 Hz)
 * and brightness. The volumes make them equally loud.
 */
const settingsByTimbre: Record<Timbre, TimbreSettings> = {
  'feminine-warm': { voiceName: 'fr+f2', pitch: 45, range: 52, volume: 100 },
  'feminine-clear': { voiceName: 'fr+f5', pitch: 58, range: 56, volume: 112 },
  'feminine-low': { voiceName: 'fr+f4', pitch: 35, range: 48, volume: 96 },
  'masculine-warm': { voiceName: 'fr+Michael', pitch: 50, range: 54, volume: 96 },
  'masculine-clear': { voiceName: 'fr+m3', pitch: 60, range: 56, volume: 114 },
  'masculine-low': { voiceName: 'fr+m1', pitch: 30, range: 46, volume: 146 },
  'neutral-soft': { voiceName: 'fr+m7', pitch: 76, range: 44, volume: 92 },
  'neutral-clear': { voiceName: 'fr+f1', pitch: 32, range: 52, volume: 108 },
}

/** Reduces the effect of a companion's own pitch, so that timbres stay distinguishable. */
const pitchFactor = 0.4

/**
 * The language codes of espeak-ng. It reads Latin letters in Chinese or Japanese as English, and
 * spells out most kanji: Chinese has to be written in Han characters, and Japanese in kana.
 */
const languageCodes: Record<Language, string> = {
  french: 'fr',
  english: 'en',
  spanish: 'es',
  italian: 'it',
  german: 'de',
  russian: 'ru',
  arabic: 'ar',
  chinese: 'cmn',
  japanese: 'ja',
}

/** Pace of spans that are spoken slowly, relative to the usual pace. */
const slowFactor = 0.66

/**
 * Returns the settings for a voice, in the language and at the pace of the span; without a span, in
 * French at the usual pace. An unknown timbre falls back to one of the same gender.
 */
export function toEspeakSettings(
  voice: CompanionVoice,
  span?: Pick<LanguageSpan, 'language' | 'isSlow'>,
): EspeakSettings {
  const timbreSettings =
    settingsByTimbre[voice.timbre] ?? settingsByTimbre[chooseFallbackTimbre(voice.timbre)]
  return {
    voiceName: timbreSettings.voiceName.replace('fr', languageCodes[span?.language ?? 'french']),
    rate: clamp(80, Math.round(voice.wordsPerMinute * (span?.isSlow ? slowFactor : 1)), 450),
    pitch: clamp(0, Math.round(timbreSettings.pitch + (voice.pitch - 50) * pitchFactor), 99),
    range: clamp(0, Math.round(timbreSettings.range + voice.pitchRange - 50), 99),
    volume: timbreSettings.volume,
  }
}

function chooseFallbackTimbre(timbre: string): Timbre {
  if (timbre.startsWith('feminine')) return 'feminine-warm'
  if (timbre.startsWith('masculine')) return 'masculine-warm'
  return 'neutral-soft'
}

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value))
