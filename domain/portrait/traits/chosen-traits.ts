import type { Garment } from '../face/clothes'
import type { Age, NoseName } from '../face/face-profile'
import type { Glasses } from '../face/glasses'
import type { BeardName } from '../hair/beard'
import type { HairName } from '../hair/hair'
import type { HairTone } from '../picture/palette'

/**
 * Traits chosen by hand for a companion, who has no beard if `beard` is absent. All other traits
 * are random, but determined by the companion's id.
 */
export type ChosenTraits = {
  isFacingLeft: boolean
  hair: HairName
  hairTone: HairTone
  nose: NoseName
  garment: Garment
  age: Age
  glasses: Glasses
  beard?: BeardName
}

type OptionalTraits = Partial<Pick<ChosenTraits, 'age' | 'beard' | 'glasses'>>

const facing =
  (direction: 'left' | 'right') =>
  (
    hair: HairName,
    hairTone: HairTone,
    nose: NoseName,
    garment: Garment,
    optional: OptionalTraits = {},
  ): ChosenTraits => ({
    isFacingLeft: direction === 'left',
    hair,
    hairTone,
    nose,
    garment,
    age: 'adult',
    glasses: 'none',
    ...optional,
  })

const lookingLeft = facing('left')
const lookingRight = facing('right')

/**
 * Traits of the catalogue's companions by id, in catalogue order, chosen by hand: no two have the
 * same hair, no three neighbours look in the same direction, and older characters look their age
 * (docs/decisions/012). The traits of other companions are random.
 */
const traitsByCompanion = {
  // amour
  raphael: lookingRight('curtains', 'dark', 'straight', 'collar', { beard: 'short' }),
  clara: lookingLeft('glamour', 'chestnut', 'small', 'bare'),
  leandro: lookingRight('longTucked', 'dark', 'aquiline', 'raised-collar', { beard: 'full' }),
  nour: lookingLeft('sidePlait', 'dark', 'aquiline', 'boat-neck'),
  aurele: lookingRight('windswept', 'fair', 'straight', 'roll-neck'),
  livia: lookingLeft('upsweep', 'silver', 'straight', 'bare', { age: 'mature' }),
  anton: lookingRight('shaved', 'fair', 'broad', 'scarf', { beard: 'stubble' }),

  // amitie
  margaux: lookingRight('wavyBob', 'chestnut', 'snub', 'lapels', { glasses: 'round' }),
  basile: lookingLeft('beret', 'dark', 'broad', 'scarf', { beard: 'square' }),
  nino: lookingRight('curlyTop', 'dark', 'long', 'collar'),
  maud: lookingLeft('ponytail', 'white', 'small', 'raised-collar', { age: 'elder' }),
  greta: lookingRight('crownPlait', 'fair', 'straight', 'roll-neck'),
  camille: lookingLeft('mullet', 'chestnut', 'small', 'lapels', { glasses: 'rectangular' }),
  moussa: lookingRight('kufi', 'silver', 'broad', 'stand-collar', { age: 'mature', beard: 'full' }),

  // professionnel
  octave: lookingLeft('receding', 'silver', 'long', 'collar', {
    age: 'mature',
    beard: 'short',
    glasses: 'rectangular',
  }),
  eleonore: lookingRight('twist', 'chestnut', 'aquiline', 'lapels'),
  anselme: lookingLeft('mane', 'white', 'broad', 'scarf', { age: 'elder', beard: 'full' }),
  ingrid: lookingRight('bob', 'fair', 'straight', 'raised-collar', { glasses: 'cat-eye' }),
  ewan: lookingLeft('flatCap', 'chestnut', 'straight', 'roll-neck', { beard: 'short' }),
  lin: lookingRight('fringedBob', 'dark', 'small', 'stand-collar', { age: 'mature' }),
  dominique: lookingLeft('crest', 'silver', 'aquiline', 'lapels', { age: 'mature' }),

  // apprentissage
  yuki: lookingRight('lowBun', 'dark', 'small', 'roll-neck'),
  iker: lookingLeft('tousled', 'dark', 'long', 'collar'),
  farid: lookingRight('closeCurls', 'white', 'aquiline', 'lapels', {
    age: 'elder',
    beard: 'moustache',
  }),
  chiara: lookingLeft('curls', 'chestnut', 'straight', 'boat-neck', { age: 'mature' }),
  wei: lookingRight('undercutKnot', 'dark', 'straight', 'stand-collar', { glasses: 'round' }),
  katia: lookingLeft('plait', 'fair', 'snub', 'scarf'),
  alistair: lookingRight('bald', 'white', 'broad', 'raised-collar', {
    age: 'elder',
    beard: 'long',
    glasses: 'half-moon',
  }),

  // fantasmes
  vesper: lookingLeft('hat', 'dark', 'aquiline', 'raised-collar'),
  lucrece: lookingRight('stepped', 'dark', 'straight', 'bare'),
  dorian: lookingLeft('quiff', 'dark', 'straight', 'raised-collar'),
  isadora: lookingRight('highPonytail', 'dark', 'aquiline', 'boat-neck'),
  nyx: lookingLeft('hood', 'dark', 'small', 'bare'),
  casimir: lookingRight('sweptBack', 'silver', 'long', 'lapels', {
    age: 'mature',
    beard: 'goatee',
  }),
  ren: lookingLeft('napeTail', 'dark', 'straight', 'stand-collar'),

  // bien_etre
  soline: lookingLeft('halfUp', 'fair', 'straight', 'boat-neck'),
  ismael: lookingRight('volume', 'dark', 'aquiline', 'collar', { beard: 'full' }),
  ambre: lookingLeft('headband', 'chestnut', 'broad', 'bare'),
  lian: lookingRight('straight', 'white', 'small', 'stand-collar', { age: 'elder' }),
  matteo: lookingLeft('tucked', 'chestnut', 'long', 'roll-neck', { beard: 'short' }),
  sol: lookingRight('locksTied', 'dark', 'broad', 'lapels'),
  hiro: lookingLeft('crop', 'white', 'straight', 'stand-collar', {
    age: 'elder',
    glasses: 'round',
  }),

  // conseils_vie
  sacha: lookingRight('pixie', 'fair', 'straight', 'roll-neck', { glasses: 'rectangular' }),
  gaspard: lookingLeft('caesar', 'chestnut', 'aquiline', 'collar', { beard: 'stubble' }),
  odile: lookingRight('topKnot', 'white', 'long', 'scarf', { age: 'elder', glasses: 'half-moon' }),
  amina: lookingLeft('turban', 'dark', 'straight', 'bare'),
  walter: lookingRight('sidePart', 'white', 'broad', 'collar', {
    age: 'elder',
    beard: 'moustache',
  }),
  charlie: lookingLeft('curlsUp', 'chestnut', 'snub', 'lapels'),
  rosa: lookingRight('wavy', 'chestnut', 'broad', 'bare', { age: 'mature' }),

  // intime_sante
  helene: lookingLeft('aLine', 'silver', 'aquiline', 'lapels', { age: 'mature' }),
  salome: lookingRight('puff', 'dark', 'broad', 'boat-neck'),
  tristan: lookingLeft('flatTop', 'chestnut', 'straight', 'roll-neck', {
    beard: 'short',
    glasses: 'rectangular',
  }),
  irina: lookingRight('flip', 'fair', 'straight', 'raised-collar', { age: 'mature' }),
  samir: lookingLeft('cap', 'dark', 'aquiline', 'collar', { beard: 'stubble' }),
  noa: lookingRight('halo', 'chestnut', 'small', 'roll-neck', { glasses: 'round' }),
  lucia: lookingLeft('sunHat', 'white', 'snub', 'bare', { age: 'elder' }),
} satisfies Record<string, ChosenTraits>

/** The chosen traits by companion id. */
export const chosenTraits: ReadonlyMap<string, ChosenTraits> = new Map(
  Object.entries(traitsByCompanion),
)
