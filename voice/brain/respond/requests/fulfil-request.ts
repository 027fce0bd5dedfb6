import { misunderstandingApologies } from '../../templates/conversation-templates'
import type { Rule } from '../rule'
import { askCaller } from './ask-caller'
import { changeSubject } from './change-subject'
import { explainAdvice, makePlan, proposeAction } from './make-plan'
import { answerEnglish, correctSentence, givePhrase, judgePronunciation } from './practise-language'
import {
  prepareObjection,
  prepareSentence,
  sayGentleSentence,
  softenSentence,
  varySentence,
} from './prepare-sentence'
import { admitRepetition, summarise, tellStory } from './retell'

/** In order of priority. */
const requestRules: readonly Rule[] = [
  admitRepetition,
  correctSentence,
  judgePronunciation,
  givePhrase,
  answerEnglish,
  sayGentleSentence,
  askCaller,
  makePlan,
  prepareSentence,
  prepareObjection,
  softenSentence,
  varySentence,
  summarise,
  tellStory,
  proposeAction,
  explainAdvice,
  changeSubject,
]

/** Fulfils the caller's request: a correction, a sentence, a plan, a question, a story. */
export const fulfilRequest: Rule = (draft, utterance) => {
  if (utterance.isStory && utterance.act?.startsWith('tells')) return false
  const isRenewed = renewedRequest.test(utterance.normalisedText)
  if (isRenewed) draft.sayOneOf(misunderstandingApologies)
  return requestRules.some((rule) => rule(draft, utterance)) || draft.sentences.length > 1
}

/** Matches a request that the caller repeats because the companion has not fulfilled it. */
const renewedRequest =
  /^(non|nan) (mais )?(moi )?(je|j) (te |vous |t )?(demande|ai demande|veux|voulais)\b/
