import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
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
  preparedSentenceQuestions,
  preparedSentenceReplies,
  purposeQuestions,
  recipientPurposeQuestions,
  rephrasedSentenceReplies,
  reportVersions,
  sentencePurposes,
  shorterSentenceReplies,
  subjectVersions,
  wishVersions,
} from '../../templates/sentences/prepared-sentences'
import {
  explicitSentenceRequest,
  newsRequest,
  noSentenceRequest,
  sentenceChanges,
  sentenceContent,
  sentenceRequest,
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
  const wasAsked = isPurposeQuestion(draft) && wordCount > 2 && act !== 'approves'
  const addsContent =
    wasAsked || (draft.state.preparedSentence !== null && sentenceContent.test(normalisedText))
  const isExplicit = explicitSentenceRequest.test(normalisedText)
  if (!addsContent && !isExplicit && !isSentenceRequest(utterance)) return false
  if (noSentenceRequest.test(normalisedText)) return false
  const { companion } = draft.context
  if (
    companion.category === 'apprentissage' &&
    /\bexpliqu|\bfaire une phrase|\brepeter\b/.test(normalisedText)
  )
    return false
  const request = cleanRequest(normalisedText)
  const statements = draft.state.callerStatements.slice(-maxEarlierStatements).reverse()
  const named = findRecipient(request, text)
  const recipient = named ?? findEarlierRecipient(draft, statements, wasAsked)
  const person =
    normaliseText(recipientInText.exec(text)?.[0] ?? '')
      .split(' ')
      .at(-1) ?? ''
  const isNewPerson =
    isExplicit && person !== '' && !normaliseText(statements.join(' ')).includes(person)
  const earlierTexts = statements.filter(isShort).map(normaliseText).filter(isNotThanks)
  const purposeIndex = findPurpose(
    request,
    (isExplicit && namesPurpose(text)) || isNewPerson ? [] : earlierTexts,
    recipient,
  )
  const isUnknown = purposeIndex === unknownIndex
  const told = wasAsked ? `dire ${text}` : text.replace(/\bon dirait que [^,.]+/i, '')
  const clause =
    findReportedClause(told) ??
    (isUnknown ? findWish(wasAsked ? `pour ${text}` : told) : null) ??
    (isUnknown && newsRequest.test(normalisedText) ? findRecentClause(draft) : null) ??
    (isUnknown && wasAsked ? findAnswer(text) : null)
  const { preparedSentence } = draft.state
  const isAgain = isUnknown && !clause && preparedSentence !== null && !named
  if (isUnknown && !clause && !isAgain && !wasAsked) {
    if (!isExplicit && hasAnswerElsewhere(draft)) return false
    return draft.sayOneOf(named === null ? purposeQuestions : recipientPurposeQuestions)
  }
  const prepared = {
    purposeIndex,
    isFormal: recipient ?? findFormality(purposeIndex) ?? companion.category === 'professionnel',
    variant:
      preparedSentence?.purposeIndex === purposeIndex ? (preparedSentence.variant + 1) % 4 : 0,
    clause,
    slots: findSentenceSlots([
      text,
      ...draft.state.callerStatements.slice(-maxSearchedForSlots).reverse(),
    ]),
    additions: [],
  }
  const again = preparedSentence && {
    ...preparedSentence,
    variant: (preparedSentence.variant + 1) % 4,
  }
  draft.update({ preparedSentence: isAgain && again ? again : prepared })
  if (!sayPreparedSentence(draft, preparedSentenceReplies)) return false
  draft.sayOneOf(preparedSentenceQuestions)
  return true
}

/** Caller turns for which "et je lui dis quoi ?" is about the health concern told before. */
const maxConcernTurns = 3

/** A statement of this many words gives enough context: the purpose need not be asked for. */
const minToldWords = 8

/** Whether another rule can answer: from a long statement, a health concern, or a question put to the caller. */
const hasAnswerElsewhere = ({ state }: ResponseDraft) =>
  state.callerStatements.slice(-2).some((text) => text.split(' ').length >= minToldWords) ||
  (state.healthConcern !== null && state.turnCount - state.healthConcern.turn <= maxConcernTurns) ||
  /\b(?:m a|nous a|me) demande\w* (?:pourquoi|comment|combien|ou|quand|qui|si)\b/.test(
    normaliseText(state.callerStatements.at(-1) ?? ''),
  )

const isPurposeQuestion = ({ state }: ResponseDraft) =>
  [...purposeQuestions, ...recipientPurposeQuestions].some(
    (one) => state.lastResponse.at(-1) === one,
  )

function isSentenceRequest({ act, normalisedText, wordCount }: UtteranceAnalysis): boolean {
  if (act === 'unsure' || act === 'announces' || act === 'asks-opinion' || act?.startsWith('tells'))
    return false
  const isByAct =
    act === 'asks-sentence' &&
    wordCount <= maxRequestWords &&
    wordingPattern.test(normalisedText) &&
    !/^(?:je|j) m\b|^(plus|moins|trop)\b/.test(normalisedText)
  return isByAct || sentenceRequest.test(normalisedText)
}

/** Removes what says nothing about the content: "aide-moi à trouver une phrase", "pas pour un rendez-vous". */
const cleanRequest = (normalisedText: string) =>
  normalisedText.replace(
    /\b(aide|aidez|aider|tu peux|vous pouvez)( moi| m)?\b|\b(une?|le|la|ce|cette|ma|mon) (phrases?|messages?|mots?|sms|mail|textos?|lettres?|courriers?|texte)\b|\bpas pour (?:un|une|le|la|l) \w+(?: vous)?|\bje m absente pas\b|\bon dirait que .*?enceinte\b/g,
    ' ',
  )

const wordingPattern =
  /\b(?:phrases?|messages?|mots?|textos?|sms|mails?|lettres?|dire|dis|dirais|diriez|redi[st]\w*|ecri\w*|repon\w*|formul\w*|demand\w*|annonc\w*|parl\w*|version|autre)\b/

/** A longer utterance does more than ask for a sentence. */
const maxRequestWords = 12
const maxShortStatementWords = 32
const isShort = (text: string) => text.split(' ').length <= maxShortStatementWords
const isNotThanks = (text: string) => !/\bmerci\b/.test(text)

/** Whether the request names its purpose itself: "une phrase pour inviter ma voisine". */
const namesPurpose = (text: string) => findWish(text) !== null || findReportedClause(text) !== null

/** Whether the caller says "vous" to the person named in the text; null when it names none. */
function findRecipient(normalisedText: string, text: string): boolean | null {
  if (formalRecipients.test(normalisedText)) return true
  return informalRecipients.test(normalisedText) || /\bà \p{Lu}\p{Ll}+/u.test(text) ? false : null
}

/** In the private categories, only the latest statements count: an older one names somebody else. */
function findEarlierRecipient(
  { context, state }: ResponseDraft,
  statements: readonly string[],
  wasAsked: boolean,
): boolean | null {
  const isPrivate = /^(?:amour|amitie|fantasmes|intime_sante)$/.test(context.companion.category)
  const recipients = statements
    .slice(0, isPrivate && !wasAsked ? 2 : undefined)
    .map((one) => findRecipient(normaliseText(one), ''))
  return recipients.find((one) => one !== null) ?? state.preparedSentence?.isFormal ?? null
}

const wishPattern =
  /(?:pour|comment|aide[rz]?(?:[- ]moi)? à)(?: je(?: peux| pourrais)?)? (?:lui |leur )?(dire|demander|annoncer|parler|proposer|expliquer|inviter|prévenir|avouer|souhaiter|rappeler|confirmer|promettre|remercier) (.+?)[ ?.!]*$/iu
/** Returns what the caller wants to do with the sentence, without the person: "demander de garder le chat". */
function findWish(text: string): string | null {
  const [, verb = '', rest = ''] = wishPattern.exec(text.replace(/'/g, '’')) ?? []
  const content = rest.replace(recipientInText, '').trim()
  const isClear = content.split(' ').length <= maxReportedWords && /\p{L}{3}/u.test(content)
  return isClear && !/^(?:ça|cela|non|oui|que|qu’|quoi)/.test(content) ? `${verb} ${content}` : null
}

/** Returns the caller's answer to what the sentence is for: a clause, or a subject such as "le loyer". */
function findAnswer(text: string): string | null {
  const answer = text
    .replace(/'/g, '’')
    .replace(/^(?:(?:ben|euh|oui|alors|en fait|c’est|pour|juste|que|qu’)[ ,]+)+/i, '')
    .replace(/[ ?.!]+$/, '')
  if (/^(?:je|j’|on|il|elle|nous) ?/i.test(answer))
    return formatClause(answer.split(/[,.]/)[0] ?? '')
  const subject = /^((?:mon|ma|mes|le|la|les|l’|un|une|des|du) ?[\p{L}’ -]{3,40})$/iu.exec(
    answer,
  )?.[1]
  return subject ? `à propos : ${lowercaseFirst(subject)}` : null
}

/** The last purpose fits any sentence. */
const unknownIndex = sentencePurposes.length - 1
const findFormality = (index: number) => sentencePurposes[index]?.isFormal

/** Returns the index of the purpose named in the request, else of the one most frequent in the latest statements. */
function findPurpose(
  request: string,
  earlierTexts: readonly string[],
  isFormal: boolean | null,
): number {
  const suits = (at: number) =>
    (findFormality(at) ?? isFormal) === (isFormal ?? findFormality(at) ?? null)
  const indices = sentencePurposes
    .slice(0, -1)
    .map((_, at) => at)
    .filter(suits)
  const isIn = (at: number, text: string) => sentencePurposes[at]?.pattern.test(text) ?? false
  const named = indices.find((at) => isIn(at, request))
  if (named !== undefined) return named
  const [best] = indices
    .map((at) => ({ at, count: earlierTexts.filter((text) => isIn(at, text)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.at - other.at)
  return best?.at ?? unknownIndex
}

const reportedClausePattern =
  /(?:dire|dis|dise|annoncer|expliquer|prévenir|écrire|avouer)(?: à (?:mon |ma |mes |un |une |la )?\S+| au \S+| lui| leur)? (?:que |qu’)((?:je|j’|on|nous|il|elle|ça|mon|ma|mes) ?.+?)(?: sans | pour que | mais (?:je|j’)|[.,;:]|$)/i

/** Returns what the caller wants to say: "dire que je serai pas là jeudi". */
function findReportedClause(text: string): string | null {
  const clause = reportedClausePattern.exec(text.replace(/'/g, '’'))?.[1]?.trim()
  return clause ? formatClause(clause.replace(/ et (?:que |qu’).*$/, '')) : null
}

/** Returns the last clause of news in the latest statement, for "comment je le lui annonce ?" */
function findRecentClause({ state }: ResponseDraft): string | null {
  const recentClause = state.callerStatements
    .slice(-1)
    .flatMap((statement) => statement.replace(/'/g, '’').split(/[.,;:!?]+ ?/))
    .map((clause) => clause.replace(/^(?:(?:et|mais|alors|bon|en fait|voilà) )+/i, '').trim())
    .findLast((clause) => /^(?:je |j’|on )/i.test(clause) && findAct(clause)?.startsWith('tells'))
  return recentClause ? formatClause(recentClause) : null
}

const maxReportedWords = 14

/** Returns the clause in standard French; null when it is too long or too short. */
function formatClause(clause: string): string | null {
  const wordCount = clause.split(' ').length
  if (wordCount > maxReportedWords || wordCount < 3) return null
  const plain = lowercaseFirst(clause.replace(/[<>[\]{}|()*_#`"«»?!]/g, '').trim())
  return completeNegation(plain.replace(/\baprem\b/g, 'après-midi'))
}

/** Yields the wordings for the other person whose slots are all known, the most specific first. */
function* listSentences({
  purposeIndex,
  isFormal,
  variant,
  clause,
  slots,
  additions,
}: PreparedSentence) {
  const address: FormOfAddress = isFormal ? 'vous' : 'tu'
  const isWish = clause !== null && /^\p{L}+(?:er|ir|re) /u.test(clause)
  const isSubject = clause?.startsWith('à propos : ') ?? false
  const ownWords = isSubject ? subjectVersions : isWish ? wishVersions : reportVersions
  const known = { ...slots, clause: clause?.replace('à propos : ', '') ?? null }
  const wordings = [sentencePurposes[purposeIndex]?.versions, ...(clause ? [ownWords] : [])]
    .map((one) => one?.[variant] ?? one?.[2] ?? [])
    .map((one) => (typeof one === 'string' ? [one] : one))
  // Most specific first: the caller's own sum or date, then the caller's clause, then the rest.
  const [own = [], ofClause = []] = wordings
  const specific = own.filter((one) => /\{\w+\}/.test(one))
  const added = additions.map((one) => fillTemplate(addedWords[one], address, {})).join(' ')
  for (const wording of [...specific, ...ofClause, ...own]) {
    const sentence = fillTemplate(wording, address, known)
      ?.replace(/(?<!\p{L})(t|m)e (?=[aeiouéèê])/giu, '$1’')
      .replace(/\.$/, '')
    if (sentence)
      yield added
        ? `${sentence}${/[?!]$/.test(sentence) ? '' : '.'} ${added.replace(/\.$/, '')}`
        : sentence
  }
}

function sayPreparedSentence(draft: ResponseDraft, introductions: readonly string[]): boolean {
  const { preparedSentence } = draft.state
  if (!preparedSentence) return false
  const sentences = [...listSentences(preparedSentence)]
  if (sentences.some((sentence) => draft.sayOneOf(introductions, { sentence }))) return true
  const [first] = sentences
  return first !== undefined && draft.say(`« ${first} »`)
}

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
  if ((isForVous || isForTu || added.length > 0) && followsSentence(draft, normalisedText)) {
    const additions = [...new Set([...preparedSentence.additions, ...added])]
    const isFormal = isForVous || (preparedSentence.isFormal && !isForTu)
    draft.update({ preparedSentence: { ...preparedSentence, isFormal, additions } })
    return sayPreparedSentence(draft, rephrasedSentenceReplies)
  }
  if (rejectsPurpose(draft, normalisedText)) {
    draft.sayOneOf(['Pardon, j’étais à côté.', 'Oui, pardon, je reprends.'])
    return prepareSentence(draft, { ...utterance, act: 'asks-sentence', wordCount: 1 })
  }
  if (!sentenceChanges.again.test(normalisedText)) return false
  const replies = [preparedSentenceReplies, shorterSentenceReplies, rephrasedSentenceReplies].flat()
  const quotations = spokenSentences
    .filter(
      (one) => one.startsWith('« ') || replies.some((reply) => one.startsWith(reply.slice(0, 9))),
    )
    .flatMap((one) => /« .+ »/.exec(one)?.[0] ?? [])
  const quotation = quotations.at(/\bpremiere\b/.test(normalisedText) ? 0 : -1)
  if (!quotation) return false
  const slots = { quotation }
  if (!draft.sayOneOf(['La revoici : {quotation}', 'En entier : {quotation}'], slots))
    draft.sentences.push(quotation)
  return true
}

const maxChangeWords = 28

/** Whether the utterance is about the prepared sentence: it was just said, or the caller mentions it. */
const followsSentence = ({ state }: ResponseDraft, normalisedText: string) =>
  state.lastResponse.some((sentence) => sentence.includes('« ')) ||
  /\b(?:phrase|message|mail|sms|texto|lettre)\b|\b(?:mets?|mettez) la\b/.test(normalisedText)

/** Whether the caller objects to the sentence just said and names another purpose. */
function rejectsPurpose({ state }: ResponseDraft, normalisedText: string): boolean {
  const isObjection = /^(?:mais )?non\b|\bon dirait\b/.test(normalisedText)
  const { preparedSentence } = state
  if (!isObjection || !preparedSentence || !state.lastResponse.some((one) => one.includes('« ')))
    return false
  const purposeIndex = findPurpose(cleanRequest(normalisedText), [], preparedSentence.isFormal)
  return purposeIndex !== unknownIndex && purposeIndex !== preparedSentence.purposeIndex
}

/** Shortens or varies the prepared sentence, or else the last answer. */
export const varySentence: Rule = (draft, { act, normalisedText, wordCount }) => {
  if (act?.startsWith('tells') && wordCount > 4) return false
  const { lastResponse } = draft.state
  // The caller means the prepared sentence only if it was in the last response.
  const isLast = lastResponse.some((sentence) => /« .+ »/.test(sentence))
  const preparedSentence = isLast ? draft.state.preparedSentence : null
  const shortening =
    /\b(plus court\w*|plus simple\w*|en bref|en gros|raccourci\w*|(moins|trop|un peu|bien) longu?e?|en une phrase|en deux mots)\b/
  const rewording =
    /\b(reformule\w*|autrement|(?:une|encore une) autre(?: (?:phrase|version|facon))?|autre chose$|(plus|moins|trop) (?:en )?(poli\w*|sec|seche|strict\w*|dur\w*|doucement|chaleureu\w*|souple|sobre|naturel\w*|serieu\w*|ferme|doux|douce|direct\w*|gentil\w*|longu?e?)|(moins|plus) (sec|seche|dur\w*|formel\w*|froid\w*|net|nette|simple)|change\w* un mot|trop (formel\w*|poli\w*|direct\w*|sec|seche|dur\w*|froid\w*|mou|molle|sucre\w*|gentil\w*)|(un|autre) exemple|reexplique\w*|explique\w* (encore|mieux|autrement))\b/
  const isShorter = shortening.test(normalisedText)
  const isRefused =
    preparedSentence !== null &&
    /^(?:non |bof |mouais )*(?:c est )?(?:(?:bien|pas mal) mais )?(?:c est )?(?:trop|pas assez|un peu) \w+$/.test(
      normalisedText,
    ) &&
    lastResponse.some((sentence) => sentence.includes('« '))
  if (
    preparedSentence === null &&
    (wordCount > 4 || /^(?:c est )?(?:trop|moins) (?!long)/.test(normalisedText))
  )
    return false
  if (wordCount > 14 || (!isShorter && !isRefused && !rewording.test(normalisedText))) return false
  if (preparedSentence) {
    const isFirmer = /\b(ferme|direct\w*|sec|seche|net|nette|froid\w*|dur\w*|strict\w*)\b/.test(
      normalisedText,
    )
    const isLess = /\b(?:moins|trop)\b/.test(normalisedText)
    const { variant: last } = preparedSentence
    const next = /\bautre\b/.test(normalisedText) ? (last + 1) % 4 : isFirmer && !isLess ? 3 : 2
    draft.update({ preparedSentence: { ...preparedSentence, variant: isShorter ? 1 : next } })
    if (sayPreparedSentence(draft, isShorter ? shorterSentenceReplies : rephrasedSentenceReplies))
      return true
  }
  const [shortest] = lastResponse
    .filter((sentence) => !sentence.endsWith('?'))
    .sort((one, other) => one.length - other.length)
  if (!shortest) return false
  const cleanSentence = shortest
    .replace(/ ?[«»] ?/g, ' ')
    .replace(/ +([,.])/g, '$1')
    .replace(/[.!]$/, '')
    .trim()
  // In a definition, the meaning follows the colon.
  const [, meaning = ''] = cleanSentence.split(' : ')
  const content = meaning.split(' ').length >= 4 ? meaning : cleanSentence
  return draft.sayOneOf(isShorter ? ['En bref : {sentence}.'] : ['Autrement dit : {sentence}.'], {
    sentence: lowercaseFirst(content),
  })
}
