import type { VoiceGender } from '../../voice-genders'
import type { Garment } from '../face/clothes'
import { type Age, type FaceFeatures, type NoseName, noses } from '../face/face-profile'
import type { Glasses } from '../face/glasses'
import type { BeardTraits } from '../hair/beard'
import { findHairShape, type HairName, type HairTraits } from '../hair/hair'
import type { HairTone } from '../picture/palette'
import type { WaveTraits } from '../picture/waves'
import { type ChosenTraits, chosenTraits } from './chosen-traits'
import { createTraitRandom, facingLeftShare } from './facing'
import type { SeededRandom } from './seeded-random'
import { beardOdds, garmentOdds, glassesOdds, hairOdds, hairToneOdds, noseOdds } from './trait-odds'

/** All traits of a portrait except its hue. */
export type PortraitTraits = {
  isFacingLeft: boolean
  tiltDegrees: number
  age: Age
  face: FaceFeatures
  hair: HairTraits
  hairTone: HairTone
  beard: BeardTraits | undefined
  glasses: Glasses
  hasEarring: boolean
  garment: Garment
  waves: WaveTraits
  /** 0 (orange) to 1 (yellow). */
  flameWarmth: number
}

/**
 * Returns the traits for an id: those listed in `chosenTraits`, the others random but determined by
 * the id. Gender changes the odds of features, hair, beard, earring and clothes.
 */
export function pickTraits(id: string, gender: VoiceGender): PortraitTraits {
  const random = (trait: string) => createTraitRandom(id, trait)
  const chosen = chosenTraits.get(id)
  const hair = pickHair(random('hair'), gender, chosen?.hair)
  const age = chosen?.age ?? pickAge(random('age'))
  const isNeckCovered = hair.name === 'veil' || hair.name === 'hood'
  const isEarHidden = findHairShape(hair.name)?.isEarHidden ?? false
  const poseRandom = random('pose')
  return {
    isFacingLeft: chosen?.isFacingLeft ?? poseRandom.happens(facingLeftShare),
    tiltDegrees: poseRandom.between(-9, 7),
    age,
    face: pickFace(random('face'), gender, chosen?.nose),
    hair,
    hairTone: chosen?.hairTone ?? random('hair tone').pick(hairToneOdds[age]),
    beard: gender === 'masculine' ? pickBeard(random('beard'), hair.name, chosen) : undefined,
    glasses: chosen?.glasses ?? pickGlasses(random('glasses'), hair.name, age),
    hasEarring: gender !== 'masculine' && !isEarHidden && random('earring').happens(0.7),
    garment: isNeckCovered
      ? 'bare'
      : (chosen?.garment ?? random('garment').pick(garmentOdds[gender])),
    waves: pickWaves(random('waves')),
    flameWarmth: random('flame').between(0, 1),
  }
}

// The functions below draw a random value even where a chosen trait replaces it, so that the values drawn after it do
// not depend on the choice.

function pickHair(
  random: SeededRandom,
  gender: VoiceGender,
  chosenName: HairName | undefined,
): HairTraits {
  const pickedHair = random.pick(hairOdds[gender])
  return {
    name: chosenName ?? pickedHair,
    volume: random.between(0.98, 1.1),
    strandOffset: Math.round(random.between(-3, 4)),
    phase: random.between(0, 2 * Math.PI),
  }
}

function pickAge(random: SeededRandom): Age {
  if (random.happens(0.12)) return 'elder'
  return random.happens(0.25) ? 'mature' : 'adult'
}

/** Noses are picked from a few types; random values between extremes would look alike. */
function pickFace(
  random: SeededRandom,
  gender: VoiceGender,
  chosen: NoseName | undefined,
): FaceFeatures {
  const isMasculine = gender === 'masculine'
  const pickedNose = random.pick(noseOdds[gender])
  const nose = noses[chosen ?? pickedNose]
  return {
    forehead: random.between(-6, 5),
    brow: isMasculine ? random.between(1, 7) : random.between(-3, 2),
    bridge: nose.bridge + random.between(-1, 1),
    nose: nose.length + random.between(-1.5, 1.5),
    noseTip: nose.tip + random.between(-1, 1),
    lips: gender === 'feminine' ? random.between(0, 6) : random.between(-2, 4),
    chin: isMasculine ? random.between(-1, 9) : random.between(-5, 4),
    jaw: isMasculine ? random.between(0, 9) : random.between(-3, 4),
    neck: isMasculine ? random.between(4, 14) : random.between(-8, 2),
  }
}

/** Bald and balding figures have a beard more often, so that they do not look alike. */
function pickBeard(
  random: SeededRandom,
  hair: HairName,
  chosen: ChosenTraits | undefined,
): BeardTraits | undefined {
  const isWorn = random.happens(hair === 'bald' || hair === 'receding' ? 0.8 : 0.5)
  const pickedBeard = random.pick(beardOdds)
  const randomName = isWorn ? pickedBeard : undefined
  const name = chosen ? chosen.beard : randomName
  return name && { name, growth: random.between(0, 1) }
}

/** Picks no glasses under headwear that hides the temple; older figures wear glasses more often. */
function pickGlasses(random: SeededRandom, hair: HairName, age: Age): Glasses {
  const share = age === 'adult' ? 0.16 : 0.34
  if (!random.happens(share) || hair === 'veil' || hair === 'hood') return 'none'
  return random.pick(glassesOdds[age])
}

function pickWaves(random: SeededRandom): WaveTraits {
  return {
    count: Math.round(random.between(7, 12)),
    gap: random.between(9, 14),
    cycles: random.between(5, 13),
    amplitude: random.between(2.5, 7),
    phase: random.between(0, 2 * Math.PI),
    stroke: random.happens(0.3) ? 'beads' : 'line',
  }
}
