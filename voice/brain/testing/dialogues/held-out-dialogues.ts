import { amitieDialogues } from './amitie-dialogues'
import { amourDialogues } from './amour-dialogues'
import { apprentissageDialogues } from './apprentissage-dialogues'
import { bienEtreDialogues } from './bien-etre-dialogues'
import { conseilsVieDialogues } from './conseils-vie-dialogues'
import { fantasmesDialogues } from './fantasmes-dialogues'
import { intimeSanteDialogues } from './intime-sante-dialogues'
import { professionnelDialogues } from './professionnel-dialogues'
import type { TestDialogue } from './test-dialogue'

/**
 * Dialogues of all eight categories, written by somebody who had not read the rules of the scripted
 * dialogue. An expectation may become stricter, but is never loosened to accept what a companion
 * says. The rules were later improved by reading the failing answers, so these dialogues are no longer unseen, and
 * new conversations will score lower.
 */
export const heldOutDialogues: readonly TestDialogue[] = [
  ...amourDialogues,
  ...amitieDialogues,
  ...professionnelDialogues,
  ...apprentissageDialogues,
  ...fantasmesDialogues,
  ...bienEtreDialogues,
  ...conseilsVieDialogues,
  ...intimeSanteDialogues,
]
