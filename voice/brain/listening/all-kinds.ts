import { annoyanceKinds } from './kinds/annoyance-kinds'
import { answerKinds } from './kinds/answer-kinds'
import { companionQuestionKinds } from './kinds/companion-question-kinds'
import { entertainmentKinds } from './kinds/entertainment-kinds'
import { everydayKinds } from './kinds/everyday-kinds'
import { leisureKinds } from './kinds/leisure-kinds'
import { peopleKinds } from './kinds/people-kinds'
import { planKinds } from './kinds/plan-kinds'
import { pleasantKinds } from './kinds/pleasant-kinds'
import { questionKinds } from './kinds/question-kinds'
import { requestKinds } from './kinds/request-kinds'
import { sadnessKinds } from './kinds/sadness-kinds'
import { sceneKinds } from './kinds/scene-kinds'
import { signKinds } from './kinds/sign-kinds'
import { worryKinds } from './kinds/worry-kinds'
import { parseKinds } from './parse-kinds'
import type { UtteranceKind } from './utterance-kind'

/** Every kind of utterance that the companions distinguish. */
export const allKinds: readonly UtteranceKind[] = [
  ...parseKinds('everyday', everydayKinds),
  ...parseKinds('everyday', leisureKinds),
  ...parseKinds('pleasant', pleasantKinds),
  ...parseKinds('plan', planKinds),
  ...parseKinds('annoyance', annoyanceKinds),
  ...parseKinds('worry', worryKinds),
  ...parseKinds('sadness', sadnessKinds),
  ...parseKinds('people', peopleKinds),
  ...parseKinds('sign', answerKinds),
  ...parseKinds('sign', signKinds),
  ...parseKinds('scene', sceneKinds),
  ...parseKinds('companion-question', companionQuestionKinds),
  ...parseKinds('question', questionKinds),
  ...parseKinds('request', requestKinds),
  ...parseKinds('request', entertainmentKinds),
]

export const kindById: ReadonlyMap<string, UtteranceKind> = new Map(
  allKinds.map((kind) => [kind.id, kind]),
)
