import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  formalRecipients,
  informalRecipients,
  recipientInText,
} from '../../templates/everyday-purposes'
import {
  preparedSentenceQuestions,
  preparedSentenceReplies,
  purposeQuestions,
  purposes,
  rephrasedSentenceReplies,
  reportVersions,
  shorterSentenceReplies,
  wishVersions,
} from '../../templates/prepared-sentences'
import { fillTemplate, lowercaseFirst } from '../../templates/template'
import { findAct } from '../../understanding/acts/find-act'
import { findTime } from '../../understanding/find-fact'
import type { Rule } from '../rule'

const sentenceRequest =
  /\b((aide|aidez|aider|prepar\w*|trouv\w*|formul\w*|redig\w*|ecri\w*|donne\w*|dicte\w*|propos\w*|fais|faites) .{0,40}\b(phrase|message|mot|mots|sms|mail|lettre|courrier|texte|(pour|a) (lui |leur )?(dire|parler|demander|annoncer|expliquer|ecrire|formuler|refuser|repondre))|(une|ma|la) phrase (pour|a dire|toute prete|prete)|(juste|seulement) (une|la) phrase|un (message|mot|sms|mail|texto) pour|(comment|quoi|qu est ce que je|que) (je )?(peux|pourrais|dois|devrais|vais|puis je)? ?(je )?(lui|leur|le|la|l|te|vous)? ?(lui |leur )?(dire|dis|formuler|annoncer|demander|repondre|reponds|tourner|commencer (la|ma|le|cette|une) (lettre|message|conversation|discussion))|(je|j) (lui |leur |y )?(en )?(dis|parle|reponds|ecris|envoie|demande|mets) (quoi|comment)|comment (je |j )?((le|la|les) (lui|leur)|lui|leur|le|l) (en )?(parle|dis|annonce|demande|explique|aborde)|comment (le|lui|leur|l) (dire|annoncer|demander|ecrire|parler)|comment (je |j )?(explique|dis|annonce|demande|presente|formule|tourne) (ca|cela|la chose|mon|ma|mes)\b|comment (expliquer|annoncer|presenter|formuler|tourner) (ca|cela)\b|(tu|vous) (lui|leur) (dirais|diriez|repondrais|repondriez|ecrirais|ecririez) quoi|qu est ce que (tu|vous) (lui|leur) (dirais|diriez|repondrais|repondriez|ecrirais|ecririez)|(tu|vous) me (l |le |la )(ecris|ecrivez|rediges|redigez|prepares|preparez|dictes|dictez)|comment (tu|vous) (lui |leur )?(dirais|diriez|formulerais|formuleriez))\b/

/** Matches a request that no telling can be: "il me faut un mot pour ma voisine". */
export const explicitRequest =
  /\b(?:(?:(?:j ai|j aurais) besoin d|il (?:me|m en) (?:faut|faudrait)|je (?:cherche|veux|voudrais)|aide\w*|trouve\w*|prepar\w*|ecri[sv]\w*|donne\w*) .{0,20}|^|et )(?:une?|des|ma|la) (?:phrase|mot|mots|message|sms|texto|mail|discours)s? pour\b|^(?:\w+ ){0,3}aide\w*(?: moi)? a (?:dire|demander|annoncer|proposer|expliquer|refuser|formuler) |\bcomment (?:je |on )?(?:peux |pourrais )?(?:dis|dire|annonc\w+|demand\w+|expliqu\w+|propos\w+) (?:a|au|aux) (?:mon|ma|mes|un|une|la|le|notre)\b/

/** Prepares a sentence that the caller can say or write to somebody. */
export const prepareSentence: Rule = (draft, { act, text, normalisedText, wordCount }) => {
  const isRequested =
    act === 'asks-sentence' &&
    wordCount <= maxRequestWords &&
    wordingPattern.test(normalisedText) &&
    !/^(?:je|j) m\b/.test(normalisedText)
  const isChange = /^(plus|moins|trop)\b/.test(normalisedText)
  const wasAsked = purposeQuestions.some(
    (question) => draft.state.lastResponse.at(-1) === draft.fill(question),
  )
  const addsContent =
    wasAsked || (draft.state.preparedSentence !== null && contentPattern.test(normalisedText))
  if (
    (!isRequested || isChange) &&
    !addsContent &&
    !sentenceRequest.test(normalisedText) &&
    !explicitRequest.test(normalisedText)
  )
    return false
  if (/\bsais (?:jamais|plus) quoi\b/.test(normalisedText)) return false
  if (
    !addsContent &&
    !explicitRequest.test(normalisedText) &&
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
  // Long statements are skipped: they mention people and purposes that the request is not about.
  const refersBack =
    !wasAsked && /\b(?:lui|leur|le|la|l|ca|en|cette|demander|ce que)\b/.test(request)
  const earlierTexts = refersBack
    ? statements.filter(isShort).map(normaliseText).filter(isNotThanks)
    : []
  const named = findRecipient(request, text)
  const latest = statements
    .slice(0, isPrivate ? 1 : undefined)
    .map((one) => findRecipient(normaliseText(one), ''))
  const purpose = findPurpose([request, ...earlierTexts], named)
  const isUnknown = purpose === purposes.length - 1
  const isFormal =
    named ??
    purposes[purpose]?.isFormal ??
    latest.find((one) => one !== null) ??
    draft.context.companion.category === 'professionnel'
  const clause =
    findReportedClause(wasAsked ? `dire ${text}` : text) ??
    (isUnknown ? findWish(text) : null) ??
    (isUnknown && newsPattern.test(normalisedText) ? findRecentClause(draft) : null)
  if (isUnknown && !clause && !wasAsked && emptyRequest.test(normalisedText))
    return draft.sayOneOf(purposeQuestions)
  const when = findTime(text) ?? findTime(statements.at(0) ?? '')
  const { preparedSentence } = draft.state
  const variant = preparedSentence?.purpose === purpose ? (preparedSentence.variant + 1) % 4 : 0
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

/** Whether the caller says "vous" to the person whom a text names; null when it names none. */
function findRecipient(normalisedText: string, text: string): boolean | null {
  if (formalRecipients.test(normalisedText)) return true
  return informalRecipients.test(normalisedText) || /\bà \p{Lu}\p{Ll}+/u.test(text) ? false : null
}

/** Matches a request that names neither a purpose nor a person: "aide-moi à préparer une phrase". */
const emptyRequest = /\b(?:une|ma|la) (?:phrase|message|texto)s?(?: (?:stp|svp|s il \w+ plait))?$/

const wishPattern =
  /(?:pour|comment|aide[rz]?(?:[- ]moi)? à)(?: je(?: peux| pourrais)?)? (?:lui |leur )?(dire|demander|annoncer|parler|proposer|expliquer|inviter|prévenir|avouer|souhaiter|rappeler|confirmer|promettre) (.+?)[ ?.!]*$/iu
/** Returns what the caller wants to do with the sentence, without the person: "demander de garder le chat". */
function findWish(text: string): string | null {
  const [, verb = '', rest = ''] = wishPattern.exec(text.replace(/'/g, '’')) ?? []
  const content = rest.replace(recipientInText, '').trim()
  const isClear = content.split(' ').length <= maxReportedWords && /\p{L}{3}/u.test(content)
  return isClear && !/^(?:ça|cela|non|oui|que|qu’)/.test(content) ? `${verb} ${content}` : null
}

/** Returns the index of the first purpose that one of the texts names, else of the last one, which is general. */
function findPurpose(texts: readonly string[], isFormal: boolean | null): number {
  for (const text of texts) {
    const index = purposes.findIndex(
      (purpose, at) =>
        at < purposes.length - 1 &&
        (purpose.isFormal ?? isFormal ?? null) === (isFormal ?? purpose.isFormal ?? null) &&
        purpose.pattern.test(text),
    )
    if (index !== -1) return index
  }
  return purposes.length - 1
}

const reportedClausePattern =
  /(?:dire|dis|dise|annoncer|expliquer|prévenir|écrire|avouer)(?: à (?:mon |ma |mes |un |une |la )?\S+| au \S+| lui| leur)? (?:que |qu’)((?:je|j’|on|nous|il|elle|ça|mon|ma|mes) ?.+?)(?: sans | pour que | mais (?:je|j’)|[.,;:]|$)/i

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
  return lowercaseFirst(clause.replace(/[<>[\]{}|()*_#`"«»?!]/g, '').trim())
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
  const ownWords = clause && /^\p{L}+(?:er|ir|re) /u.test(clause) ? wishVersions : reportVersions
  const versions = [...(clause ? [ownWords] : []), purposes[purpose]?.versions]
  const address: FormOfAddress = isFormal ? 'vous' : 'tu'
  for (const one of versions) {
    const template = one?.[variant] ?? one?.[2]
    const options = typeof template === 'string' ? [template] : (template ?? [])
    for (const option of options) {
      const sentence = fillTemplate(option, address, { clause, when })?.replace(
        /(?<!\p{L})(t|m)e (?=[aeiouéèê])/giu,
        '$1’',
      )
      if (sentence && draft.sayOneOf(introductions, { sentence: sentence.replace(/\.$/, '') }))
        return true
    }
  }
  return false
}

const repeatedSentence =
  /^(?:(?:et|mais|alors|attends|attendez|pardon) )*(?:(?:tu peux|vous pouvez|peux tu|pouvez vous) )?(?:me )?(?:redi\w*|repet\w*|rappel\w*|relis\w*|c etait (?:quoi|laquelle)|quelle etait)(?: moi)? (?:deja )?(?:la|celle|ta|votre|cette|ma)(?: (premiere))?\b/

/** Says a prepared sentence again: "c'était quoi la première phrase ?" */
export const repeatPreparedSentence: Rule = (draft, { normalisedText, wordCount }) => {
  const request = repeatedSentence.exec(normalisedText)
  if (!request || wordCount > 9 || draft.state.preparedSentence === null) return false
  const replies = [preparedSentenceReplies, shorterSentenceReplies, rephrasedSentenceReplies].flat()
  const sentences = draft.state.spokenSentences.filter((sentence) =>
    replies.some((reply) => sentence.startsWith(reply.replace('{sentence} »', ''))),
  )
  const quotation = /« .+ »/.exec(sentences.at(request[1] ? 0 : -1) ?? '')?.[0]
  return (
    quotation !== undefined &&
    draft.sayOneOf(['C’était : {quotation}', 'La revoici : {quotation}'], { quotation })
  )
}

/** Shortens or varies the prepared sentence, or else the last answer. */
export const varySentence: Rule = (draft, { act, normalisedText, wordCount }) => {
  if (act?.startsWith('tells') && wordCount > 4) return false
  const { preparedSentence, lastResponse } = draft.state
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
