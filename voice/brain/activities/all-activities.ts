import type { Activity } from './activity'
import { portraitChinois } from './amitie/portrait-chinois'
import { troisBonnesChoses } from './amitie/trois-bonnes-choses'
import { tuPreferes } from './amitie/tu-preferes'
import { lettreADeux } from './amour/lettre-a-deux'
import { premierRendezVous } from './amour/premier-rendez-vous'
import { questionsQuiRapprochent } from './amour/questions-qui-rapprochent'
import { expliquerPourApprendre } from './apprentissage/expliquer-pour-apprendre'
import { leconDeVocabulaire } from './apprentissage/lecon-de-vocabulaire'
import { preparerUnOral } from './apprentissage/preparer-un-oral'
import { valiseDeMemoire } from './apprentissage/valise-de-memoire'
import { ancrage54321 } from './bien_etre/ancrage-5-4-3-2-1'
import { respiration446 } from './bien_etre/respiration-4-4-6'
import { tourDuCorps } from './bien_etre/tour-du-corps'
import { deuxChemins } from './conseils_vie/deux-chemins'
import { petiteHabitude } from './conseils_vie/petite-habitude'
import { roueDeLaVie } from './conseils_vie/roue-de-la-vie'
import { actionOuVerite } from './fantasmes/action-ou-verite'
import { balMasque } from './fantasmes/bal-masque'
import { trainDeNuit } from './fantasmes/train-de-nuit'
import { enParlerADeux } from './intime_sante/en-parler-a-deux'
import { motsDelicats } from './intime_sante/mots-delicats'
import { preparerConsultation } from './intime_sante/preparer-consultation'
import { conversationDifficile } from './professionnel/conversation-difficile'
import { entretienEmbauche } from './professionnel/entretien-embauche'
import { semaineClaire } from './professionnel/semaine-claire'

/** All guided activities. `listActivitiesFor` returns those of a category in this order. */
export const allActivities: readonly Activity[] = [
  premierRendezVous,
  lettreADeux,
  questionsQuiRapprochent,
  tuPreferes,
  troisBonnesChoses,
  portraitChinois,
  entretienEmbauche,
  semaineClaire,
  conversationDifficile,
  leconDeVocabulaire,
  expliquerPourApprendre,
  valiseDeMemoire,
  preparerUnOral,
  balMasque,
  trainDeNuit,
  actionOuVerite,
  respiration446,
  tourDuCorps,
  ancrage54321,
  petiteHabitude,
  deuxChemins,
  roueDeLaVie,
  preparerConsultation,
  motsDelicats,
  enParlerADeux,
]

export const findActivity = (id: string): Activity | undefined =>
  allActivities.find((activity) => activity.id === id)
