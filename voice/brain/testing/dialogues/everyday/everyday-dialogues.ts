import type { TestDialogue } from '../test-dialogue'
import { amitieAStudentOnASundayDialogue } from './amitie-a-student-on-a-sunday'
import { amitieAWidowAndHerRadioDialogue } from './amitie-a-widow-and-her-radio'
import { amourAColleagueAtTheCanteenDialogue } from './amour-a-colleague-at-the-canteen'
import { apprentissageAGrandfatherAndFractionsDialogue } from './apprentissage-a-grandfather-and-fractions'
import { bienEtreADriverBetweenTwoShiftsDialogue } from './bien-etre-a-driver-between-two-shifts'
import { conseilsVieADogOrNotDialogue } from './conseils-vie-a-dog-or-not'
import { conseilsVieAfterTheMoveDialogue } from './conseils-vie-after-the-move'
import { fantasmesATrainAndAScarfDialogue } from './fantasmes-a-train-and-a-scarf'
import { intimeSanteAYoungMotherDialogue } from './intime-sante-a-young-mother'
import { professionnelACookAndHisBrigadeDialogue } from './professionnel-a-cook-and-his-brigade'

/**
 * Dialogues of callers of every age who mention small things about their day, joke, ask about the world
 * and change the subject, in typed and in spoken French. The rules were measured once with these
 * dialogues and then improved with them, so later results are too favourable.
 */
export const everydayDialogues: readonly TestDialogue[] = [
  amourAColleagueAtTheCanteenDialogue,
  amitieAWidowAndHerRadioDialogue,
  bienEtreADriverBetweenTwoShiftsDialogue,
  conseilsVieADogOrNotDialogue,
  apprentissageAGrandfatherAndFractionsDialogue,
  professionnelACookAndHisBrigadeDialogue,
  fantasmesATrainAndAScarfDialogue,
  intimeSanteAYoungMotherDialogue,
  amitieAStudentOnASundayDialogue,
  conseilsVieAfterTheMoveDialogue,
]
