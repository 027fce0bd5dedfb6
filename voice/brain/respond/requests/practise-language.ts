import type { Language } from '../../../../domain/languages'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { findPhrase, findThemeWords, isTaught, languageNames } from '../../knowledge/phrases'
import {
  correctionReplies,
  englishPraise,
  englishQuestions,
  englishReplies,
  missingSentenceReplies,
  noCorrectionReplies,
  otherLanguageReplies,
  repeatAloudReplies,
  unknownPhraseReplies,
} from '../../templates/prepared-sentences'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { correctFrench } from '../../understanding/correct-french'
import { normaliseText } from '../../understanding/normalise-text'
import type { Rule } from '../rule'

const unspoken = /[<>[\]{}|()*_#`"«»]/g

/** Corrects the sentence that the caller gives, or asks for it. */
export const correctSentence: Rule = (draft, { text, normalisedText }) => {
  const asksCorrection =
    /\b(corrige\w*|(une|la|des) (correction|fautes?)|(est ce que )?(c est|ma phrase est) (correcte?|bien (ecrit|dit)|juste)( |$)|is (it|this|that) correct|correct my)\b/
  if (
    !asksCorrection.test(normalisedText) ||
    /\bcorriger (mon|le|la) (attitude|caractere)\b/.test(normalisedText)
  )
    return false
  const sentence = (
    /«\s*(.+?)\s*»|"(.+?)"|“(.+?)”/.exec(text)?.slice(1).find(Boolean) ??
    /[:,]\s*(.{6,})$/.exec(text)?.[1] ??
    /ma phrase (?!est|s['’]il|stp)(.{8,})$/i.exec(text)?.[1]
  )
    ?.replace(unspoken, '')
    .trim()
  if (!sentence) return draft.sayOneOf(missingSentenceReplies)
  const corrected = correctFrench(sentence)
  const spoken = keepShort(corrected.text.replace(/[\s?!.]+$/, ''), 16)
  return draft.sayOneOf(corrected.hasCorrections ? correctionReplies : noCorrectionReplies, {
    sentence: spoken,
  })
}

const keepShort = (sentence: string, maxWords: number) => {
  const words = sentence.split(' ')
  return words.length > maxWords ? `${words.slice(0, maxWords).join(' ')}…` : sentence
}

const englishWords =
  /\b(i|am|is|are|was|the|my|you|your|have|has|to|in|going|want|do|does|did|how|what|where|when|please|thank|would|like|and|we|she|he|it|this|that|can|not|work|live)\b/g

/** Whether most words are English: a learner practises. */
function isEnglish(normalisedText: string): boolean {
  const count = normalisedText.match(englishWords)?.length ?? 0
  const words = normalisedText.split(' ').length
  return (
    count >= 2 && count * 5 >= words * 2 && !/\b(je|est|le|les|des|et|que)\b/.test(normalisedText)
  )
}

/** Corrects the learner's English sentence if need be, and asks one question in English. */
function answerEnglish(draft: ResponseDraft, text: string): boolean {
  if (/^(how|what) (do|can|would|is)\b/i.test(text)) return false
  const corrected = correctFrench(text.replace(unspoken, ''))
  const sentence = keepShort(corrected.text.replace(/[\s?!.]+$/, ''), 16)
  if (corrected.hasCorrections) draft.sayOneOf(correctionReplies, { sentence })
  else draft.sayOneOf(englishPraise)
  return draft.sayOneOf(englishQuestions) || draft.sentences.length > 0
}

/** Answers in English when asked to, or when the caller speaks English. */
export const speakOtherLanguage: Rule = (draft, { text, normalisedText }) => {
  if (
    /\b(speak|talk|switch to|answer) (in )?english\b|\b(parle|parlez|parlons|on parle|reponds|repondez)( moi)? (en )?anglais\b|\bin english please\b/.test(
      normalisedText,
    )
  )
    return draft.sayOneOf(englishReplies)
  if (isEnglish(normalisedText)) return answerEnglish(draft, text)
  return (
    /\b(parle|parlez|parlons|reponds|repondez)( moi)? (en )?(espagnol|italien|allemand|japonais|arabe|chinois|russe)\b/.test(
      normalisedText,
    ) && draft.sayOneOf(otherLanguageReplies)
  )
}

const phraseRequest =
  /\b(how (do|can|would|should) (i|you|we)|what (is|do you say)|(comment|qu est ce qu|que) (on |je |tu |vous )?(peux |peut |dois )?(dit|dis|dire|demande|demander|commande|commander|traduit|traduis)|comment (se )?dit|ca se dit comment|(on|je) (dit|demande|commande|dis) comment|traduis\w*|traduction|apprends moi a (dire|demander|commander)|en (anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe) (ca|comment|on|c est)|(et )?pour (demander|dire|commander)|(ca )?veut dire)\b/
const furtherPhrase = /^(et|ou) (si je (veux|voudrais)|pour|avec|un|une|le|la)\b/
const wordRequest =
  /\b((donne\w*|apprend\w*|appren\w*|dis|dites|propose\w*|connais\w*)( moi| nous)? .{0,20}|quelques |deux |trois |cinq |des )(mots?|vocabulaire|termes)\b/

/** Gives a phrase or three words in a foreign language. */
export const givePhrase: Rule = (draft, utterance) => {
  const { normalisedText, isQuestion } = utterance
  const named = languageNames.find(([pattern]) => pattern.test(normalisedText))
  const { category, language } = draft.context.companion
  const isLearning = category === 'apprentissage' && language !== 'french'
  const target: Language = named?.[1] ?? (isTaught(language) ? language : 'english')
  const inLanguage = languageNames.find(([, one]) => one === target)?.[2] ?? ''
  if (wordRequest.test(normalisedText) && (named || isLearning)) {
    const words = findThemeWords(normalisedText, target)
    if (words && draft.say(`${inLanguage} : ${words.replace(' : ', ', pour dire ')}.`))
      return sayAloud(draft)
  }
  const isFurther =
    furtherPhrase.test(normalisedText) && draft.state.lastResponse.join(' ').includes('On dit : «')
  const isEnglishRequest = /\b(how (do|can|would)|what do you say)\b/.test(normalisedText)
  if (!phraseRequest.test(normalisedText) && !(isFurther && isLearning)) return false
  if (!named && !isEnglishRequest && category !== 'apprentissage') return false
  const found = findPhrase(withoutLanguage(normalisedText), target)
  if (!found) {
    if (isFurther && !isQuestion) return false
    return (
      (named !== undefined || isEnglishRequest || isQuestion) &&
      draft.sayOneOf(unknownPhraseReplies)
    )
  }
  if (!draft.say(`On dit : « ${found.phrase} ».`))
    draft.sayOneOf(['Encore une fois, c’est : « {phrase} ».'], { phrase: found.phrase })
  return sayAloud(draft)
}

const withoutLanguage = (normalisedText: string) =>
  normalisedText.replace(/\b(en )?(anglais|espagnol|italien|allemand)\b/g, ' ')

const sayAloud = (draft: ResponseDraft) =>
  draft.sayOneOf(repeatAloudReplies) || draft.sentences.length > 0

/** Says whether the caller repeated the phrase that was just given: "coraggio, c'est ça ?". */
export const judgePronunciation: Rule = (draft, { text, wordCount }: UtteranceAnalysis) => {
  const phrase = /(?:On dit|c’est) : « (.+?) »/.exec(draft.state.lastResponse.join(' '))?.[1]
  if (!phrase || wordCount > 12) return false
  const said = normaliseText(text)
  const [first = ''] = normaliseText(phrase).split(' ')
  if (!said.includes(normaliseText(phrase)) && !(first.length > 3 && said.startsWith(first)))
    return false
  return draft.sayOneOf(['Oui, c’est ça, « {phrase} ».', 'Exactement, bien dit : « {phrase} ».'], {
    phrase,
  })
}
