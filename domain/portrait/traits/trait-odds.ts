import type { VoiceGender } from '../../voice-genders'
import type { Garment } from '../face/clothes'
import type { Age, NoseName } from '../face/face-profile'
import type { Glasses } from '../face/glasses'
import type { BeardName } from '../hair/beard'
import type { HairName } from '../hair/hair'
import type { HairTone } from '../picture/palette'

/** The items to draw from at random. An item that is listed twice is twice as likely. */
type Odds<Item> = readonly [Item, ...Item[]]

export const hairOdds: Record<VoiceGender, Odds<HairName>> = {
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
    'stepped',
    'aLine',
    'layered',
    'longTucked',
    'glamour',
    'lowBun',
    'topKnot',
    'upsweep',
    'ponytail',
    'highPonytail',
    'plait',
    'crownPlait',
    'puff',
    'curlsUp',
    'halfUp',
    'sidePlait',
    'twist',
    'locksTied',
    'pixie',
    'closeCurls',
    'veil',
    'turban',
    'headwrap',
    'headband',
    'beret',
    'hat',
    'sunHat',
  ],
  masculine: [
    'crop',
    'shaved',
    'bald',
    'receding',
    'volume',
    'quiff',
    'flatTop',
    'sidePart',
    'curlyTop',
    'caesar',
    'tousled',
    'curtains',
    'mullet',
    'mane',
    'closeCurls',
    'sweptBack',
    'tucked',
    'longTucked',
    'napeTail',
    'topKnot',
    'undercutKnot',
    'locks',
    'locksTied',
    'curls',
    'cap',
    'flatCap',
    'kufi',
    'hat',
    'beret',
  ],
  neutral: [
    'pixie',
    'crest',
    'volume',
    'quiff',
    'tousled',
    'curlyTop',
    'curtains',
    'layered',
    'mullet',
    'bob',
    'aLine',
    'tucked',
    'longTucked',
    'curls',
    'curlsUp',
    'puff',
    'halo',
    'closeCurls',
    'shaved',
    'sweptBack',
    'fringedBob',
    'topKnot',
    'undercutKnot',
    'locksTied',
    'napeTail',
    'turban',
    'headwrap',
    'hood',
    'cap',
    'windswept',
  ],
}

export const garmentOdds: Record<VoiceGender, Odds<Garment>> = {
  feminine: ['bare', 'bare', 'roll-neck', 'lapels', 'boat-neck', 'scarf', 'raised-collar'],
  masculine: ['collar', 'collar', 'roll-neck', 'lapels', 'scarf', 'stand-collar', 'raised-collar'],
  neutral: ['bare', 'roll-neck', 'lapels', 'collar', 'boat-neck', 'stand-collar', 'raised-collar'],
}

export const beardOdds: Odds<BeardName> = [
  'stubble',
  'short',
  'full',
  'square',
  'long',
  'goatee',
  'moustache',
]

export const glassesOdds: Record<Age, Odds<Exclude<Glasses, 'none'>>> = {
  adult: ['round', 'rectangular'],
  mature: ['round', 'rectangular', 'rectangular'],
  elder: ['round', 'rectangular', 'half-moon', 'half-moon'],
}

export const hairToneOdds: Record<Age, Odds<HairTone>> = {
  adult: ['dark', 'dark', 'dark', 'dark', 'chestnut', 'chestnut', 'fair', 'fair'],
  mature: ['dark', 'chestnut', 'silver'],
  elder: ['silver', 'silver', 'white', 'white'],
}

export const noseOdds: Record<VoiceGender, Odds<NoseName>> = {
  feminine: ['straight', 'small', 'snub', 'aquiline', 'broad'],
  masculine: ['straight', 'long', 'aquiline', 'broad', 'snub'],
  neutral: ['straight', 'small', 'aquiline', 'long', 'broad'],
}
