import { describe, expect, it } from 'vitest'
import { type CompanionVoice, type Timbre, timbres } from '../../domain/companions/companion-voice'
import { toEspeakSettings } from './espeak-settings'

const createVoice = (timbre: string): CompanionVoice => ({
  timbre: timbre as Timbre,
  wordsPerMinute: 160,
  pitch: 50,
  pitchRange: 50,
})

describe('toEspeakSettings', () => {
  it('uses a different voice for each of the eight timbres', () => {
    expect(
      new Set(timbres.map((timbre) => toEspeakSettings(createVoice(timbre)).voiceName)).size,
    ).toBe(8)
  })

  it.each([
    ['feminine-unheard-of', 'feminine-warm'],
    ['masculine-unheard-of', 'masculine-warm'],
    ['unheard-of', 'neutral-soft'],
  ])('falls back from %s to %s', (unknown, known) => {
    expect(toEspeakSettings(createVoice(unknown))).toEqual(toEspeakSettings(createVoice(known)))
  })

  it('limits the rate of a fast voice to the maximum of espeak-ng', () => {
    const fastAndHigh = {
      ...createVoice('neutral-soft'),
      wordsPerMinute: 900,
      pitch: 100,
      pitchRange: 100,
    }
    expect(toEspeakSettings(fastAndHigh)).toMatchObject({ rate: 450, pitch: 96, range: 94 })
  })
})
