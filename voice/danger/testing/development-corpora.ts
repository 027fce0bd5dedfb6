import { colloquialDangerSentences } from './colloquial-danger-sentences'
import { colloquialHarmlessSentences } from './colloquial-harmless-sentences'
import { developmentDangerSentences } from './development-danger-sentences'
import { developmentHarmlessSentences } from './development-harmless-sentences'
import { everydayDangerSentences } from './everyday-danger-sentences'
import { everydayHarmlessSentences } from './everyday-harmless-sentences'
import { nearMissHarmlessSentences } from './near-miss-harmless-sentences'
import { spokenDevelopmentDangerSentences } from './spoken-development-danger-sentences'
import { spokenDevelopmentHarmlessSentences } from './spoken-development-harmless-sentences'
import { variedDevelopmentDangerSentences } from './varied-development-danger-sentences'
import { variedDevelopmentHarmlessSentences } from './varied-development-harmless-sentences'

/** Sentences that rules, examples and thresholds may be tuned to. */
export const developmentCorpora = [
  { danger: developmentDangerSentences, harmless: developmentHarmlessSentences },
  { danger: colloquialDangerSentences, harmless: colloquialHarmlessSentences },
  { danger: spokenDevelopmentDangerSentences, harmless: spokenDevelopmentHarmlessSentences },
  {
    danger: everydayDangerSentences,
    harmless: [...everydayHarmlessSentences, ...nearMissHarmlessSentences],
  },
  { danger: variedDevelopmentDangerSentences, harmless: variedDevelopmentHarmlessSentences },
]
