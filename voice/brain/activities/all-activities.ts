import type { Activity } from './activity'
import { troisBonnesChoses } from './amitie/trois-bonnes-choses'
import { tuPreferes } from './amitie/tu-preferes'
import { lettreADeux } from './amour/lettre-a-deux'
import { premierRendezVous } from './amour/premier-rendez-vous'
import { expliquerPourApprendre } from './apprentissage/expliquer-pour-apprendre'
import { leconDeVocabulaire } from './apprentissage/lecon-de-vocabulaire'
import { valiseDeMemoire } from './apprentissage/valise-de-memoire'
import { respiration446 } from './bien_etre/respiration-4-4-6'
import { tourDuCorps } from './bien_etre/tour-du-corps'
import { deuxChemins } from './conseils_vie/deux-chemins'
import { petiteHabitude } from './conseils_vie/petite-habitude'
import { balMasque } from './fantasmes/bal-masque'
import { trainDeNuit } from './fantasmes/train-de-nuit'
import { motsDelicats } from './intime_sante/mots-delicats'
import { preparerConsultation } from './intime_sante/preparer-consultation'
import { conversationDifficile } from './professionnel/conversation-difficile'
import { entretienEmbauche } from './professionnel/entretien-embauche'
import { semaineClaire } from './professionnel/semaine-claire'

/** Every guided activity, in the order in which a category offers its own. */
export const allActivities: readonly Activity[] = [
  premierRendezVous,
  lettreADeux,
  tuPreferes,
  troisBonnesChoses,
  entretienEmbauche,
  semaineClaire,
  conversationDifficile,
  leconDeVocabulaire,
  expliquerPourApprendre,
  valiseDeMemoire,
  balMasque,
  trainDeNuit,
  respiration446,
  tourDuCorps,
  petiteHabitude,
  deuxChemins,
  preparerConsultation,
  motsDelicats,
]

export const findActivity = (id: string): Activity | undefined =>
  allActivities.find((activity) => activity.id === id)
