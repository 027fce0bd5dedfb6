import type { VoiceGender } from '../../voice-genders'
import type { Garment } from '../face/clothes'
import { type Age, type FaceFeatures, type NoseName, noses } from '../face/face-profile'
import type { Glasses } from '../face/glasses'
import type { BeardTraits } from '../hair/beard'
import { findHairShape, type HairName, type HairTraits } from '../hair/hair'
import type { HairTone } from '../picture/palette'
import type { WaveTraits } from '../picture/waves'
import { type Cast, casting } from './casting'
import { type Draw, seededDraw } from './seeded-random'
import { beardOdds, garmentOdds, glassesOdds, hairOdds, hairToneOdds, noseOdds } from './trait-odds'

/** All traits of a portrait except its hue. */
export type PortraitTraits = {
  facesLeft: boolean
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

/** Seed for the random traits; changing it changes the random traits of every portrait. */
const edition = 'amivoix 5387933'

/**
 * Returns the traits for an id: those chosen in `casting`, the others random but determined by the
 * id. Gender changes the odds of features, hair, beard and clothes.
 */
export function drawTraits(id: string, gender: VoiceGender): PortraitTraits {
  const stream = (trait: string) => seededDraw(`${edition}:${id}:${trait}`)
  const cast = casting.get(id)
  const hair = drawHair(stream('hair'), gender, cast?.hair)
  const age = cast?.age ?? drawAge(stream('age'))
  const coversNeck = hair.name === 'veil' || hair.name === 'hood'
  const hidesEar = findHairShape(hair.name)?.hidesEar ?? false
  const pose = stream('pose')
  return {
    facesLeft: cast?.facesLeft ?? pose.happens(0.42),
    tiltDegrees: pose.between(-9, 7),
    age,
    face: drawFace(stream('face'), gender, cast?.nose),
    hair,
    hairTone: cast?.hairTone ?? stream('hair tone').pick(hairToneOdds[age]),
    beard: gender === 'masculine' ? drawBeard(stream('beard'), hair.name, cast) : undefined,
    glasses: cast?.glasses ?? drawGlasses(stream('glasses'), hair.name, age),
    hasEarring: gender !== 'masculine' && !hidesEar && stream('earring').happens(0.7),
    garment: coversNeck ? 'bare' : (cast?.garment ?? stream('garment').pick(garmentOdds[gender])),
    waves: drawWaves(stream('waves')),
    flameWarmth: stream('flame').between(0, 1),
  }
}

function drawHair(draw: Draw, gender: VoiceGender, cast: HairName | undefined): HairTraits {
  const drawn = draw.pick(hairOdds[gender])
  return {
    name: cast ?? drawn,
    volume: draw.between(0.98, 1.1),
    strandOffset: Math.round(draw.between(-3, 4)),
    phase: draw.between(0, 2 * Math.PI),
  }
}

function drawAge(draw: Draw): Age {
  if (draw.happens(0.12)) return 'elder'
  return draw.happens(0.25) ? 'mature' : 'adult'
}

/** Noses are picked from a few types; random values between extremes would look alike. */
function drawFace(draw: Draw, gender: VoiceGender, cast: NoseName | undefined): FaceFeatures {
  const isMasculine = gender === 'masculine'
  const drawnNose = draw.pick(noseOdds[gender])
  const nose = noses[cast ?? drawnNose]
  return {
    forehead: draw.between(-6, 5),
    brow: isMasculine ? draw.between(1, 7) : draw.between(-3, 2),
    bridge: nose.bridge + draw.between(-1, 1),
    nose: nose.length + draw.between(-1.5, 1.5),
    noseTip: nose.tip + draw.between(-1, 1),
    lips: gender === 'feminine' ? draw.between(0, 6) : draw.between(-2, 4),
    chin: isMasculine ? draw.between(-1, 9) : draw.between(-5, 4),
    jaw: isMasculine ? draw.between(0, 9) : draw.between(-3, 4),
    neck: isMasculine ? draw.between(4, 14) : draw.between(-8, 2),
  }
}

/** Bald figures have a beard more often, so that they do not look alike. */
function drawBeard(draw: Draw, hair: HairName, cast: Cast | undefined): BeardTraits | undefined {
  const isWorn = draw.happens(hair === 'bald' || hair === 'receding' ? 0.8 : 0.5)
  const drawn = draw.pick(beardOdds)
  const name = cast ? cast.beard : isWorn ? drawn : undefined
  return name && { name, growth: draw.between(0, 1) }
}

/** No glasses under headwear that hides the temple; older figures wear them more often. */
function drawGlasses(draw: Draw, hair: HairName, age: Age): Glasses {
  const share = age === 'adult' ? 0.16 : 0.34
  if (!draw.happens(share) || hair === 'veil' || hair === 'hood') return 'none'
  return draw.pick(glassesOdds[age])
}

function drawWaves(draw: Draw): WaveTraits {
  return {
    count: Math.round(draw.between(7, 12)),
    gap: draw.between(9, 14),
    cycles: draw.between(5, 13),
    amplitude: draw.between(2.5, 7),
    phase: draw.between(0, 2 * Math.PI),
    stroke: draw.happens(0.3) ? 'beads' : 'line',
  }
}
