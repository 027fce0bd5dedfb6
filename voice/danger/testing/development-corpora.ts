import { colloquialDangerSentences } from './danger/colloquial-danger-sentences'
import { developmentDangerSentences } from './danger/development-danger-sentences'
import { everydayDangerSentences } from './danger/everyday-danger-sentences'
import { spokenDevelopmentDangerSentences } from './danger/spoken-development-danger-sentences'
import { variedDevelopmentDangerSentences } from './danger/varied-development-danger-sentences'
import { colloquialHarmlessSentences } from './harmless/colloquial-harmless-sentences'
import { developmentHarmlessSentences } from './harmless/development-harmless-sentences'
import { everydayHarmlessSentences } from './harmless/everyday-harmless-sentences'
import { nearMissHarmlessSentences } from './harmless/near-miss-harmless-sentences'
import { spokenDevelopmentHarmlessSentences } from './harmless/spoken-development-harmless-sentences'
import { variedDevelopmentHarmlessSentences } from './harmless/varied-development-harmless-sentences'

/** Sentences that the classifier is trained on, and to which rules and thresholds may be tuned. */
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
