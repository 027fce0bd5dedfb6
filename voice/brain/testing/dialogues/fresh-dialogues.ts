import { freshAmitieDialogue } from './fresh-amitie-dialogue'
import { freshAmourDialogue } from './fresh-amour-dialogue'
import { freshApprentissageDialogue } from './fresh-apprentissage-dialogue'
import { freshBienEtreDialogue } from './fresh-bien-etre-dialogue'
import { freshConseilsVieDialogue } from './fresh-conseils-vie-dialogue'
import { freshFantasmesDialogue } from './fresh-fantasmes-dialogue'
import { freshIntimeSanteDialogue } from './fresh-intime-sante-dialogue'
import { freshProfessionnelDialogue } from './fresh-professionnel-dialogue'
import type { TestDialogue } from './test-dialogue'

/**
 * One dialogue per category, written after the rules by somebody who knew neither the rules nor the
 * other dialogues. These dialogues showed which rules did not generalise. Since then, rules have been
 * developed on them, so they no longer measure generalisation.
 */
export const freshDialogues: readonly TestDialogue[] = [
  freshAmourDialogue,
  freshAmitieDialogue,
  freshProfessionnelDialogue,
  freshApprentissageDialogue,
  freshFantasmesDialogue,
  freshBienEtreDialogue,
  freshConseilsVieDialogue,
  freshIntimeSanteDialogue,
]
