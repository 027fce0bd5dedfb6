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
import { type ParsedReplies, parseReplies } from './parse-replies'

/** The kinds by group: what they have in common, for an utterance whose kind is uncertain. */
const scripts = {
  everyday: [everydayKinds, leisureKinds],
  pleasant: [pleasantKinds],
  plan: [planKinds],
  annoyance: [annoyanceKinds],
  worry: [worryKinds],
  sadness: [sadnessKinds],
  people: [peopleKinds],
  sign: [answerKinds, signKinds],
  scene: [sceneKinds],
  'companion-question': [companionQuestionKinds],
  question: [questionKinds],
  request: [requestKinds, entertainmentKinds],
} as const

export type KindGroup = keyof typeof scripts

export const kindGroups = Object.keys(scripts) as KindGroup[]

export const questionGroups: readonly KindGroup[] = ['companion-question', 'question', 'request']

/**
 * A kind of utterance, such as good news or a request for advice, and what the companion says to it: statements that
 * fit every utterance of this kind, or answers, when the kind is a question.
 */
export type UtteranceKind = ParsedReplies & { group: KindGroup }

/** Every kind of utterance that the companions distinguish. */
export const allKinds: readonly UtteranceKind[] = kindGroups.flatMap((group) =>
  scripts[group].flatMap(parseReplies).map((replies) => ({ ...replies, group })),
)

export const kindById: ReadonlyMap<string, UtteranceKind> = new Map(
  allKinds.map((kind) => [kind.id, kind]),
)
