import { chosenTraits } from './chosen-traits'
import { createSeededRandom } from './seeded-random'

/**
 * Part of the seed of all random traits; changing it changes the random traits of every portrait.
 */
const seedPrefix = 'amivoix 5387933'

/** Creates the random generator for one trait of a companion. */
export const createTraitRandom = (id: string, trait: string) =>
  createSeededRandom(`${seedPrefix}:${id}:${trait}`)

/** Share of the companions without chosen traits who face left. */
export const facingLeftShare = 0.42

/** Whether the companion looks to the left in the portrait, as the viewer sees it. */
export const isFacingLeft = (id: string): boolean =>
  chosenTraits.get(id)?.isFacingLeft ?? createTraitRandom(id, 'pose').happens(facingLeftShare)
