import type { Address } from '../../../../domain/companions/companion-persona'
import type { Language } from '../../../../domain/languages'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { lightSubjects } from '../../templates/answer-templates'
import {
  languageNames,
  phraseBooks,
  phraseNeeds,
  repeatAloudReplies,
  unknownPhraseReplies,
} from '../../templates/phrase-book'
import {
  bedtimeSentences,
  comfortSentences,
  correctionReplies,
  englishPraise,
  englishQuestions,
  englishReplies,
  missingSentenceReplies,
  noCorrectionReplies,
  otherLanguageReplies,
  preparedSentenceQuestions,
  preparedSentenceReplies,
  purposes,
  rephrasedSentenceReplies,
  shorterSentenceReplies,
} from '../../templates/prepared-sentences'
import { fillTemplate } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { correctFrench } from '../../understanding/correct-french'
import { normaliseText } from '../../understanding/normalise-text'

type Rule = (draft: ResponseDraft, utterance: UtteranceAnalysis) => boolean

/** Does what the caller asks for with words: a correction, a sentence, a phrase, another subject. */
export const fulfilRequest: Rule = (draft, utterance) =>
  requestRules.some((rule) => rule(draft, utterance))

const correctSentence: Rule = (draft, { text, normalisedText }) => {
  const asksCorrection =
    /\b(corrige\w*|(une|la|des) (correction|fautes?)|(est ce que )?(c est|ma phrase est) (correcte?|bien (ecrit|dit)|juste)( |$)|is (it|this|that) correct|correct my)\b/
  if (
    !asksCorrection.test(normalisedText) ||
    /\bcorriger (mon|le|la) (attitude|caractere)\b/.test(normalisedText)
  )
    return false
  const sentence = (
    /«\s*(.+?)\s*»|"(.+?)"|“(.+?)”/.exec(text)?.slice(1).find(Boolean) ??
    /[:,]\s*(.{6,})$/.exec(text)?.[1]
  )
    ?.replace(/[<>[\]{}|()*_#`"«»]/g, '')
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

const formalRecipients =
  /\b(chef|cheffe|patronne?|manager|directrice|directeur|direction|drh|rh|employeur|responsable|cadre|banqu\w*|conseill\w*|medecin|docteur|gyneco\w*|sage femme|voisine?|proprietaire|prof\w*|recruteu\w*|client\w*|administration|secretariat|fac)\b/
const recipients =
  /\b(chef|cheffe|patronne?|manager|directrice|directeur|direction|drh|rh|employeur|responsable|cadre|banqu\w*|conseill\w*|medecin|docteur|gyneco\w*|sage femme|voisine?s?|proprietaire|prof\w*|recruteu\w*|clients?|mere|pere|maman|papa|parents|soeur|frere|fille|fils|mari|femme|copaine?|copine|mec|conjointe?|compagnon|compagne|ex|amie?|pote|collegues?|lui|elle|leur|secretariat|fac)\b/

/** The purpose that the latest of the texts names, else the last one, which fits anything. */
function findPurpose(texts: readonly string[]): number {
  const specific = purposes.slice(0, -1)
  for (const text of texts) {
    const index = specific.findIndex(({ pattern }) => pattern.test(text))
    if (index !== -1) return index
  }
  return purposes.length - 1
}

const prepareSentence: Rule = (draft, { normalisedText, isQuestion }) => {
  const asksForSentence =
    /\b((aide|aidez|aider|prepar\w*|trouv\w*|formul\w*|redig\w*|ecri\w*|donne\w*|dicte\w*|propos\w*) .{0,40}\b(phrase|message|mot|sms|mail|lettre|texte|(pour|a) (lui |leur )?(dire|parler|demander|annoncer|expliquer|ecrire|formuler|refuser))|(une|ma|la) phrase (pour|a dire|toute prete|prete)|un (message|mot|sms|mail|texto) pour|(comment|quoi|qu est ce que je|que) (je )?(peux|pourrais|dois|devrais|vais|puis je)? ?(je )?(lui|leur|le|la|l|te|vous)? ?(lui |leur )?(dire|dis|formuler|annoncer|demander|tourner|commencer (la|ma|le) (lettre|message|conversation))|je (lui|leur) (en )?(dis|parle) (quoi|comment)|comment (je |j )?(lui|leur|le|l) (en )?(parle|dis|annonce|demande|explique|aborde)|comment (le|lui|leur|l) (dire|annoncer|demander|ecrire|parler))\b/
  const isForSomebody =
    recipients.test(normalisedText) ||
    /\b(phrase|message|mail|lettre|sms|mot)\b/.test(normalisedText)
  if (!asksForSentence.test(normalisedText) || !isForSomebody) return false
  if (
    /\b(en (anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe))\b/.test(normalisedText)
  )
    return false
  if (/\b(dormir|endormir|nuit)\b/.test(normalisedText)) return false
  // "aide-moi à trouver une phrase" is not about help.
  const request = normalisedText.replace(
    /\b(aide|aidez|aider|tu peux|vous pouvez)( moi| m)?\b|\b(phrase|message|mot) pour\b/g,
    ' ',
  )
  const texts = [request, ...draft.state.callerStatements.slice(-8).reverse().map(normaliseText)]
  const purpose = findPurpose(texts)
  const isFormal = recipients.test(request.replace(/\b(lui|elle|leur)\b/g, ' '))
    ? formalRecipients.test(request)
    : texts.some((text) => formalRecipients.test(text))
  draft.update({ preparedSentence: { purpose, isFormal, variant: 0 } })
  if (!sayPrepared(draft, preparedSentenceReplies)) return false
  draft.sayOneOf(preparedSentenceQuestions)
  return draft.sentences.length > 0 || isQuestion
}

function sayPrepared(draft: ResponseDraft, introductions: readonly string[]): boolean {
  const { preparedSentence } = draft.state
  if (!preparedSentence) return false
  const { purpose, isFormal, variant } = preparedSentence
  const version = purposes[purpose]?.versions[variant]
  const address: Address = isFormal ? 'vous' : 'tu'
  const sentence = version ? fillTemplate(version, address, {}) : null
  return (
    sentence !== null && draft.sayOneOf(introductions, { sentence: sentence.replace(/\.$/, '') })
  )
}

const varySentence: Rule = (draft, { normalisedText, wordCount }) => {
  const { preparedSentence, lastResponse } = draft.state
  const wantsShort =
    /\b(plus court\w*|plus simple\w*|en bref|resume|raccourci\w*|(moins|trop|un peu|bien) longu?e?|en une phrase)\b/
  const wantsOther =
    /\b(reformule\w*|autrement|une autre (phrase|version|facon)|plus (poli\w*|ferme|doux|douce|direct\w*|gentil\w*)|moins (sec|seche|dur\w*|formel\w*)|change\w* un mot)\b/
  const isShort = wantsShort.test(normalisedText)
  if (wordCount > 14 || (!isShort && !wantsOther.test(normalisedText))) return false
  if (preparedSentence) {
    draft.update({ preparedSentence: { ...preparedSentence, variant: isShort ? 1 : 2 } })
    if (sayPrepared(draft, isShort ? shorterSentenceReplies : rephrasedSentenceReplies)) return true
  }
  const [shortest] = lastResponse
    .filter((sentence) => !sentence.endsWith('?'))
    .sort((one, other) => one.length - other.length)
  if (!shortest) return false
  const plain = shortest.replace(/[«»]/g, '').replace(/\.$/, '').trim()
  return draft.sayOneOf(isShort ? ['En bref : {sentence}.'] : ['Autrement dit : {sentence}.'], {
    sentence: plain.charAt(0).toLowerCase() + plain.slice(1),
  })
}

const sayGentleSentence: Rule = (draft, { normalisedText }) => {
  const asks = /\b(phrase|mot|quelque chose|truc|dis moi|dites moi)\b/
  if (!asks.test(normalisedText)) return false
  if (
    /\b(m endormir|endormir|dormir|bonne nuit)\b/.test(normalisedText) &&
    /\b(phrase|mot|quelque chose|truc)\b/.test(normalisedText)
  )
    return draft.sayOneOf(bedtimeSentences)
  const wantsComfort =
    /\b(phrase|mot|quelque chose|truc)\b.{0,30}\b(gentil\w*|doux|douce|rassur\w*|calm\w*|courage|reconfort\w*|tenir|positi\w*)\b/
  return wantsComfort.test(normalisedText) && draft.sayOneOf(comfortSentences)
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
  const corrected = correctFrench(text.replace(/[<>[\]{}|()*_#`"«»]/g, ''))
  const sentence = keepShort(corrected.text.replace(/[\s?!.]+$/, ''), 16)
  if (corrected.hasCorrections) draft.sayOneOf(correctionReplies, { sentence })
  else draft.sayOneOf(englishPraise)
  return draft.sayOneOf(englishQuestions) || draft.sentences.length > 0
}

const speakOtherLanguage: Rule = (draft, { text, normalisedText }) => {
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

const givePhrase: Rule = (draft, { normalisedText, isQuestion }) => {
  const asksPhrase =
    /\b(how (do|can|would|should) (i|you|we)|what (is|do you say)|(comment|qu est ce qu|que) (on |je |tu |vous )?(peux |peut |dois )?(dit|dis|dire|demande|demander|commande|commander|traduit|traduis)|comment (se )?dit|ca se dit comment|(on|je) (dit|demande|commande|dis) comment|traduis\w*|traduction|apprends moi a (dire|demander|commander)|en (anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe) (ca|comment|on|c est)|(et )?pour (demander|dire|commander)|(ca )?veut dire)\b/
  if (!asksPhrase.test(normalisedText)) return false
  const named = languageNames.find(([pattern]) => pattern.test(normalisedText))
  const { category, language } = draft.context.companion
  const isEnglish = /\b(how (do|can|would)|what do you say)\b/.test(normalisedText)
  if (!named && !isEnglish && category !== 'apprentissage') return false
  const target: Language = named?.[1] ?? (phraseBooks[language] ? language : 'english')
  const inLanguage = languageNames.find(([, one]) => one === target)?.[2]
  const index = phraseNeeds.findIndex(([pattern]) => pattern.test(normalisedText))
  const phrase = phraseBooks[target]?.[index]
  const meaning = phraseNeeds[index]?.[1].replace(/[ ?!…]+$/u, '')
  if (!phrase || !inLanguage || !meaning)
    return (named !== undefined || isEnglish || isQuestion) && draft.sayOneOf(unknownPhraseReplies)
  const said = `${inLanguage}, « ${meaning} » : « ${phrase} »`
  if (!draft.say(`${said}.`)) draft.sayOneOf(['Encore une fois, c’est : « {phrase} ».'], { phrase })
  return draft.sayOneOf(repeatAloudReplies) || draft.sentences.length > 0
}

const changeSubject: Rule = (draft, { intents }) => {
  if (!intents.has('changes-topic')) return false
  draft.update({ topic: null, healthSubject: null })
  const subject = lightSubjects.find(([fact]) => {
    const sentence = draft.fill(fact)
    return sentence !== null && !draft.hasSaid(sentence)
  })
  if (!subject) return false
  return draft.sayOneOf([subject[0]]) && (draft.sayOneOf([subject[1]]) || true)
}

/** By priority. */
const requestRules: readonly Rule[] = [
  correctSentence,
  givePhrase,
  speakOtherLanguage,
  sayGentleSentence,
  prepareSentence,
  varySentence,
  changeSubject,
]
