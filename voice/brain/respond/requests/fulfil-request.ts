import type { Rule } from '../rule'
import { askCaller } from './ask-caller'
import { changeSubject } from './change-subject'
import { explainAdvice, makePlan, proposeAction } from './make-plan'
import {
  correctSentence,
  givePhrase,
  judgePronunciation,
  speakOtherLanguage,
} from './practise-language'
import {
  prepareObjection,
  prepareSentence,
  sayGentleSentence,
  varySentence,
} from './prepare-sentence'
import { admitRepetition, summarise, tellStory } from './retell'

/** By priority. */
const requestRules: readonly Rule[] = [
  admitRepetition,
  correctSentence,
  judgePronunciation,
  givePhrase,
  speakOtherLanguage,
  sayGentleSentence,
  askCaller,
  makePlan,
  prepareSentence,
  prepareObjection,
  varySentence,
  summarise,
  tellStory,
  proposeAction,
  explainAdvice,
  changeSubject,
]

/** Carries out what the caller asks for: a correction, a sentence, a plan, a question, a story. */
export const fulfilRequest: Rule = (draft, utterance) =>
  requestRules.some((rule) => rule(draft, utterance))
