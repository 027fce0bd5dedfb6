import type { Companion } from '../../domain/companion'
import { margaux } from './amitie/margaux'
import { raphael } from './amour/raphael'
import { yuki } from './apprentissage/yuki'
import { soline } from './bien_etre/soline'
import { sacha } from './conseils_vie/sacha'
import { vesper } from './fantasmes/vesper'
import { helene } from './intime_sante/helene'
import { octave } from './professionnel/octave'

/** Every companion, category by category; within one, in the order of this list. */
export const companions: readonly Companion[] = [
  raphael,
  margaux,
  octave,
  yuki,
  vesper,
  soline,
  sacha,
  helene,
]
