import type { Address } from '../../../../domain/companions/companion-persona'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  preparedSentenceQuestions,
  preparedSentenceReplies,
  purposes,
  rephrasedSentenceReplies,
  reportVersions,
  shorterSentenceReplies,
} from '../../templates/prepared-sentences'
import { fillTemplate, lowercaseFirst } from '../../templates/template'
import { findAct } from '../../understanding/acts/find-act'
import { findTime } from '../../understanding/find-fact'
import type { Rule } from '../rule'

const formalRecipients =
  /\b(chef|cheffe|patron(?:ne)?|manager|directrice|directeur|direction|drh|rh|employeur|responsable|cadre|banqu\w*|conseill\w*|medecin|docteur|gyneco\w*|sage femme|voisine?|proprietaire|prof\w*|recruteu\w*|client\w*|administration|secretariat|fac|entretien|equipe|salarie\w*|collaborat\w*|les reunir)\b/
const informalRecipients =
  /\b(mere|pere|maman|papa|parents|soeur|frere|fille|fils|mari|femme|copaine?|copine|mec|meuf|conjointe?|compagnon|compagne|ex|amie?|pote|collegues?)\b/

const sentenceRequest =
  /\b((aide|aidez|aider|prepar\w*|trouv\w*|formul\w*|redig\w*|ecri\w*|donne\w*|dicte\w*|propos\w*|fais|faites) .{0,40}\b(phrase|message|mot|mots|sms|mail|lettre|courrier|texte|(pour|a) (lui |leur )?(dire|parler|demander|annoncer|expliquer|ecrire|formuler|refuser|repondre))|(une|ma|la) phrase (pour|a dire|toute prete|prete)|(juste|seulement) (une|la) phrase|un (message|mot|sms|mail|texto) pour|(comment|quoi|qu est ce que je|que) (je )?(peux|pourrais|dois|devrais|vais|puis je)? ?(je )?(lui|leur|le|la|l|te|vous)? ?(lui |leur )?(dire|dis|formuler|annoncer|demander|repondre|reponds|tourner|commencer (la|ma|le|cette|une) (lettre|message|conversation|discussion))|(je|j) (lui |leur |y )?(en )?(dis|parle|reponds|ecris|envoie|demande) (quoi|comment)|comment (je |j )?((le|la|les) (lui|leur)|lui|leur|le|l) (en )?(parle|dis|annonce|demande|explique|aborde)|comment (le|lui|leur|l) (dire|annoncer|demander|ecrire|parler)|comment (je |j )?(explique|dis|annonce|demande|presente|formule|tourne) (ca|cela|la chose|mon|ma|mes)\b|comment (expliquer|annoncer|presenter|formuler|tourner) (ca|cela)\b|(tu|vous) (lui|leur) (dirais|diriez|repondrais|repondriez|ecrirais|ecririez) quoi|qu est ce que (tu|vous) (lui|leur) (dirais|diriez|repondrais|repondriez|ecrirais|ecririez)|comment (tu|vous) (lui |leur )?(dirais|diriez|formulerais|formuleriez))\b/

/** Prepares a sentence that the caller can say or write to somebody. */
export const prepareSentence: Rule = (draft, { act, text, normalisedText, wordCount }) => {
  const isRequested =
    act === 'asks-sentence' &&
    wordCount <= maxRequestWords &&
    wordingPattern.test(normalisedText) &&
    !/^(?:je|j) m\b/.test(normalisedText)
  const isChange = /^(plus|moins|trop)\b/.test(normalisedText)
  const addsContent = draft.state.preparedSentence !== null && contentPattern.test(normalisedText)
  if ((!isRequested || isChange) && !addsContent && !sentenceRequest.test(normalisedText))
    return false
  if (/\bsais (?:jamais|plus) quoi\b/.test(normalisedText)) return false
  if (
    !addsContent &&
    (act === 'unsure' || act === 'announces' || act === 'asks-opinion' || act?.startsWith('tells'))
  )
    return false
  if (
    draft.context.companion.category === 'apprentissage' &&
    /\bexpliqu|\bfaire une phrase|\brepeter\b/.test(normalisedText)
  )
    return false
  if (
    /\b(en (anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe)|m?endormir|dormir)\b/.test(
      normalisedText,
    )
  )
    return false
  // The "aide" in "aide-moi à trouver une phrase" says nothing about the content of the sentence.
  const request = normalisedText.replace(
    /\b(aide|aidez|aider|tu peux|vous pouvez)( moi| m)?\b|\b(une?|le|la|ce|cette|ma|mon) (phrases?|messages?|mots?|sms|mail|textos?|lettres?|courriers?|texte)\b/g,
    ' ',
  )
  const statements = draft.state.callerStatements.slice(-8).reverse()
  const isPrivate = /^(?:amour|amitie|fantasmes|intime_sante)$/.test(
    draft.context.companion.category,
  )
  const isFormal = isPrivate
    ? formalRecipients.test(request) || formalRecipients.test(normaliseText(statements.at(0) ?? ''))
    : isFormalRecipient(text, request, statements.map(normaliseText))
  // Long statements are skipped: they mention people and purposes that the request is not about.
  const refersBack = /\b(?:lui|leur|le|la|l|ca|en|cette|demander)\b/.test(request)
  const earlierTexts = refersBack
    ? statements.filter(isShort).map(normaliseText).filter(isNotThanks)
    : []
  const texts = [request, ...earlierTexts]
  const purpose = findPurpose(texts, isFormal)
  const isUnknown = purpose === purposes.length - 1
  const clause =
    findReportedClause(text) ??
    (isUnknown && newsPattern.test(normalisedText) ? findRecentClause(draft) : null)
  const when = findTime(text) ?? findTime(statements.at(0) ?? '')
  const { preparedSentence } = draft.state
  const variant = preparedSentence?.purpose === purpose ? (preparedSentence.variant + 1) % 3 : 0
  draft.update({ preparedSentence: { purpose, isFormal, variant, clause, when } })
  if (!sayPreparedSentence(draft, preparedSentenceReplies)) return false
  draft.sayOneOf(preparedSentenceQuestions)
  return true
}

/** Matches a request about what the caller has just told: "comment je le lui annonce ?" */
const newsPattern =
  /\b(?:l|le|la|ca|cela) (?:lui |leur )?(?:annonc|di[rst]|avou|expliqu|apprend)|\b(?:annonc|di[rst]|avou|expliqu)\w* (?:ca|cela)\b/

/** Matches what a prepared sentence should say: "je voudrais lui dire que…" */
const contentPattern =
  /^(?:(?:oui|non|en fait|ben|alors) )*(?:je (?:veux|voudrais)|j aimerais|il faut) (?:lui |leur |juste )*(?:dire|expliquer|annoncer|ecrire) (?:que|qu)\b/

const wordingPattern =
  /\b(?:phrases?|messages?|mots?|textos?|sms|mails?|lettres?|dire|dis|dirais|diriez|redi[st]\w*|ecri\w*|repon\w*|formul\w*|demand\w*|annonc\w*|parl\w*|version|autre)\b/

const maxShortStatementWords = 24

/** A longer utterance does more than ask for a sentence. */
const maxRequestWords = 12

const isNotThanks = (text: string) => !/\bmerci\b/.test(text)

const isShort = (text: string) => text.split(' ').length <= maxShortStatementWords

function isFormalRecipient(text: string, request: string, texts: readonly string[]): boolean {
  if (formalRecipients.test(request)) return true
  if (informalRecipients.test(request) || /\bà \p{Lu}\p{Ll}+/u.test(text)) return false
  const latest = texts.find((one) => formalRecipients.test(one) || informalRecipients.test(one))
  return latest !== undefined && formalRecipients.test(latest) && !informalRecipients.test(latest)
}

/** Returns the index of the first purpose that one of the texts names, else of the last one, which is general. */
function findPurpose(texts: readonly string[], isFormal: boolean): number {
  for (const text of texts) {
    const index = purposes.findIndex(
      (purpose, at) =>
        at < purposes.length - 1 &&
        (purpose.isFormal === undefined || purpose.isFormal === isFormal) &&
        purpose.pattern.test(text),
    )
    if (index !== -1) return index
  }
  return purposes.length - 1
}

const reportedClausePattern =
  /(?:dire|dis|dise|annoncer|expliquer|prévenir|écrire|avouer)(?: à (?:mon |ma |mes )?\S+| lui| leur)? (?:que |qu’)((?:je|j’|on|nous|il|elle|ça|mon|ma|mes) ?.+?)(?: sans | pour que | mais (?:je|j’)|[.,;:]|$)/i

/** Returns what the caller wants to say: "dire que je serai pas là jeudi". */
function findReportedClause(text: string): string | null {
  const clause = reportedClausePattern.exec(text.replace(/'/g, '’'))?.[1]?.trim()
  return clause ? formatClause(clause.replace(/ et (?:que |qu’).*$/, '')) : null
}

/** Returns the latest clause that tells something, for "comment je le lui annonce ?" */
function findRecentClause({ state }: ResponseDraft): string | null {
  const recentClause = state.callerStatements
    .slice(-maxEarlierStatements)
    .flatMap((statement) => statement.replace(/'/g, '’').split(/[.,;:!?]+ ?/))
    .map((clause) => clause.replace(/^(?:(?:et|mais|alors|bon|en fait|voilà) )+/i, '').trim())
    .findLast((clause) => /^(?:je |j’|on )/i.test(clause) && findAct(clause)?.startsWith('tells'))
  return recentClause ? formatClause(recentClause) : null
}

const maxEarlierStatements = 8
const maxReportedWords = 14

/** Returns the clause in standard French; null when it is too long or too short. */
function formatClause(clause: string): string | null {
  const wordCount = clause.split(' ').length
  if (wordCount > maxReportedWords || wordCount < 3) return null
  return lowercaseFirst(clause.replace(/[<>[\]{}|()*_#`"«»?!]/g, ''))
    .replace(/\baprem\b/g, 'après-midi')
    .replace(
      /\b(je|on|il|elle) (?!ne |n’)((?:me |te |se |le |la |lui |y |en )?)([aeiouéêh]?)(\p{L}*) (pas|plus|jamais|rien)\b/giu,
      (_, subject: string, pronoun: string, vowel: string, verb: string, negation: string) =>
        `${subject} ${vowel && !pronoun ? 'n’' : 'ne '}${pronoun}${vowel}${verb} ${negation}`,
    )
    .replace(/\bj’(?!n)([aeiouéêh]\p{L}*) (pas|plus|jamais|rien)\b/giu, 'je n’$1 $2')
}

function sayPreparedSentence(draft: ResponseDraft, introductions: readonly string[]): boolean {
  const { preparedSentence } = draft.state
  if (!preparedSentence) return false
  const { purpose, isFormal, variant, clause, when } = preparedSentence
  const versions = clause
    ? [reportVersions, purposes[purpose]?.versions]
    : [purposes[purpose]?.versions]
  const address: Address = isFormal ? 'vous' : 'tu'
  for (const one of versions) {
    const template = one?.[variant]
    const options = typeof template === 'string' ? [template] : (template ?? [])
    for (const option of options) {
      const sentence = fillTemplate(option, address, { clause, when })
      if (sentence && draft.sayOneOf(introductions, { sentence: sentence.replace(/\.$/, '') }))
        return true
    }
  }
  return false
}

/** Shortens or varies the prepared sentence, or else the last answer. */
export const varySentence: Rule = (draft, { act, normalisedText, wordCount }) => {
  if (act?.startsWith('tells') && wordCount > 4) return false
  const { preparedSentence, lastResponse } = draft.state
  const shortening =
    /\b(plus court\w*|plus simple\w*|en bref|en gros|raccourci\w*|(moins|trop|un peu|bien) longu?e?|en une phrase|en deux mots)\b/
  const rewording =
    /\b(reformule\w*|autrement|une autre (phrase|version|facon)|(plus|moins|trop) (poli\w*|chaleureu\w*|souple|sobre|naturel\w*|serieu\w*|ferme|doux|douce|direct\w*|gentil\w*|longu?e?)|(moins|plus) (sec|seche|dur\w*|formel\w*|froid\w*|net|nette|simple)|change\w* un mot|trop (formel\w*|poli\w*|direct\w*|sec|seche|dur\w*|froid\w*|mou|molle|sucre\w*|gentil\w*)|(un|autre) exemple|reexplique\w*|explique\w* (encore|mieux|autrement))\b/
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
    draft.update({ preparedSentence: { ...preparedSentence, variant: isShorter ? 1 : 2 } })
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
