import type { Need } from '../need'
import { calmNeeds } from './calm-needs'
import { dailyLifeNeeds } from './daily-life-needs'
import { fantasyNeeds } from './fantasy-needs'
import { friendshipNeeds } from './friendship-needs'
import { healthNeeds } from './health-needs'
import { learningNeeds } from './learning-needs'
import { loveNeeds } from './love-needs'
import { mannerNeeds } from './manner-needs'
import { workNeeds } from './work-needs'

/** All needs with which a search is compared, in addition to the companions' own texts. */
export const needs: readonly Need[] = [
  ...loveNeeds,
  ...friendshipNeeds,
  ...workNeeds,
  ...learningNeeds,
  ...calmNeeds,
  ...dailyLifeNeeds,
  ...healthNeeds,
  ...fantasyNeeds,
  ...mannerNeeds,
]
