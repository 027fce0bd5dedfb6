import { expect, test } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { speechModels } from '../models/speech-models'
import { chooseSpeaker, type LocalSpeaker } from './choose-speaker'

const speakers: LocalSpeaker[] = speechModels.flatMap((model) =>
  model.kind === 'voice'
    ? model.speakers.map(({ id, gender }) => ({ voiceName: model.name, id, gender }))
    : [],
)

test('gives every companion with a feminine or masculine voice a speaker of that gender', () => {
  for (const { voice } of companions) {
    const choice = chooseSpeaker(voice, speakers)
    const speaker = speakers.find(
      ({ voiceName, id }) => voiceName === choice?.voiceName && id === choice?.speakerId,
    )
    if (!voice.timbre.startsWith('neutral')) expect(voice.timbre).toContain(speaker?.gender)
  }
})

test('uses all speakers, and no two companions sound the same', () => {
  const choices = companions.map(({ voice }) => JSON.stringify(chooseSpeaker(voice, speakers)))
  expect(new Set(choices).size).toBe(companions.length)
  const usedSpeakers = new Set(choices.map((choice) => choice.replace(/"pitch".*/, '')))
  expect(usedSpeakers.size).toBe(speakers.length)
})

test('changes the pitch of a speaker by less than four semitones, and the pace by at most 25 %', () => {
  for (const { voice } of companions) {
    const { pitch = 1, speed = 1 } = chooseSpeaker(voice, speakers) ?? {}
    expect(Math.abs(12 * Math.log2(pitch))).toBeLessThan(4)
    expect(speed).toBeGreaterThanOrEqual(0.75)
    expect(speed).toBeLessThanOrEqual(1.25)
  }
})

test('keeps the speaker of a companion when another voice is removed', () => {
  for (const { voice } of companions) {
    const before = chooseSpeaker(voice, speakers)
    const remainingSpeakers = speakers.filter(
      (speaker) =>
        speaker.voiceName === before?.voiceName ||
        speaker.voiceName !== 'vits-piper-fr_FR-upmc-medium',
    )
    expect(chooseSpeaker(voice, remainingSpeakers)).toEqual(before)
  }
})

test("returns null when no speaker has the companion's gender", () => {
  const women = speakers.filter(({ gender }) => gender === 'feminine')
  const man = companions.find(({ voice }) => voice.timbre === 'masculine-warm')?.voice
  expect(man && chooseSpeaker(man, women)).toBeNull()
})
