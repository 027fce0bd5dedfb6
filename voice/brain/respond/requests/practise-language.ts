import type { Language } from '../../../../domain/languages'
import { removeLanguageMarkers } from '../../../language-spans/language-markers'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { findPhrase, findThemeWords, isTaught, languageNames } from '../../knowledge/phrases'
import { findMeaning, findWord } from '../../knowledge/vocabulary/find-word'
import { hasSameWords, isInLanguage, normaliseWords } from '../../lessons/compare-words'
import { englishWords, pleaseByLanguage } from '../../lessons/content/learner-wordings'
import { findMistake } from '../../lessons/mistakes/find-mistake'
import { markWords } from '../../lessons/say-in-language'
import {
  correctionReplies,
  englishPraise,
  englishQuestions,
  givenMeanings,
  givenPhrases,
  missingSentenceReplies,
  noCorrectionReplies,
  repeatAloudReplies,
  repeatedPhrases,
  rightForeignReplies,
  unknownPhraseReplies,
  wordLists,
} from '../../templates/prepared-sentences'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { correctFrench } from '../../understanding/correct-french'
import type { Rule } from '../rule'

const unspeakableCharacters = /[<>[\]{}|()*_#`"«»]/g

/** Corrects the sentence that the caller gives, or asks for it. */
export const correctSentence: Rule = (draft, utterance) => {
  const { text, normalisedText } = utterance
  const correctionPattern =
    /\b(corrige\w*|corregir\w*|corregg\w*|korrigier\w*|(une|la|des) (correction|fautes?)|(est ce que )?(?:c est|ma phrase est) (?:correcte?|bien (?:ecrit|dit)|juste(?= (?:comme ca|ma|cette|ce|la|dit|ecrit|ou)\b|$))( |$)|(?:is|was) (?:it|this|that) (?:correct|right)|correct my)\b/
  if (
    !correctionPattern.test(normalisedText) ||
    /\bcorriger (mon|le|la) (attitude|caractere)\b/.test(normalisedText)
  )
    return false
  const before = checkedSentence.exec(text)?.[1]
  if (before && (draft.state.lesson || teachesLanguage(draft))) return sayCorrected(draft, before)
  return correctGivenSentence(draft, utterance) || correctLastSentence(draft, text)
}

/** Captures the sentence before the question whether it is right: "How old are you? C'est juste ?" */
const checkedSentence =
  /^(.{4,}?[.?!,…»]) *(?:est-ce que )?(?:c['’]est|ma phrase est|ça se dit|is (?:it|this|that)) (?:bien )?(?:juste|correcte?|bon|ça|dit|right|correct)[ ?!.]*$/iu

const correctLastSentence = (draft: ResponseDraft, text: string): boolean => {
  const last = draft.state.callerStatements.at(-1)
  const isAboutLast =
    isAboutLastSentence.test(normaliseWords(text)) && (draft.state.lesson || teachesLanguage(draft))
  return isAboutLast && last ? sayCorrected(draft, last) : draft.sayOneOf(missingSentenceReplies)
}

const givenSentence =
  /(?:(?<!(?:me|se|te|nous|vous) )corrig\w*|correct|relis\w*|relire)[^:,?]{0,45}[:,?]\s*(.{6,})$|(?:faute|correction)[^:]{0,45}:\s*(.{6,})$|ma phrase (?!est|s['’]il|stp)(.{8,})$|^(?:tu peux |vous pouvez |peux-tu |pouvez-vous )?corrige[rz]?(?:[- ]moi)? (?:ça |ceci )?((?:je|j['’]|tu|il|elle|on|nous|vous|les|si|malgré) .{6,})$/iu

/** Corrects the sentence that follows the request: "corrige : je suis la". */
export const correctGivenSentence: Rule = (draft, { text, wordCount }) => {
  const wasAsked = missingSentenceReplies.some(
    (reply) => draft.state.lastResponse.at(-1) === draft.fill(reply),
  )
  if (wasAsked && wordCount > 3 && !/^comment\b/i.test(text)) return sayCorrected(draft, text)
  if (!/\b(?:corr|relis|relire|faute|phrase)/i.test(text)) return false
  const sentence = (/«\s*(.+?)\s*»|"(.+?)"|“(.+?)”/.exec(text) ?? givenSentence.exec(text))
    ?.slice(1)
    .find(Boolean)
  return sentence !== undefined && sayCorrected(draft, sentence)
}

/** Corrects in the practised language, in English or in French. */
function sayCorrected(draft: ResponseDraft, text: string): boolean {
  const sentence = text.replace(unspeakableCharacters, '').trim()
  const ownLanguage = draft.state.lesson?.language ?? draft.context.companion.language
  const language = isEnglish(normaliseWords(sentence)) ? 'english' : ownLanguage
  const mistake = findMistake(sentence, language)
  const isForeign = mistake !== null || isInLanguage(sentence, language)
  const corrected = isForeign ? null : correctFrench(sentence)
  const words = truncate(mistake?.corrected ?? corrected?.text ?? sentence)
  const isCorrected = mistake !== null || corrected?.hasCorrections
  const rightReplies = isForeign ? rightForeignReplies : noCorrectionReplies
  const replies = isCorrected ? correctionReplies : rightReplies
  const correctedText = isForeign ? markWords(draft, words, language) : words
  if (draft.sayOneOf(replies, { sentence: correctedText })) return true
  // A long sentence is said as a quotation of its own.
  draft.sentences.push(
    isCorrected ? 'Voici la version corrigée.' : 'Je n’y vois rien de sûr.',
    `« ${correctedText} »`,
  )
  return true
}

/** "Il y a une faute ?" is about what the learner said before. */
const isAboutLastSentence =
  /\b(?:il y a|y a t il|j ai fait|je fais) (?:une|des) fautes?\b|^(?:et |mais )?(?:est ce que )?(?:c est|c etait|ma phrase est) (?:correcte?|juste|bien dit)\b|\b(?:is|was) (?:it|this|that) (?:correct|right)\b|^(?:(?:me )?puedes? corregir\w*|puoi corregg\w*)/

const maxCorrectedWords = 60

/** Removes the final punctuation, and cuts a text that nobody could listen to. */
const truncate = (sentence: string) => {
  const words = sentence.replace(/[\s?!.]+$/, '').split(' ')
  return words.slice(0, maxCorrectedWords).join(' ') + (words.length > maxCorrectedWords ? '…' : '')
}

/** Whether most words are English, which means that a learner practises. */
function isEnglish(normalisedText: string): boolean {
  const count = normalisedText.match(englishWords)?.length ?? 0
  const words = normalisedText.split(' ').length
  return (
    count >= 2 && count * 5 >= words * 2 && !/\b(je|est|le|les|des|et|que)\b/.test(normalisedText)
  )
}

/** Corrects or praises the learner's English sentence, and asks one question in English. */
export const answerEnglish: Rule = (draft, { text, normalisedText }) => {
  if (!isEnglish(normalisedText) || /^(how|what) (do|can|would|is)\b/i.test(text)) return false
  const plain = text.replace(unspeakableCharacters, '')
  const sentence = findMistake(plain, 'english')?.corrected
  if (sentence) {
    draft.sayOneOf(correctionReplies, { sentence: markWords(draft, truncate(sentence), 'english') })
  } else draft.sayOneOf(englishPraise.map((praise) => markWords(draft, praise, 'english')))
  return (
    draft.sayOneOf(englishQuestions.map((question) => markWords(draft, question, 'english'))) ||
    draft.sentences.length > 0
  )
}

const phraseRequest =
  /\b(how (do|can|would|should) (i|you|we)|what (is|do you say)|(comment|qu est ce qu|que) (on |je |tu |vous )?(peux |peut |dois )?(dit|dis|dire|demande|demander|commande|commander|traduit|traduis)|comment (se )?dit|ca se dit comment|(on|je) (dit|demande|commande|dis) comment|traduis\w*|traduction|apprends moi a (dire|demander|commander)|en (anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe) (ca|comment|on|c est)|(et )?pour (demander|dire|commander))\b/
const teachRequest =
  /^(?:\w+ )?(?:appren\w*|dis|dites|repete\w*|redi\w*) (?:moi )|\bje (?:voudrais|veux|voulais) (?:lui |leur |savoir )?dire\b|\bc est (?:quoi|comment)(?: \w+)?$/
const furtherRequest = /^(et|ou) (si je (veux|voudrais)|pour|avec|un|une|le|la)\b/
const wordRequest =
  /\b((donne\w*|apprend\w*|appren\w*|dis|dites|propose\w*|connais\w*)( moi| nous)? .{0,20}|quelques |deux |trois |cinq |des )(mots?|vocabulaire|termes)\b/

/** Matches a text of only these polite words, which `normaliseText` removes: "et s'il te plaît ?" */
const politeWords =
  /^(?:et |comment (?:on|tu|vous) (?:dit|dis|dites) |comment dit-on )?[«" ]*s[’']il (?:te|vous) pla[iî]t[»" ]*(?: alors)?[ ?.!]*$/i

/** Captures the phrase that the companion gave. */
const givenPhrase = /(?:On dit|c’est) : « (.+?) »/

/** Whether the companion teaches a language: always in the learning category, else after it gave a phrase. */
export const teachesLanguage = ({ context, state }: ResponseDraft): boolean =>
  context.companion.language !== 'french' &&
  (context.companion.category === 'apprentissage' ||
    state.spokenSentences.some((sentence) =>
      /(?:On dit|c’est) : «|^En \p{L}+(?:, par exemple)? : /u.test(sentence),
    ))

const isTeacher = ({ context, state }: ResponseDraft) =>
  context.companion.category === 'apprentissage' || state.lesson?.isActive === true

const languageWords = '(?:anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe)'
const translatedWords = new RegExp(
  `\\bcomment (?:est-ce qu’)?(?:on |tu |vous |je |ça )?(?:peux |peut |dois )?(?:lui |leur |se )?(?:dit|dis|dites|dire|traduit|traduis|traduire)(?:-on)?,?(?: en ${languageWords},?)? (.+?)(?: en ${languageWords})?(?: déjà)?$|^(?:et |alors )?(?:c’est quoi |traduis(?:ez)?(?:-moi)? )?(?!quoi|comment)(.+?),? en ${languageWords}(?:,? (?:c’est quoi|c’est comment|(?:comment )?on dit(?: comment)?|ça se dit comment))?$`,
  'iu',
)
const askedMeaning =
  /^(?:et |mais )?(?:ça veut dire quoi,? |que veut dire |c’est quoi,? |qu’est-ce que (?:veut dire|ça veut dire) )(?:le mot )?[«" ]*([\p{L}’ -]{2,30}?)[»" ]*(?: en français)?$|^(?:et )?[«" ]*([\p{L}’ -]{2,30}?)[»" ]*,? (?:ça veut dire quoi|ça signifie quoi)$/iu

/** Returns the French words that the caller wants to hear in another language; null when there are none. */
function findTranslatedWords(text: string): string | null {
  const plain = text.replace(/['`]/g, '’').replace(/[ ?.!]+$/, '')
  const quoted = /[«"“]\s*(.+?)\s*[»"”]/.exec(plain)?.[1]
  if (quoted && /\bcomment\b|\btradui|\bse dit\b|\ben \p{L}+(?: |$)/iu.test(plain)) return quoted
  const match = translatedWords.exec(plain)
  const words = (match?.[1] ?? match?.[2])?.replace(/^(?:que |qu’)/i, '')
  return words && !/^(?:ça|cela|le|la|l’|les|on|c’est|pour|des mots)$/i.test(words) ? words : null
}

const maxTranslatedWords = 12

/** Says what the words mean in another language or in French, or that the companion does not know. */
export const translate: Rule = (draft, { normalisedText, text, isQuestion, wordCount }) => {
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1]
  const isLearning = /[«"“]/.test(text) ? teachesLanguage(draft) : isTeacher(draft)
  const target = namedLanguage ?? draft.state.lesson?.language ?? draft.context.companion.language
  if ((!namedLanguage && !isLearning) || !isTaught(target)) return false
  const asked = askedMeaning.exec(text.replace(/['`]/g, '’').replace(/[ ?.!]+$/, ''))
  const foreign = asked?.[1] ?? asked?.[2]
  const meaning = foreign ? findMeaning(foreign, target) : null
  if (foreign && meaning)
    return draft.sayOneOf(givenMeanings, { words: markWords(draft, foreign, target), meaning })
  const words = findTranslatedWords(text)
  if (!words || wordCount > maxTranslatedWords || politeWords.test(text)) return false
  const translation =
    findWord(words, target) ?? findPhrase(normaliseText(words), target, true)?.phrase
  const phrase = translation && markWords(draft, translation, target)
  if (phrase) {
    if (!draft.sayOneOf(givenPhrases, { phrase })) draft.sayOneOf(repeatedPhrases, { phrase })
    return isLearning ? sayAloud(draft) : true
  }
  const language = languageNames.find(([, one]) => one === target)?.[2].toLowerCase() ?? ''
  return (
    isQuestion &&
    draft.sayOneOf(unknownPhraseReplies, {
      words: words.replace(unspeakableCharacters, ''),
      language,
    })
  )
}

/** Gives a phrase or three words in a foreign language. */
export const givePhrase: Rule = (draft, utterance) => {
  const { normalisedText, isQuestion } = utterance
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normalisedText))
  const { category, language } = draft.context.companion
  const isLearning = teachesLanguage(draft)
  const target: Language = namedLanguage?.[1] ?? (isTaught(language) ? language : 'english')
  const languagePhrase = languageNames.find(([, one]) => one === target)?.[2] ?? ''
  if (wordRequest.test(normalisedText) && (namedLanguage || isLearning)) {
    const words = findThemeWords(normalisedText, target)
    const [foreign = '', meaning = ''] = words?.split(' : ') ?? []
    const slots = { language: languagePhrase, foreign: markWords(draft, foreign, target), meaning }
    if (words && draft.sayOneOf(wordLists, slots)) return sayAloud(draft)
  }
  const please = isLearning && politeWords.test(utterance.text) ? pleaseByLanguage[target] : null
  if (please) {
    const phrase = markWords(draft, please, target)
    return draft.sayOneOf(givenPhrases, { phrase }) && sayAloud(draft)
  }
  if (translate(draft, utterance)) return true
  const hasAsked = givenPhrase.test(draft.state.lastResponse.join(' '))
  const isFurther = hasAsked && furtherRequest.test(normalisedText)
  const isEnglishRequest = /\b(how (do|can|would)|what do you say)\b/.test(normalisedText)
  const isNext = hasAsked && /^(?:et|ou) /.test(normalisedText) && utterance.wordCount <= 5
  const entry = findPhrase(removeLanguage(normalisedText), target)
  const isKnown =
    (isNext || teachRequest.test(normalisedText)) &&
    (namedLanguage !== undefined || isLearning) &&
    entry !== null
  if (!isKnown && !phraseRequest.test(normalisedText) && !(isFurther && isLearning)) return false
  if (!namedLanguage && !isEnglishRequest && category !== 'apprentissage' && !isLearning)
    return false
  if (!entry) {
    if (isFurther && !isQuestion) return false
    return (
      (namedLanguage !== undefined || isEnglishRequest || isQuestion) &&
      draft.sayOneOf(unknownPhraseReplies)
    )
  }
  const phrase = markWords(draft, entry.phrase, target)
  if (!draft.sayOneOf(givenPhrases, { phrase })) draft.sayOneOf(repeatedPhrases, { phrase })
  return sayAloud(draft)
}

const removeLanguage = (normalisedText: string) =>
  normalisedText.replace(new RegExp(`\\b(en )?${languageWords}\\b`, 'g'), ' ')

const sayAloud = (draft: ResponseDraft) =>
  draft.sayOneOf(repeatAloudReplies) || draft.sentences.length > 0

/** Says whether the caller repeated the phrase that was just given: "coraggio, c'est ça ?". */
export const judgePronunciation: Rule = (draft, { text, wordCount }: UtteranceAnalysis) => {
  const phrase = givenPhrase.exec(draft.state.lastResponse.join(' '))?.[1]
  if (!phrase || wordCount > 12) return false
  const words = removeLanguageMarkers(phrase)
  const [first = ''] = normaliseWords(words).split(' ')
  if (!hasSameWords(text, words) && !(first.length > 3 && normaliseWords(text).startsWith(first)))
    return false
  return draft.sayOneOf(['Oui, c’est ça, « {phrase} ».', 'Exactement, bien dit : « {phrase} ».'], {
    phrase,
  })
}
