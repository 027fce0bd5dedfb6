import type { Companion } from '../../domain/companions/companion'
import { basile } from './amitie/basile'
import { camille } from './amitie/camille'
import { greta } from './amitie/greta'
import { margaux } from './amitie/margaux'
import { maud } from './amitie/maud'
import { moussa } from './amitie/moussa'
import { nino } from './amitie/nino'
import { anton } from './amour/anton'
import { aurele } from './amour/aurele'
import { clara } from './amour/clara'
import { leandro } from './amour/leandro'
import { livia } from './amour/livia'
import { nour } from './amour/nour'
import { raphael } from './amour/raphael'
import { alistair } from './apprentissage/alistair'
import { chiara } from './apprentissage/chiara'
import { farid } from './apprentissage/farid'
import { iker } from './apprentissage/iker'
import { katia } from './apprentissage/katia'
import { wei } from './apprentissage/wei'
import { yuki } from './apprentissage/yuki'
import { ambre } from './bien_etre/ambre'
import { hiro } from './bien_etre/hiro'
import { ismael } from './bien_etre/ismael'
import { lian } from './bien_etre/lian'
import { matteo } from './bien_etre/matteo'
import { sol } from './bien_etre/sol'
import { soline } from './bien_etre/soline'
import { amina } from './conseils_vie/amina'
import { charlie } from './conseils_vie/charlie'
import { gaspard } from './conseils_vie/gaspard'
import { odile } from './conseils_vie/odile'
import { rosa } from './conseils_vie/rosa'
import { sacha } from './conseils_vie/sacha'
import { walter } from './conseils_vie/walter'
import { casimir } from './fantasmes/casimir'
import { dorian } from './fantasmes/dorian'
import { isadora } from './fantasmes/isadora'
import { lucrece } from './fantasmes/lucrece'
import { nyx } from './fantasmes/nyx'
import { ren } from './fantasmes/ren'
import { vesper } from './fantasmes/vesper'
import { helene } from './intime_sante/helene'
import { irina } from './intime_sante/irina'
import { lucia } from './intime_sante/lucia'
import { noa } from './intime_sante/noa'
import { salome } from './intime_sante/salome'
import { samir } from './intime_sante/samir'
import { tristan } from './intime_sante/tristan'
import { anselme } from './professionnel/anselme'
import { dominique } from './professionnel/dominique'
import { eleonore } from './professionnel/eleonore'
import { ewan } from './professionnel/ewan'
import { ingrid } from './professionnel/ingrid'
import { lin } from './professionnel/lin'
import { octave } from './professionnel/octave'

/** All companions, in the order of the catalogue within each category. */
export const companions: readonly Companion[] = [
  raphael,
  clara,
  leandro,
  nour,
  aurele,
  livia,
  anton,
  margaux,
  basile,
  nino,
  maud,
  greta,
  camille,
  moussa,
  octave,
  eleonore,
  anselme,
  ingrid,
  ewan,
  lin,
  dominique,
  yuki,
  iker,
  farid,
  chiara,
  wei,
  katia,
  alistair,
  vesper,
  lucrece,
  dorian,
  isadora,
  nyx,
  casimir,
  ren,
  soline,
  ismael,
  ambre,
  lian,
  matteo,
  sol,
  hiro,
  sacha,
  gaspard,
  odile,
  amina,
  walter,
  charlie,
  rosa,
  helene,
  salome,
  tristan,
  irina,
  samir,
  noa,
  lucia,
]
