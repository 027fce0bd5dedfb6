import { isQuestionPurpose } from '../../purposes/purpose'
import { selfAnswers } from '../../templates/answers/self-answers'
import { smallTalkTemplates } from '../../templates/answers/small-talk-templates'
import type { Rule } from '../rule'

/** Matches questions about the companion: its life, its tastes, its honesty. */
const aboutCompanionPattern =
  /^(?:(?:et|mais|dis|dites|sinon|au fait|franchement|serieux|non|ah|alors|euh|hein|attends|bonjour|bonsoir|salut|coucou|allo) )*(?:(?:toi|vous|est ce que|c est que|qu est ce que) )*(?:tu|vous|t|te|ton|ta|tes|votre|vos)\b|(?<!\b(?:d apres|selon|pour|avis) )\b(?:toi|vous|tu|te|t)( hein| aussi| alors)?$|\b(?:es|as|aimes|fais|ris|dors|manges|vis|reves|ressens|crois) tu\b|\b(?:etes|avez|aimez|faites|dormez|vivez|revez|ressentez|croyez) vous\b|^(?:(?:bonjour|bonsoir|salut|coucou|allo|dis|dites) )*(?:je|j) (?:ne )?(?:te |vous )?(?:derange|embete|saoule|ennuie)\b/
/** Matches questions for the companion's help with the caller's life, or for its opinion on it. */
const aboutCallerPattern =
  /\bt (?:irais|aurais|en (?:connais|penses|as|aurais))\b|\b(tu|vous) (en )?(peux|pouvez|pourrais|pourriez|(sais|savez)(?! \w+(er|ir|re)\b)|penses|pensez|trouves|trouvez|dirais|diriez|ferais|feriez|conseilles|conseillez|veux|voulez|connais|connaissez|as une idee|avez une idee|auriez une idee|aurais une idee|crois (qu|que|aux?|a)|croyez (qu|que|aux?|a)|te souviens|vous souvenez|proposes?|proposez)\b|\b(penses|crois|trouves) tu\b|\b(crois|croyez|penses|pensez) (qu|que)\b|\b(ferais|feriez|dirais|diriez|conseilles|conseillez|penses|pensez) (tu|vous)\b/
/** Matches questions for advice or an opinion that address the companion in other words. */
const advicePattern =
  /\b(?:en (?:penses|pensez|dis|dites)|ou pas|t (?:irais|aurais)|(?:tu|vous) (?:(?:l|le|la|les|lui|leur|y|en|me|m|nous) )?\w+(?:rais|riez))\b/
/** Matches requests about the companion that have no form of a question: "te moque pas", "raconte-moi ta journée". */
const requestPattern =
  /\b(?:te fous pas|vous foutez pas|te moque pas|vous moquez pas|rigole pas|me juge pas|me jugez pas|(?:reste|restera) entre nous|(?:tu|vous) (?:le |l )?repete\w* (?:a|ca|pas)|(?:raconte|parle)\w*(?: moi)? (?:de )?(?:ta|votre) (?:journee|vie|semaine|enfance))\b/

const maxWordsOfCertainQuestion = 12
const maxWords = 22

/** Answers questions about the companion itself honestly, as an AI. */
export const answerAboutSelf: Rule = (draft, utterance) => {
  const { act, intents, isQuestion, normalisedText, purpose, wordCount } = utterance
  if (/^asks-(?:advice|idea|sentence)$/.test(act ?? '') || advicePattern.test(normalisedText))
    return false
  const isCertain =
    act === 'asks-self' && wordCount <= maxWordsOfCertainQuestion && !intents.has('asks-advice')
  const isLikely =
    isQuestion &&
    aboutCompanionPattern.test(normalisedText) &&
    !aboutCallerPattern.test(normalisedText)
  if (!isCertain && !isLikely && !requestPattern.test(normalisedText)) return false
  if (wordCount > maxWords) return false
  const answers = selfAnswers.find(([pattern]) => pattern.test(normalisedText))?.[1]
  if (answers && draft.sayOneOf(answers)) return true
  // Words such as "toi" also occur in questions about something else.
  if (isQuestionPurpose(purpose.purpose) && purpose.purpose !== 'asks-companion') return false
  return draft.sayOneOf(smallTalkTemplates['asks-about-companion'] ?? [])
}
