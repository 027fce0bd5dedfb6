import type { Language } from '../../../../domain/languages'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { numbers } from '../../knowledge/numbers'
import { languageNames } from '../../knowledge/phrases'
import { playfulRequests } from '../../knowledge/playful-requests'
import { poems, rhymes } from '../../knowledge/rhymes'
import { markWords, sayEvenIfRepeated } from '../../lessons/say-in-language'
import { isLikelyStatement } from '../../purposes/is-likely-statement'
import { ideasBySubject } from '../../templates/answers/view-templates'
import { bedtimeSentences, comfortSentences } from '../../templates/sentences/prepared-sentences'
import { explicitSentenceRequest } from '../../templates/sentences/sentence-requests'
import {
  encouragements,
  infinitiveExplanations,
  missingRhymeReplies,
  quietTalks,
  rehearsalPattern,
  rhymeIntroductions,
  rolePlayFeedback,
  selfPortraits,
  sweetWords,
} from '../../templates/sentences/spoken-requests'
import { resumeInterruptedResponse } from '../repeat-sentences'
import type { Rule } from '../rule'
import { rehearse } from '../scenes/rehearse'
import { playScene } from '../scenes/role-play'
import { answerSimpleRequest } from './answer-simple-request'
import { playRiddles } from './play-riddles'
import { correctGivenSentence, isTeacher, teachesLanguage, translate } from './practise-language'
import { changePreparedSentence, prepareSentence, varySentence } from './prepare-sentence'
import { summarise, tellStory } from './retell'
import { startQuiz } from './run-quiz'

const talkRequest =
  /(?:^(?:(?:alors|bon|allez|oh|et|oui|plutot) )*(?:parle|parlez|raconte|racontez|decris|decrivez)(?: moi| nous)?|\b(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) (?:me |nous )?(?:parler|raconter|decrire)|\bque (?:tu|vous) (?:me )?(?:parles|parliez|racontes|racontiez))(?: \w+){0,4}? (?:de |d |du |des )(?:la |le |l |les )?(?:ton |ta |tes |votre |vos )?(\w+)/
const selfPortraitRequest =
  /\b(?:parl\w*|racont\w*|dis|dites|decri\w*)(?: moi| nous)?(?: (?:un peu|plutot|encore|donc))? (?:de |d )?(?:toi|vous)(?: (?:un peu|plutot|alors|maintenant|meme))*$/

/** Talks gently about the sea, the rain, the night or itself when the caller wants to listen. */
const talkOnRequest: Rule = (draft, { normalisedText, wordCount }) => {
  if (wordCount > 16) return false
  if (selfPortraitRequest.test(normalisedText)) {
    const style = draft.context.companion.style.toLowerCase().replace(/\.$/, '')
    return draft.sayOneOf(selfPortraits, { style })
  }
  const subject = talkRequest.exec(normalisedText)?.[1]
  if (subject === undefined) return false
  const quietTalk = quietTalks.find(([pattern]) => pattern.test(subject))
  if (!quietTalk) return false
  draft.sayAll(quietTalk[1])
  return draft.sentences.length > 0
}

const sweetRequest =
  /\b(?:dis|dites|dire|redis|redites|souffle\w*|murmure\w*|chuchote\w*|glisse\w*)(?: moi)? (?:\w+ )?(?:un mot|une phrase|des mots|quelque chose|un truc|une chose|des choses)(?: de)? (?:doux|douce|tendre\w*|joli\w*|beau|belle|gentil\w*|positi\w*|reconfort\w*|apais\w*|rassur\w*)/
const encouragementRequest =
  /\b(?:mots?|phrase|quelque chose|truc) pour m(?:e|oi)? ?(?:donner|encourag\w*|rassur\w*|motiv\w*|(?:re)?booster|remonter)|\b(?:encourage|encouragez|motive|motivez|rassure|rassurez) moi\b/
const bedtimeRequest =
  /\b(?:phrase|mots?|quelque chose|truc)\b.{0,20}\b(?:endormir|dormir|bonne nuit)\b/

/** Says something tender or comforting, or a sentence to fall asleep with. */
const saySweetWords: Rule = (draft, { act, normalisedText, wordCount }) => {
  if (wordCount > 22 || act?.startsWith('tells')) return false
  if (bedtimeRequest.test(normalisedText)) return draft.sayOneOf(bedtimeSentences)
  if (encouragementRequest.test(normalisedText)) return draft.sayOneOf(encouragements)
  return sweetRequest.test(normalisedText) && draft.sayOneOf([...sweetWords, ...comfortSentences])
}

/** Counts to ten in the language that the caller names, else in the one that the companion teaches. */
const count: Rule = (draft, { act, normalisedText, text, wordCount }) => {
  const request = /\b(?:tu|vous|peux|pouvez|compte|comptez|jusqu|comment|apprends|dis|dites)\b/
  if (
    !/\b(?:compt\w*|les chiffres|les nombres)\b/.test(normalisedText) ||
    !request.test(normalisedText) ||
    wordCount > 14
  )
    return false
  if (act?.startsWith('tells') && !/\bjusqu/.test(normalisedText)) return false
  const { language } = draft.context.companion
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normaliseText(text)))?.[1]
  const namesNumbers = /\b(?:jusqu|chiffres|nombres|un deux|uno|one|eins)\b/.test(normalisedText)
  if (!namesNumbers && namedLanguage === undefined) return false
  const targetLanguage: Language = namedLanguage ?? (teachesLanguage(draft) ? language : 'french')
  const words = numbers[targetLanguage]
  if (!words) return false
  sayEvenIfRepeated(draft, `Volontiers : ${markWords(draft, words, targetLanguage)}.`)
  return true
}

/** Says a nursery rhyme in the language that the caller names, else in the one that the companion teaches. */
const sayRhyme: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  if (
    !/\b(?:comptines?|berceuses?|poemes?|poesies?|fables?|vers|alexandrins?|recit\w+|nursery rhyme|filastrocca|kinderreim)\b/.test(
      normalisedText,
    )
  )
    return false
  if (wordCount > 14 || isLikelyStatement(utterance)) return false
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1]
  const own = isTeacher(draft) ? draft.context.companion.language : 'french'
  const language = namedLanguage ?? draft.state.lesson?.language ?? own
  const isPoem =
    language === 'french' && /\b(?:poe\w+|fables?|vers|alexandrins?|recit\w+)/.test(normalisedText)
  const isUnsaid = (line: string) => !draft.state.spokenSentences.some((one) => one.includes(line))
  if (isPoem) {
    const unsaid = poems.filter(([, line]) => isUnsaid(line))
    const poem = unsaid.find(([title]) => title.test(normalisedText)) ?? unsaid[0]
    if (!poem) return draft.sayOneOf(missingRhymeReplies)
    sayEvenIfRepeated(draft, poem[1])
    return true
  }
  const rhyme = rhymes[language]?.find(([first = '']) => isUnsaid(first))
  if (!rhyme) return draft.sayOneOf(missingRhymeReplies)
  draft.sayOneOf(rhymeIntroductions)
  for (const line of rhyme)
    sayEvenIfRepeated(draft, language === 'french' ? line : markWords(draft, line, language))
  return true
}

const maxPlayfulWords = 12

/** Gives a challenge, or answers teasing and a flat contradiction. */
const answerPlayfulRequest: Rule = (draft, { normalisedText, wordCount }) => {
  const row = playfulRequests.find(([pattern]) => pattern.test(normalisedText))
  const isPending = draft.state.suggestion.state === 'pending'
  return row !== undefined && !isPending && wordCount <= maxPlayfulWords && draft.sayOneOf(row[1])
}

const alreadyKnown =
  /^(?:(?:non|ah|bof|mais|merci) )*(?:(?:je|on|j|celui la je|celle la je) (?:l |les )?(?:ai |a |avons )?(?:deja (?:vu|lu|fait|goute|ecoute|essaye)|connais deja)\w*|(?:deja (?:vu|lu|fait)|connais deja)\w*|autre chose|une? autre|pas (?:celui|celle) la)(?: (?:autre chose|une? autre))?$/

/** Gives another idea of the same kind when the caller already knows the one that was proposed. */
const proposeAnother: Rule = (draft, { normalisedText }) => {
  if (!alreadyKnown.test(normalisedText)) return false
  const last = draft.state.lastResponse.join(' ')
  const row = ideasBySubject.find(([, ideas]) =>
    ideas.some((idea) => last.includes(draft.fill(idea) ?? idea)),
  )
  return row !== undefined && draft.sayOneOf(row[1])
}

const feedbackRequest =
  /\b(?:(?:tu|vous) en (?:as|avez) pense|c etait (?:comment|bien|nul|ok)(?: alors| franchement| honnetement| vraiment| pour vous| pour toi)*$|j etais (?:comment|bien|nulle?)|je m en suis sortie?s?|(?:ton|votre) (?:avis|retour|verdict) sur (?:mes|mon|ma|moi)|mes reponses)/

/** Says how the caller did in a role-play that is over. */
const reviewRolePlay: Rule = (draft, { normalisedText, wordCount }) => {
  const { spokenSentences } = draft.state
  if (wordCount > 12 || !feedbackRequest.test(normalisedText)) return false
  if (!spokenSentences.some((sentence) => rehearsalPattern.test(sentence))) return false
  draft.update({ questioning: null })
  return draft.sayOneOf(rolePlayFeedback)
}

const resumption =
  /^(?:(?:oui|ok|okay|d accord|vas y|allez y|pardon|desolee?|non|mm|ah|et|mais|si|bien sur|je t en prie|je vous en prie) )*(?:continue\w*|poursui\w*|reprends|reprenez|vas y|allez y|la suite|(?:je (?:t|vous) (?:ai|avais) )?coupee?|finis\w*(?: ta| votre)?(?: phrase)?)(?: (?:s il \w+ plait|stp|svp|donc|alors|je t ecoute|je vous ecoute))*$/

/** Says the rest of a response that was cut, before "continue" can mean anything else. */
const resumeOnRequest: Rule = (draft, { normalisedText }) => {
  const { interruptedSentences } = draft.state
  return resumption.test(normalisedText) && resumeInterruptedResponse(draft, interruptedSentences)
}

/** Prepares a sentence on an explicit request, or from the caller's answer to "pour dire quoi ?" */
const answersSentencePurpose: Rule = (draft, utterance) =>
  utterance.purpose.purpose !== 'says-goodbye' &&
  (explicitSentenceRequest.test(utterance.normalisedText) ||
    /pour (?:lui )?dire quoi/.test(draft.state.lastResponse.at(-1) ?? '')) &&
  prepareSentence(draft, utterance)

const infinitiveQuestion = /\bpourquoi\b.*?\b((?:m |s |t )?\w+er)\b.*\b(?:r|er|ez|e accent)\b/

/** Explains why a verb ends in "-er", from the word before it in a sentence that was said earlier. */
const explainInfinitive: Rule = (draft, { normalisedText, wordCount }) => {
  const verb = infinitiveQuestion.exec(normalisedText)?.[1]?.split(' ').at(-1)
  if (!verb || wordCount > 24) return false
  const quoted = draft.state.spokenSentences.findLast((one) => normaliseText(one).includes(verb))
  const [, before] = new RegExp(`(\\p{L}+) (?:\\p{L}’)?${verb}`, 'iu').exec(quoted ?? '') ?? []
  return draft.sayOneOf(infinitiveExplanations, before ? { before, verb } : { verb })
}

/** Says what the caller asks to hear; runs before rules that could match similar words. */
export const speakOnRequest: Rule = (draft, utterance) => {
  if (resumeOnRequest(draft, utterance) || playScene(draft, utterance)) return true
  if (rehearse(draft, utterance)) return true
  if (explainInfinitive(draft, utterance) || changePreparedSentence(draft, utterance)) return true
  if (summarise(draft, { ...utterance, act: null })) return true
  if (correctGivenSentence(draft, utterance) || answersSentencePurpose(draft, utterance))
    return true
  const { lastResponse, preparedSentence } = draft.state
  const hasJustPrepared =
    preparedSentence && lastResponse.some((sentence) => sentence.endsWith('»'))
  if (hasJustPrepared && utterance.wordCount <= 6 && varySentence(draft, utterance)) return true
  if (draft.state.runningActivity) return false
  return [
    playRiddles,
    answerPlayfulRequest,
    proposeAnother,
    sayRhyme,
    reviewRolePlay,
    talkOnRequest,
    saySweetWords,
    count,
    translate,
    startQuiz,
    tellStory,
    answerSimpleRequest,
  ].some((rule) => rule(draft, utterance))
}
