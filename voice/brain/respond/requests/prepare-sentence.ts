import { normaliseText } from '../../../text-analysis/normalise-text'
import type { PreparedSentence } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  formalRecipients,
  informalRecipients,
  recipientInText,
} from '../../templates/sentences/everyday-purposes'
import {
  addedWords,
  infinitiveVersions,
  misunderstoodSentenceReplies,
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
  contentlessWords,
  explicitSentenceRequest,
  newsRequest,
  noSentenceRequest,
  reportedClause,
  sentenceChanges,
  sentenceContent,
  sentenceRequest,
  wish,
  wording,
} from '../../templates/sentences/sentence-requests'
import { findSentenceSlots } from '../../templates/sentences/sentence-slots'
import { fillTemplate, lowercaseFirst } from '../../templates/template'
import { findAct } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { completeNegation } from '../../understanding/language/complete-negation'
import type { Rule } from '../rule'

/** Number of latest statements that are searched for the purpose of the sentence. */
const maxEarlierStatements = 4
/** Number of latest statements that are searched for a sum, a date or an achievement. */
const maxSearchedForSlots = 12

/** Prepares a sentence that the caller can say or write to somebody, or asks what it is for. */
export const prepareSentence: Rule = (draft, utterance) => {
  const { act, text, normalisedText, wordCount } = utterance
  const { callerStatements, preparedSentence } = draft.state
  const wasAsked = hasAskedForPurpose(draft) && wordCount > 2 && act !== 'approves'
  const addsContent = preparedSentence !== null && sentenceContent.test(normalisedText)
  const isExplicit = explicitSentenceRequest.test(normalisedText)
  if (!wasAsked && !addsContent && !isExplicit && !isSentenceRequest(utterance)) return false
  if (noSentenceRequest.test(normalisedText)) return false
  const request = normalisedText.replace(contentlessWords, ' ')
  const statements = callerStatements.slice(-maxEarlierStatements).reverse().map(normaliseText)
  const namedFormality = findFormality(request, text)
  const formality = namedFormality ?? findEarlierFormality(draft, statements, wasAsked)
  const isNew = isExplicit && (namesPurpose(text) || namesNewPerson(text, statements))
  const purposeIndex = findPurpose(request, isNew ? [] : statements, formality)
  const isUnknown = purposeIndex === unknownIndex
  const clause =
    findReportedClause(wasAsked ? `dire ${text}` : text) ??
    (isUnknown ? findClause(draft, utterance, wasAsked) : null)
  const isAgain = isUnknown && !clause && preparedSentence !== null && !namedFormality
  if (isUnknown && !clause && !isAgain && !wasAsked) {
    if (!isExplicit && hasAnswerElsewhere(draft)) return false
    return draft.sayOneOf(namedFormality === null ? purposeQuestions : recipientPurposeQuestions)
  }
  const isSamePurpose = isAgain || preparedSentence?.purposeIndex === purposeIndex
  const variant = isSamePurpose ? nextVariant(preparedSentence) : 0
  const isProfessional = draft.context.companion.category === 'professionnel'
  const prepared = {
    purposeIndex,
    isFormal: formality ?? sentencePurposes[purposeIndex]?.isFormal ?? isProfessional,
    variant,
    clause,
    slots: findSentenceSlots([text, ...callerStatements.slice(-maxSearchedForSlots).reverse()]),
    additions: [],
  }
  draft.update({ preparedSentence: isAgain ? { ...preparedSentence, variant } : prepared })
  if (!sayPreparedSentence(draft, preparedSentenceReplies)) return false
  draft.sayOneOf(preparedSentenceQuestions)
  return true
}

const nextVariant = (prepared: PreparedSentence | null) => ((prepared?.variant ?? -1) + 1) % 4

/** Caller turns for which "et je lui dis quoi ?" is about the health concern told before. */
const maxConcernTurns = 3

/** A statement of this many words gives enough context: the purpose need not be asked for. */
const minToldWords = 8

/** Whether the words to say follow from a health concern or from what the caller has just told. */
const hasAnswerElsewhere = ({ state }: ResponseDraft) =>
  state.callerStatements.slice(-2).some((text) => text.split(' ').length >= minToldWords) ||
  (state.healthConcern !== null && state.turnCount - state.healthConcern.turn <= maxConcernTurns)

/** Whether the companion has just asked what to write, and for what. */
export const hasAskedForPurpose = ({ state }: ResponseDraft) =>
  /pour (?:lui )?dire quoi/.test(state.lastResponse.at(-1) ?? '')

/** A longer utterance does more than ask for a sentence. */
const maxRequestWords = 12

function isSentenceRequest({ act, normalisedText, wordCount }: UtteranceAnalysis): boolean {
  if (act === 'asks-sentence' && wordCount <= maxRequestWords && wording.test(normalisedText))
    if (!/^(?:je|j) m\b|^(plus|moins|trop)\b/.test(normalisedText)) return true
  const isOther = act === 'unsure' || act === 'announces' || act === 'asks-opinion'
  return !isOther && !act?.startsWith('tells') && sentenceRequest.test(normalisedText)
}

/** Whether the request names its purpose itself: "une phrase pour inviter ma voisine". */
const namesPurpose = (text: string) => findWish(text) !== null || findReportedClause(text) !== null

/** Whether the sentence is for somebody whom the earlier statements do not name. */
function namesNewPerson(text: string, statements: readonly string[]): boolean {
  const person = normaliseText(recipientInText.exec(text)?.[0] ?? '')
    .split(' ')
    .at(-1)
  return Boolean(person) && !statements.some((statement) => statement.includes(person ?? ''))
}

/** Returns whether the caller says "vous" to the person whom a text names; null when it names none. */
function findFormality(normalisedText: string, text: string): boolean | null {
  if (formalRecipients.test(normalisedText)) return true
  return informalRecipients.test(normalisedText) || /\bà \p{Lu}\p{Ll}+/u.test(text) ? false : null
}

/**
 * Returns the formality towards the person whom a statement named most recently, else that of the prepared
 * sentence. In the private categories, only the latest statements count: an older one names somebody else.
 */
function findEarlierFormality(
  { context, state }: ResponseDraft,
  statements: readonly string[],
  wasAsked: boolean,
): boolean | null {
  const isPrivate = /^(?:amour|amitie|fantasmes|intime_sante)$/.test(context.companion.category)
  const formalities = statements
    .slice(0, isPrivate && !wasAsked ? 2 : undefined)
    .map((one) => findFormality(one, ''))
  return formalities.find((one) => one !== null) ?? state.preparedSentence?.isFormal ?? null
}

/** The last purpose fits any sentence. */
const unknownIndex = sentencePurposes.length - 1

/** Longer statements tell a story with many subjects. */
const maxShortStatementWords = 32

/** Returns the index of the purpose named in the request, else of the one most frequent in the latest statements. */
function findPurpose(
  request: string,
  statements: readonly string[],
  isFormal: boolean | null,
): number {
  const indices = sentencePurposes.slice(0, -1).flatMap((purpose, at) => {
    const isPurposeFormal = purpose.isFormal ?? isFormal
    return isFormal === null || isPurposeFormal === isFormal ? [at] : []
  })
  const isIn = (at: number, text: string) => sentencePurposes[at]?.pattern.test(text) ?? false
  const named = indices.find((at) => isIn(at, request))
  if (named !== undefined) return named
  const telling = statements.filter(
    (text) => text.split(' ').length <= maxShortStatementWords && !/\bmerci\b/.test(text),
  )
  const counts = indices.map((at) => telling.filter((text) => isIn(at, text)).length)
  const most = Math.max(...counts)
  return most > 0 ? (indices[counts.indexOf(most)] ?? unknownIndex) : unknownIndex
}

/** Returns what to say when no listed purpose fits: the wish, the answer to the question, or what was just told. */
function findClause(
  draft: ResponseDraft,
  { normalisedText, text }: UtteranceAnalysis,
  wasAsked: boolean,
): string | null {
  if (!wasAsked)
    return findWish(text) ?? (newsRequest.test(normalisedText) ? findRecentClause(draft) : null)
  const answer = text.replace(/^(?:(?:ben|euh|oui|alors|en fait|c[’']est|pour|juste)[ ,]+)+/i, '')
  return findWish(`pour ${text}`) ?? findReportedClause(`dire que ${answer}`)
}

const maxReportedWords = 14

/** Returns what the caller wants to do with the sentence, without the person: "demander de garder le chat". */
function findWish(text: string): string | null {
  const [, verb = '', rest = ''] = wish.exec(text.replace(/'/g, '’')) ?? []
  const content = rest.replace(recipientInText, '').trim()
  const isClear = content.split(' ').length <= maxReportedWords && /\p{L}{3}/u.test(content)
  return isClear && !/^(?:ça|cela|non|oui|que|qu’|quoi)/.test(content) ? `${verb} ${content}` : null
}

/** Returns what the caller wants to say: "dire que je serai pas là jeudi". */
function findReportedClause(text: string): string | null {
  const clause = reportedClause.exec(text.replace(/'/g, '’'))?.[1]?.trim()
  return clause ? formatClause(clause.replace(/ et (?:que |qu’).*$/, '')) : null
}

/** Returns the last clause of news in the latest statement, for "comment je le lui annonce ?" */
function findRecentClause({ state }: ResponseDraft): string | null {
  const recentClause = (state.callerStatements.at(-1) ?? '')
    .replace(/'/g, '’')
    .split(/[.,;:!?]+ ?/)
    .map((clause) => clause.replace(/^(?:(?:et|mais|alors|bon|en fait|voilà) )+/i, '').trim())
    .findLast((clause) => /^(?:je |j’|on )/i.test(clause) && findAct(clause)?.startsWith('tells'))
  return recentClause ? formatClause(recentClause) : null
}

/** Returns the clause in standard French; null when it is too long or too short. */
function formatClause(clause: string): string | null {
  const wordCount = clause.split(' ').length
  if (wordCount > maxReportedWords || wordCount < 3) return null
  const plain = lowercaseFirst(clause.replace(/[<>[\]{}|()*_#`"«»?!]/g, '').trim())
  return completeNegation(plain.replace(/\baprem\b/g, 'après-midi'))
}

/** Returns the sentences for the other person, the most telling one first. */
function listSentences(prepared: PreparedSentence): readonly string[] {
  const { purposeIndex, isFormal, variant, clause, slots, additions } = prepared
  const address = isFormal ? 'vous' : 'tu'
  const isInfinitive = clause !== null && /^\p{L}+(?:er|ir|re) /u.test(clause)
  const [own = [], ofClause = []] = [
    sentencePurposes[purposeIndex]?.versions,
    clause === null ? [] : isInfinitive ? infinitiveVersions : statementVersions,
  ].map((versions) => [versions?.[variant] ?? versions?.[2] ?? []].flat())
  // A wording with the caller's own sum or date says more than the caller's clause, which says more than the rest.
  const specific = own.filter((one) => /\{\w+\}/.test(one))
  const added = additions.map((one) => fillTemplate(addedWords[one], address, {}))
  return [...specific, ...ofClause, ...own]
    .map((one) => fillTemplate(one, address, { ...slots, clause }))
    .filter((sentence) => sentence !== null)
    .map((sentence) => [sentence, ...added].join(' ').replace(/\.$/, ''))
    .map((sentence) => sentence.replace(/(?<!\p{L})(t|m)e (?=[aeiouéèê])/giu, '$1’'))
}

/** Says the first sentence that was not said yet, else the first one without an introduction. */
function sayPreparedSentence(draft: ResponseDraft, introductions: readonly string[]): boolean {
  const { preparedSentence } = draft.state
  if (!preparedSentence) return false
  const sentences = listSentences(preparedSentence)
  return (
    sentences.some((sentence) => draft.sayOneOf(introductions, { sentence })) ||
    draft.say(`« ${sentences[0]} »`)
  )
}

const maxChangeWords = 28

/** Says the prepared sentence again, or with the change that the caller asks for. */
export const changePreparedSentence: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  const { preparedSentence, spokenSentences } = draft.state
  if (!preparedSentence || wordCount > maxChangeWords) return false
  const isForVous = sentenceChanges.toVous.test(normalisedText)
  const isForTu = !isForVous && sentenceChanges.toTu.test(normalisedText)
  const added = (['apology', 'thanks'] as const).filter((one) =>
    sentenceChanges[one].test(normalisedText),
  )
  const isAboutSentence =
    hasQuoted(draft) ||
    /\b(?:phrase|message|mail|sms|texto|lettre)\b|\b(?:mets?|mettez) la\b/.test(normalisedText)
  if ((isForVous || isForTu || added.length > 0) && isAboutSentence) {
    const additions = [...new Set([...preparedSentence.additions, ...added])]
    const isFormal = isForVous || (preparedSentence.isFormal && !isForTu)
    draft.update({ preparedSentence: { ...preparedSentence, isFormal, additions } })
    return sayPreparedSentence(draft, rephrasedSentenceReplies)
  }
  if (rejectsPurpose(draft, normalisedText)) {
    draft.sayOneOf(misunderstoodSentenceReplies)
    return prepareSentence(draft, { ...utterance, act: 'asks-sentence', wordCount: 1 })
  }
  if (!sentenceChanges.again.test(normalisedText)) return false
  const sentence = spokenSentences
    .flatMap((one) => /(?:^| : )« (.+) »$/.exec(one)?.[1] ?? [])
    .at(/\bpremiere\b/.test(normalisedText) ? 0 : -1)
  if (!sentence) return false
  if (!draft.sayOneOf(repeatedSentenceReplies, { sentence }))
    draft.sentences.push(`« ${sentence} »`)
  return true
}

/** Whether the last response quoted a sentence. */
const hasQuoted = ({ state }: ResponseDraft) =>
  state.lastResponse.some((sentence) => sentence.includes('« '))

/** Whether the caller objects to the sentence just said and names another purpose. */
function rejectsPurpose(draft: ResponseDraft, normalisedText: string): boolean {
  const { preparedSentence } = draft.state
  if (!preparedSentence || !hasQuoted(draft) || !/^(?:mais )?non\b/.test(normalisedText))
    return false
  const request = normalisedText.replace(contentlessWords, ' ')
  const purposeIndex = findPurpose(request, [], preparedSentence.isFormal)
  return purposeIndex !== unknownIndex && purposeIndex !== preparedSentence.purposeIndex
}

/** Shortens or varies the prepared sentence if it was just said, or else the last answer. */
export const varySentence: Rule = (draft, { act, normalisedText, wordCount }) => {
  if (act?.startsWith('tells') && wordCount > 4) return false
  const preparedSentence = hasQuoted(draft) ? draft.state.preparedSentence : null
  const isAboutOther = wordCount > 4 || /^(?:c est )?(?:trop|moins) (?!long)/.test(normalisedText)
  if (preparedSentence === null && isAboutOther) return false
  const { shorter, reworded, refused, firmer, another } = sentenceChanges
  const isShorter = shorter.test(normalisedText)
  const isRefused = preparedSentence !== null && refused.test(normalisedText)
  if (wordCount > 14 || (!isShorter && !isRefused && !reworded.test(normalisedText))) return false
  if (preparedSentence) {
    const tone = firmer.test(normalisedText) ? 3 : 2
    const next = another.test(normalisedText) ? nextVariant(preparedSentence) : tone
    draft.update({ preparedSentence: { ...preparedSentence, variant: isShorter ? 1 : next } })
    if (sayPreparedSentence(draft, isShorter ? shorterSentenceReplies : rephrasedSentenceReplies))
      return true
  }
  return rephraseLastResponse(draft, isShorter ? 'En bref' : 'Autrement dit')
}

/** Says the shortest sentence of the last response again; of a definition, only the meaning after the colon. */
function rephraseLastResponse(draft: ResponseDraft, introduction: string): boolean {
  const [shortest] = draft.state.lastResponse
    .filter((sentence) => !sentence.endsWith('?'))
    .sort((one, other) => one.length - other.length)
  if (!shortest) return false
  const sentence = shortest.replace(/ ?[«»] ?/g, ' ').replace(/ +([,.])/g, '$1')
  const cleanSentence = sentence.replace(/[.!]$/, '').trim()
  const [, meaning = ''] = cleanSentence.split(' : ')
  const content = meaning.split(' ').length >= 4 ? meaning : cleanSentence
  return draft.sayOneOf([`${introduction} : {sentence}.`], { sentence: lowercaseFirst(content) })
}
