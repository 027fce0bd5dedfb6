import { describe, expect, it } from 'vitest'
import { type CompanionVoice, type Timbre, timbres } from '../../domain/companions/companion-voice'
import { espeakSound } from './espeak-sound'

const voiceOf = (timbre: string): CompanionVoice => ({
  timbre: timbre as Timbre,
  wordsPerMinute: 160,
  pitch: 50,
  pitchRange: 50,
})

describe('the sound of a timbre', () => {
  it('is one of its own for each of the eight', () => {
    expect(new Set(timbres.map((timbre) => espeakSound(voiceOf(timbre)).name)).size).toBe(8)
  })

  it.each([
    ['feminine-unheard-of', 'feminine-warm'],
    ['masculine-unheard-of', 'masculine-warm'],
    ['unheard-of', 'neutral-soft'],
  ])('falls back from %s to %s', (unknown, known) => {
    expect(espeakSound(voiceOf(unknown))).toEqual(espeakSound(voiceOf(known)))
  })

  it('stays within what the synthesiser accepts', () => {
    const loud = { ...voiceOf('neutral-soft'), wordsPerMinute: 900, pitch: 100, pitchRange: 100 }
    expect(espeakSound(loud)).toMatchObject({ rate: 450, pitch: 96, range: 94 })
  })
})
