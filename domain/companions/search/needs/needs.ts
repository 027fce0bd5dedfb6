import type { Need } from '../need'
import { calmNeeds } from './calm-needs'
import { companyNeeds } from './company-needs'
import { dailyLifeNeeds } from './daily-life-needs'
import { fantasyNeeds } from './fantasy-needs'
import { healthNeeds } from './health-needs'
import { learningNeeds } from './learning-needs'
import { loveNeeds } from './love-needs'
import { mannerNeeds } from './manner-needs'
import { workNeeds } from './work-needs'

/** All needs that a search can match, besides the text of the companions themselves. */
export const needs: readonly Need[] = [
  ...loveNeeds,
  ...companyNeeds,
  ...workNeeds,
  ...learningNeeds,
  ...calmNeeds,
  ...dailyLifeNeeds,
  ...healthNeeds,
  ...fantasyNeeds,
  ...mannerNeeds,
]
