import type { VoiceGender } from '../voice-genders'
import type { BeardName, BeardTraits } from './beard'
import type { Garment } from './clothes'
import { type HairName, type HairTraits, hairShapeOf } from './hair'
import type { HairTone } from './palette'
import type { FaceFeatures } from './profile'
import { type Draw, seededDraw } from './seeded-random'
import type { WaveTraits } from './waves'

export type Glasses = 'none' | 'round' | 'rectangular'

/** All that tells one portrait from another but the hue. */
export type PortraitTraits = {
  facesLeft: boolean
  tiltDegrees: number
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

type Odds<Item> = readonly [Item, ...Item[]]

const hairOdds: Record<VoiceGender, Odds<HairName>> = {
  feminine: [
    'bob',
    'fringedBob',
    'wavyBob',
    'flip',
    'straight',
    'fringed',
    'wavy',
    'overShoulder',
    'windswept',
    'curls',
    'halo',
    'locks',
    'lowBun',
    'topKnot',
    'upsweep',
    'ponytail',
    'highPonytail',
    'plait',
    'crownPlait',
    'pixie',
    'closeCurls',
    'veil',
    'turban',
    'beret',
    'hat',
  ],
  masculine: [
    'crop',
    'shaved',
    'bald',
    'receding',
    'volume',
    'quiff',
    'flatTop',
    'closeCurls',
    'sweptBack',
    'tucked',
    'napeTail',
    'topKnot',
    'locks',
    'curls',
    'cap',
    'hat',
    'beret',
  ],
  neutral: [
    'pixie',
    'crest',
    'volume',
    'quiff',
    'bob',
    'tucked',
    'curls',
    'halo',
    'closeCurls',
    'shaved',
    'sweptBack',
    'fringedBob',
    'topKnot',
    'napeTail',
    'turban',
    'cap',
    'windswept',
  ],
}

const garmentOdds: Record<VoiceGender, Odds<Garment>> = {
  feminine: ['bare', 'bare', 'roll-neck', 'lapels', 'boat-neck', 'scarf'],
  masculine: ['collar', 'collar', 'roll-neck', 'lapels', 'scarf'],
  neutral: ['bare', 'roll-neck', 'lapels', 'collar', 'boat-neck'],
}

const beardOdds: Odds<BeardName> = ['short', 'short', 'full', 'long', 'goatee', 'moustache']

const hairTones: Odds<HairTone> = [
  'dark',
  'dark',
  'dark',
  'dark',
  'chestnut',
  'chestnut',
  'fair',
  'fair',
  'silver',
]

/**
 * Deals the traits anew to everyone. This one was chosen by eye, for a catalogue in which nobody
 * resembles a neighbour; another changes every portrait.
 */
const edition = 'amivoix 5387933'

/** What the id alone decides. Gender shifts the odds of features, hair, beard and clothes. */
export function drawTraits(id: string, gender: VoiceGender): PortraitTraits {
  const stream = (trait: string) => seededDraw(`${edition}:${id}:${trait}`)
  const hair = drawHair(stream('hair'), gender)
  const isVeiled = hair.name === 'veil'
  const hidesEar = hairShapeOf(hair.name)?.hidesEar ?? false
  const pose = stream('pose')
  const glasses = stream('glasses')
  return {
    facesLeft: pose.happens(0.42),
    tiltDegrees: pose.between(-9, 7),
    face: drawFace(stream('face'), gender),
    hair,
    hairTone: stream('hair tone').pick(hairTones),
    beard: gender === 'masculine' ? drawBeard(stream('beard'), hair.name) : undefined,
    glasses: glasses.happens(0.24) && !isVeiled ? glasses.pick(['round', 'rectangular']) : 'none',
    hasEarring: gender !== 'masculine' && !hidesEar && stream('earring').happens(0.7),
    garment: isVeiled ? 'bare' : stream('garment').pick(garmentOdds[gender]),
    waves: drawWaves(stream('waves')),
    flameWarmth: stream('flame').between(0, 1),
  }
}

function drawHair(draw: Draw, gender: VoiceGender): HairTraits {
  return {
    name: draw.pick(hairOdds[gender]),
    volume: draw.between(0.98, 1.12),
    strandOffset: Math.round(draw.between(-3, 4)),
    phase: draw.between(0, 2 * Math.PI),
  }
}

function drawFace(draw: Draw, gender: VoiceGender): FaceFeatures {
  const isMasculine = gender === 'masculine'
  return {
    forehead: draw.between(-6, 4),
    brow: isMasculine ? draw.between(1, 7) : draw.between(-3, 2),
    bridge: draw.between(-5, 6),
    nose: isMasculine ? draw.between(-4, 9) : draw.between(-8, 4),
    noseTip: draw.between(-5, 5),
    lips: gender === 'feminine' ? draw.between(0, 5) : draw.between(-2, 4),
    chin: isMasculine ? draw.between(0, 8) : draw.between(-4, 4),
    jaw: isMasculine ? draw.between(0, 8) : draw.between(-3, 4),
    neck: isMasculine ? draw.between(4, 14) : draw.between(-8, 2),
  }
}

/** Someone without hair more often wears a beard: two bare heads in a row look alike. */
function drawBeard(draw: Draw, hair: HairName): BeardTraits | undefined {
  if (!draw.happens(hair === 'bald' || hair === 'receding' ? 0.8 : 0.5)) return undefined
  return { name: draw.pick(beardOdds), growth: draw.between(0, 1) }
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
