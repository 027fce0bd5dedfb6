import { completeNegation } from '../../../french/complete-negation'
import { lowercaseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { PreparedSentence } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  formalRecipients,
  informalRecipients,
  recipientInText,
  type SentenceVersions,
} from '../../templates/sentences/everyday-purposes'
import {
  addedWords,
  infinitiveVersions,
  preparedSentenceQuestions,
  preparedSentenceReplies,
  purposeQuestions,
  recipientPurposeQuestions,
  repeatedSentenceReplies,
  rephrasedSentenceReplies,
  sentencePurposes,
  shorterSentenceReplies,
  statementVersions,
} from '../../templates/sentences/prepared-sentences'
import {
  answerFillers,
  contentlessWords,
  explicitSentenceRequest,
  newsRequest,
  noSentenceAnswer,
  noSentenceRequest,
  reportedClause,
  sentenceChanges,
  sentenceContent,
  sentenceRequest,
  unwantedContent,
  wishPattern,
  wordingPattern,
} from '../../templates/sentences/sentence-requests'
import { findSentenceSlots } from '../../templates/sentences/sentence-slots'
import { fillTemplate, type Template } from '../../templates/template'
import { findAct } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { mayBeGoodbye } from '../../understanding/goodbye'
import type { Rule } from '../rule'

/** Number of latest statements that are searched for the purpose of the sentence. */
const maxEarlierStatements = 4
/** Number of latest statements that are searched for details such as a sum, a month or an achievement. */
const maxStatementsForSlots = 12

/** After a statement of this many words, the companion asks for the purpose only if the request is explicit. */
const minToldWords = 8

/** Prepares a sentence that the caller can say or write to somebody, or asks what it is for. */
export const prepareSentence: Rule = (draft, utterance) => {
  const { isQuestion, normalisedText } = utterance
  const { callerStatements, preparedSentence } = draft.state
  const answersPurposeQuestion =
    hasAskedForPurpose(draft) && !isQuestion && !noSentenceAnswer.test(normalisedText)
  const isExplicit = explicitSentenceRequest.test(normalisedText)
  const addsContent = preparedSentence !== null && sentenceContent.test(normalisedText)
  const wantsSentence =
    answersPurposeQuestion || isExplicit || addsContent || isSentenceRequest(utterance)
  if (!wantsSentence || noSentenceRequest.test(normalisedText)) return false
  const wantedText = utterance.text.replace(unwantedContent, '')
  const text = answersPurposeQuestion ? wantedText.replace(answerFillers, '') : wantedText
  const request = normaliseText(wantedText).replace(contentlessWords, ' ')
  const statements = callerStatements.slice(-maxEarlierStatements).reverse().map(normaliseText)
  const requestedFormality = findFormality(request, text)
  const formality = requestedFormality ?? findEarlierFormality(draft, statements)
  const wordsToSay = findReportedClause(answersPurposeQuestion ? `dire ${text}` : text)
  const namesPurpose = wordsToSay !== null || findWish(text) !== null
  const isNewRequest = isExplicit && (namesPurpose || namesNewPerson(text, statements))
  const purposeIndex = findPurpose(request, isNewRequest ? [] : statements, formality)
  const isPurposeUnknown = purposeIndex === unknownIndex
  const clause =
    wordsToSay ?? (isPurposeUnknown ? findClause(draft, text, answersPurposeQuestion) : null)
  const isContentMissing = isPurposeUnknown && !clause && !answersPurposeQuestion
  if (isContentMissing) {
    if (!isExplicit && hasJustTold(statements)) return false
    const namesRecipient = requestedFormality !== null
    return draft.sayOneOf(namesRecipient ? recipientPurposeQuestions : purposeQuestions)
  }
  const isSamePurpose = preparedSentence?.purposeIndex === purposeIndex
  const isProfessional = draft.context.companion.category === 'professionnel'
  const prepared: PreparedSentence = {
    purposeIndex,
    isFormal: formality ?? sentencePurposes[purposeIndex]?.isFormal ?? isProfessional,
    variant: isSamePurpose ? nextVariant(preparedSentence) : variants.standard,
    clause,
    slots: findSentenceSlots([text, ...callerStatements.slice(-maxStatementsForSlots).reverse()]),
    additions: [],
  }
  if (!sayPreparedSentence(draft, prepared, preparedSentenceReplies)) return false
  draft.sayOneOf(preparedSentenceQuestions)
  return true
}

/**
 * Returns whether the caller says "vous" to the person whom an earlier statement names; else whether the last prepared
 * sentence does; else null.
 */
const findEarlierFormality = (
  { state }: ResponseDraft,
  statements: readonly string[],
): boolean | null =>
  statements.map((text) => findFormality(text)).find((isFormal) => isFormal !== null) ??
  state.preparedSentence?.isFormal ??
  null

/** Whether one of the last two statements is long enough to tell the purpose. `statements`: the latest ones first. */
const hasJustTold = (statements: readonly string[]): boolean =>
  statements.slice(0, 2).some((text) => text.split(' ').length >= minToldWords)

/** In a longer utterance, other rules may understand better what the caller wants. */
const maxWordsOfCertainVariation = 6

/**
 * Prepares a sentence when the caller explicitly asks for one or says what it is for, or varies the sentence just said.
 * Runs before rules that could match similar words.
 */
export const prepareCertainSentence: Rule = (draft, utterance) => {
  const { normalisedText, purpose: estimate, text, wordCount } = utterance
  const isCertain = explicitSentenceRequest.test(normalisedText) || hasAskedForPurpose(draft)
  const isLeaving = estimate.purpose === 'says-goodbye' && mayBeGoodbye(text)
  if (isCertain && !isLeaving && prepareSentence(draft, utterance)) return true
  const mayVary = wordCount <= maxWordsOfCertainVariation && findQuotedSentence(draft) !== null
  return mayVary && varySentence(draft, utterance)
}

/** Whether the companion has just asked what the sentence should say. */
const hasAskedForPurpose = ({ state }: ResponseDraft) =>
  /pour (?:lui )?dire quoi/.test(state.lastResponse.at(-1) ?? '')

/** A longer utterance does more than ask for a sentence. */
const maxRequestWords = 12

function isSentenceRequest({ act, normalisedText, wordCount }: UtteranceAnalysis): boolean {
  const mayBeRequest = wordCount <= maxRequestWords && !/^(?:je|j) m\b/.test(normalisedText)
  if (act === 'asks-sentence' && mayBeRequest && wordingPattern.test(normalisedText)) return true
  const isOtherAct = act !== null && /^(?:tells|unsure|announces|asks-opinion)/.test(act)
  return !isOtherAct && sentenceRequest.test(normalisedText)
}

/** Whether the sentence is for somebody whom the earlier statements do not name. */
function namesNewPerson(text: string, statements: readonly string[]): boolean {
  const recipient = normaliseText(recipientInText.exec(text)?.[0] ?? '')
  const person = recipient.split(' ').at(-1) ?? ''
  return person !== '' && !statements.some((statement) => statement.includes(person))
}

/**
 * Returns whether the caller says "vous" to the person whom a text names; null when it names none. `text`: the original
 * text, in which first names have capitals.
 */
function findFormality(normalisedText: string, text = ''): boolean | null {
  if (formalRecipients.test(normalisedText)) return true
  // A first name: "à Gérard"
  const namesFriend = /\bà \p{Lu}\p{Ll}+/u.test(text)
  return informalRecipients.test(normalisedText) || namesFriend ? false : null
}

/** Index of the last entry, whose wordings fit a sentence of any purpose. */
const unknownIndex = sentencePurposes.length - 1

/** A longer statement has several subjects, so the purposes that it names do not count. */
const maxStatementWords = 32

/**
 * Returns the index of the purpose that the request names, or else of the one that the largest number of the latest
 * statements name, or else `unknownIndex`. A purpose whose sentence says "tu" does not count for a person to whom the
 * caller says "vous", and the other way round.
 */
function findPurpose(
  request: string,
  statements: readonly string[],
  isFormal: boolean | null,
): number {
  const relevantStatements = statements.filter(
    (text) => text.split(' ').length <= maxStatementWords && !/\bmerci\b/.test(text),
  )
  const ratings = sentencePurposes.slice(0, unknownIndex).map((purpose) => {
    const suitsFormality = isFormal === null || (purpose.isFormal ?? isFormal) === isFormal
    if (!suitsFormality) return 0
    // The request counts more than all statements together.
    if (purpose.pattern.test(request)) return statements.length + 1
    return relevantStatements.filter((text) => purpose.pattern.test(text)).length
  })
  const highest = Math.max(...ratings)
  return highest > 0 ? ratings.indexOf(highest) : unknownIndex
}

/** Returns what to say when no listed purpose fits: the wish, the answer to the question, or what was just told. */
function findClause(
  draft: ResponseDraft,
  text: string,
  answersPurposeQuestion: boolean,
): string | null {
  if (answersPurposeQuestion)
    return findWish(`pour ${text}`) ?? findReportedClause(`dire que ${text}`)
  return findWish(text) ?? (newsRequest.test(normaliseText(text)) ? findNews(draft) : null)
}

const maxReportedWords = 14

/**
 * Returns what the caller wants to do with the sentence, without the person: "demander de garder le chat"; null if
 * unclear.
 */
function findWish(text: string): string | null {
  const [, verb = '', words = ''] = wishPattern.exec(text.replace(/'/g, '’')) ?? []
  const content = words.replace(recipientInText, '').trim()
  const isClear = content.split(' ').length <= maxReportedWords && /\p{L}{3}/u.test(content)
  return isClear && !/^(?:ça|cela|non|oui|que|qu’|quoi)/.test(content) ? `${verb} ${content}` : null
}

/** Returns what the caller wants to say: "je ne serai pas là jeudi" for "dire que je serai pas là jeudi". */
function findReportedClause(text: string): string | null {
  const clause = reportedClause.exec(text.replace(/'/g, '’'))?.[1] ?? ''
  return formatClause(clause.trim().replace(/ et (?:que |qu’).*$/, ''))
}

/** Returns the last clause of news in the latest statement, for "comment je le lui annonce ?" */
function findNews({ state }: ResponseDraft): string | null {
  const clauses = (state.callerStatements.at(-1) ?? '')
    .replace(/'/g, '’')
    .split(/[.,;:!?]+ ?/)
    .map((clause) => clause.replace(/^(?:(?:et|mais|alors|bon|en fait|voilà) )+/i, '').trim())
  const isNews = (one: string) => /^(?:je |j’|on )/i.test(one) && findAct(one)?.startsWith('tells')
  return formatClause(clauses.findLast(isNews) ?? '')
}

/** Returns the clause without markup and with complete negations; null when it is too long or too short. */
function formatClause(clause: string): string | null {
  const wordCount = clause.split(' ').length
  if (wordCount > maxReportedWords || wordCount < 3) return null
  const plain = lowercaseFirst(clause.replace(/[<>[\]{}|()*_#`"«»?!]/g, '').trim())
  return completeNegation(plain.replace(/\baprem\b/g, 'après-midi'))
}

/**
 * Stores the prepared sentence. Says its first wording that was not said yet, with an introduction, or else the first
 * wording alone.
 */
function sayPreparedSentence(
  draft: ResponseDraft,
  preparedSentence: PreparedSentence,
  introductions: readonly Template[],
): boolean {
  draft.update({ preparedSentence })
  const sentences = listSentences(preparedSentence)
  return (
    sentences.some((sentence) => draft.sayOneOf(introductions, { sentence })) ||
    draft.say(`« ${sentences[0]} »`)
  )
}

/** Returns the possible wordings of the prepared sentence, the most specific one first. */
function listSentences(prepared: PreparedSentence): readonly string[] {
  const { purposeIndex, isFormal, variant, clause, slots, additions } = prepared
  const address = isFormal ? 'vous' : 'tu'
  const isInfinitive = clause !== null && /^\p{L}+(?:er|ir|re) /u.test(clause)
  const wordingsOfPurpose = listWordings(sentencePurposes[purposeIndex]?.versions, variant)
  const wordingsOfClause = listWordings(
    isInfinitive ? infinitiveVersions : statementVersions,
    variant,
  )
  // A wording with the caller's own sum or date says more than the caller's clause, which says more than the rest.
  const wordingsWithDetail = wordingsOfPurpose.filter((wording) => /\{\w+\}/.test(wording))
  const addedSentences = additions.map((one) => fillTemplate(addedWords[one], address, {}))
  // The last replacement elides pronouns: "je te annonce" becomes "je t’annonce".
  return [...wordingsWithDetail, ...wordingsOfClause, ...wordingsOfPurpose]
    .flatMap((wording) => fillTemplate(wording, address, { ...slots, clause }) ?? [])
    .map((sentence) => [sentence, ...addedSentences].join(' ').replace(/\.$/, ''))
    .map((sentence) => sentence.replace(/(?<!\p{L})(t|m)e (?=[aeiouéèê])/giu, '$1’'))
}

/** Returns the wordings of a variant, or those of the softer variant when there is no firmer one. */
const listWordings = (
  versions: SentenceVersions | undefined,
  variant: number,
): readonly Template[] => [versions?.[variant] ?? versions?.[variants.softer] ?? []].flat()

/** The indexes in `SentenceVersions`. */
const variants = { standard: 0, shorter: 1, softer: 2, firmer: 3 } as const
const variantCount = Object.keys(variants).length

const nextVariant = ({ variant }: PreparedSentence) => (variant + 1) % variantCount

/** Returns the prepared sentence if the last response quoted it; else null. */
const findQuotedSentence = ({ state }: ResponseDraft): PreparedSentence | null =>
  state.lastResponse.some((sentence) => sentence.endsWith('»')) ? state.preparedSentence : null

const maxChangeWords = 28

/**
 * Says the prepared sentence with the change that the caller asks for. On request, says the last or the first prepared
 * sentence of the call again.
 */
export const changePreparedSentence: Rule = (draft, { normalisedText, wordCount }) => {
  const { preparedSentence, spokenSentences } = draft.state
  if (!preparedSentence || wordCount > maxChangeWords) return false
  const { toVous, toTu, again } = sentenceChanges
  const isForVous = toVous.test(normalisedText)
  const isForTu = toTu.test(normalisedText)
  const added = (['apology', 'thanks'] as const).filter((one) =>
    sentenceChanges[one].test(normalisedText),
  )
  const isAboutSentence =
    findQuotedSentence(draft) !== null ||
    /\b(?:phrase|message|mail|sms|texto|lettre)\b|\b(?:mets?|mettez) la\b/.test(normalisedText)
  if ((isForVous || isForTu || added.length > 0) && isAboutSentence) {
    const additions = [...new Set([...preparedSentence.additions, ...added])]
    const isFormal = isForVous || (preparedSentence.isFormal && !isForTu)
    const changed = { ...preparedSentence, isFormal, additions }
    return sayPreparedSentence(draft, changed, rephrasedSentenceReplies)
  }
  if (!again.test(normalisedText)) return false
  const sentence = spokenSentences
    .flatMap((one) => /(?:^| : )« (.+) »$/.exec(one)?.[1] ?? [])
    .at(/\bpremiere\b/.test(normalisedText) ? 0 : -1)
  if (!sentence) return false
  if (!draft.sayOneOf(repeatedSentenceReplies, { sentence }))
    draft.sentences.push(`« ${sentence} »`)
  return true
}

/** A longer utterance does not ask for another wording of the prepared sentence. */
const maxWordsOfVariation = 14
/** A longer utterance does not ask for another wording of any other answer. */
const maxWordsWithoutSentence = 4

/** Shortens or varies the prepared sentence if it was just said, or else the last answer. */
export const varySentence: Rule = (draft, { act, normalisedText, wordCount }) => {
  const prepared = findQuotedSentence(draft)
  const allowsMoreWords = prepared !== null && !act?.startsWith('tells')
  if (wordCount > (allowsMoreWords ? maxWordsOfVariation : maxWordsWithoutSentence)) return false
  if (!prepared && /^(?:c est )?(?:trop|moins) (?!long)/.test(normalisedText)) return false
  const { shorter, reworded, refused, firmer, another } = sentenceChanges
  const isShorter = shorter.test(normalisedText)
  const isRefused = prepared !== null && refused.test(normalisedText)
  if (!isShorter && !isRefused && !reworded.test(normalisedText)) return false
  if (prepared) {
    const tone = firmer.test(normalisedText) ? variants.firmer : variants.softer
    const otherVariant = another.test(normalisedText) ? nextVariant(prepared) : tone
    const varied = { ...prepared, variant: isShorter ? variants.shorter : otherVariant }
    const introductions = isShorter ? shorterSentenceReplies : rephrasedSentenceReplies
    if (sayPreparedSentence(draft, varied, introductions)) return true
  }
  return rephraseLastResponse(draft, isShorter ? 'En bref' : 'Autrement dit')
}

/** Fewer words after a colon are not the meaning of a definition. */
const minWordsOfMeaning = 4

/** Says the shortest sentence of the last response again; of a definition, only the meaning after the colon. */
function rephraseLastResponse(draft: ResponseDraft, introduction: string): boolean {
  const [shortest] = draft.state.lastResponse
    .filter((sentence) => !sentence.endsWith('?'))
    .sort((one, other) => one.length - other.length)
  if (!shortest) return false
  const unquoted = shortest.replace(/ ?[«»] ?/g, ' ').replace(/ +([,.])/g, '$1')
  const wholeSentence = unquoted.replace(/[.!]$/, '').trim()
  const [, meaning = ''] = wholeSentence.split(' : ')
  const isDefinition = meaning.split(' ').length >= minWordsOfMeaning
  const sentence = lowercaseFirst(isDefinition ? meaning : wholeSentence)
  return draft.sayOneOf([`${introduction} : {sentence}.`], { sentence })
}
