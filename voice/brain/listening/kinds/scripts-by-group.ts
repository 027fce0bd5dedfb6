import { annoyanceKinds } from './annoyance-kinds'
import { answerKinds } from './answer-kinds'
import { companionQuestionKinds } from './companion-question-kinds'
import { conversationRemarkKinds } from './conversation-remark-kinds'
import { entertainmentKinds } from './entertainment-kinds'
import { everydayKinds } from './everyday-kinds'
import { leisureKinds } from './leisure-kinds'
import { peopleKinds } from './people-kinds'
import { planKinds } from './plan-kinds'
import { pleasantKinds } from './pleasant-kinds'
import { questionKinds } from './question-kinds'
import { requestKinds } from './request-kinds'
import { sadnessKinds } from './sadness-kinds'
import { sceneKinds } from './scene-kinds'
import { worryKinds } from './worry-kinds'

/**
 * The texts of replies to each kind of utterance, by the group of the kind. The group `remark` contains short answers,
 * greetings, and remarks about the conversation or the companion.
 */
export const scriptsByGroup = {
  everyday: [everydayKinds, leisureKinds],
  pleasant: [pleasantKinds],
  plan: [planKinds],
  annoyance: [annoyanceKinds],
  worry: [worryKinds],
  sadness: [sadnessKinds],
  people: [peopleKinds],
  remark: [answerKinds, conversationRemarkKinds],
  scene: [sceneKinds],
  'companion-question': [companionQuestionKinds],
  question: [questionKinds],
  request: [requestKinds, entertainmentKinds],
} as const
