import { misunderstandingApologies } from '../../templates/conversation-templates'
import type { Rule } from '../rule'
import { askCaller } from './ask-caller'
import { changeSubject } from './change-subject'
import { makePlan, proposeAction } from './make-plan'
import { correctSentence, givePhrase, judgePronunciation } from './practise-language'
import { prepareSentence, varySentence } from './prepare-sentence'
import { summarise, tellStory } from './retell'

/** In order of priority. */
const requestRules: readonly Rule[] = [
  correctSentence,
  judgePronunciation,
  givePhrase,
  askCaller,
  makePlan,
  prepareSentence,
  varySentence,
  summarise,
  tellStory,
  proposeAction,
  changeSubject,
]

/** Fulfils the caller's request: a correction, a sentence, a plan, a question, a story. */
export const fulfilRequest: Rule = (draft, utterance) => {
  if (utterance.isStory && utterance.act?.startsWith('tells')) return false
  if (renewedRequest.test(utterance.normalisedText)) draft.sayOneOf(misunderstandingApologies)
  return requestRules.some((rule) => rule(draft, utterance)) || draft.sentences.length > 1
}

/** Matches a request that the caller repeats because the companion has not fulfilled it. */
const renewedRequest =
  /^(non|nan) (mais )?(moi )?(je|j) (te |vous |t )?(demande|ai demande|veux|voulais)\b/
