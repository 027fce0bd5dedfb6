import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  crisisDisclosureReplies,
  crisisDoubtReplies,
  crisisGuiltReplies,
  crisisPresenceReplies,
  emergencyReportReplies,
  helpIsComingReplies,
} from '../templates/crisis-support-templates'
import { analyseUtterance } from '../understanding/analyse-utterance'
import { answerHealthQuestion } from './answers/answer-health-question'
import { answerSituation } from './crisis/answer-in-crisis'
import { keepCompanyInLanguage } from './crisis/help-in-language'
import { findCrisisRemark, violenceSuffered } from './crisis-remarks'

const helpIsComing =
  /\b((vient|viennent|arrive|arrivent|est la|sont la|en route|envoient|va m (emmener|accompagner|amener)|m emmene\w*|m accompagne\w*|me conduit|vont venir)\b.*|ils y vont|j ai (appele|compose|eu|prevenu)( .*)?$|(je suis|on est) (aux|en route|chez (ma|mon|une?)) .*|(ma|mon|mes|la|le|les|une?) \w+ (vient|arrive\w*|est (la|avec moi)|m emmene))/
const asksWhatToSay =
  /\b(je (leur|lui|l|les|le|la) (dis|raconte|explique|demande) quoi|(quoi|que) (leur |lui )?dire|qu est ce que je (leur |lui )?dis|je dis quoi|comment (je )?(leur |lui )?(explique|dis))\b/
const doubts =
  /\b(derang\w*|pour rien|(t es|tu es|vous etes) (sure?|certaine?)|j exagere|vraiment (grave|necessaire|utile)|c est (pas )?(si )?grave|ca va passer|attendre demain)\b/
const feelsGuilty =
  /\b(ma faute|de ma faute|coupable|j ai (bu|cherche|provoque|merite|accepte)|j avais bu|j aurais (du|pas du|pu)|j ai pas (dit non|crie|bouge))\b/
const confides =
  /\b(jamais (parle|dit|raconte)( \w+){0,3} a personne|personne (ne )?(le )?sait|premiere fois que)\b/
const asksToStay =
  /\b(reste\w*( la)?( avec moi)?|(ne )?(me )?laisse\w* pas|raccroche\w* pas|tu es (encore )?la|vous etes (encore )?la)\b/

/** Words that state a fact which the emergency services need to know. */
const reportedFact =
  /\b(saign\w*|sang|mal|douleur\w*|tourne|vertige\w*|respir\w*|vomi\w*|avale\w*|cachets?|comprimes?|fievre|tomb\w*|brul\w*|inconscien\w*|frapp\w*|menac\w*|enceinte|couteau|depuis)\b/

/**
 * Answers what a caller in danger asks or fears besides the danger itself: what to tell the emergency
 * services, whether it is the caller's fault, whether the call disturbs anybody, and what the caller tells of
 * the situation. Returns false for anything else.
 */
export function supportInCrisis(draft: ResponseDraft, text: string): boolean {
  if (keepCompanyInLanguage(draft, text)) return true
  const normalisedText = normaliseText(text)
  if (asksWhatToSay.test(normalisedText)) return giveReport(draft)
  const { danger } = draft.state
  if (danger !== null && violenceSuffered.has(danger) && feelsGuilty.test(normalisedText))
    return draft.sayOneOf(crisisGuiltReplies)
  if (confides.test(normalisedText)) return draft.sayOneOf(crisisDisclosureReplies)
  const remark = findCrisisRemark(danger, text)
  if (remark && draft.sayOneOf(remark.replies)) return true
  if (answerSituation(draft, text)) return true
  if (doubts.test(normalisedText)) return draft.sayOneOf(crisisDoubtReplies)
  const isAlone = /\b(personne|pas|aucun\w*|plus)\b/.test(normalisedText)
  if (helpIsComing.test(normalisedText) && !isAlone) return draft.sayOneOf(helpIsComingReplies)
  if (asksToStay.test(normalisedText)) return draft.sayOneOf(crisisPresenceReplies)
  // A second medical need is answered, too: "mon fils a de la fièvre". Where the caller's own body is in
  // danger, such an answer ("un pharmacien répond") would take the place of an ambulance.
  if (danger !== null && !violenceSuffered.has(danger)) return false
  const { persona, name } = draft.context.companion
  return answerHealthQuestion(draft, analyseUtterance(text, persona.address, name))
}

const emergencyServices =
  /\b(samu|pompiers|secours|police|gendarmes?|ambulance|medecin)\b.*\b(arriv\w+|viennent|vient|en route|(sont|est) la)\b/

/** Answers that the emergency services are on their way, even in words that report the danger again. */
export const sayHelpIsComing = (draft: ResponseDraft, text: string): boolean =>
  emergencyServices.test(normaliseText(text)) && draft.sayOneOf(helpIsComingReplies)

/** Repeats what the caller reported, so that the caller can tell it to the emergency services. */
function giveReport(draft: ResponseDraft): boolean {
  const clauses = draft.state.callerStatements
    .slice(-6)
    .flatMap((statement) =>
      statement.replace(/'/g, '’').split(/[.!?;,…]+| et (?=je |j’|il |elle )/),
    )
    .map((clause) =>
      clause
        .replace(/[<>[\]{}|()*_#`"«»]/g, '')
        .replace(/^(?:là|bon|en fait) /i, '')
        .trim(),
    )
    .filter((clause) => {
      const count = clause.split(' ').length
      return count >= 3 && count <= 12 && reportedFact.test(normaliseText(clause))
    })
    .slice(-2)
  draft.sayOneOf(emergencyReportReplies)
  for (const clause of clauses)
    draft.say(`« ${clause.charAt(0).toUpperCase()}${clause.slice(1)}. »`)
  return draft.sentences.length > 0
}
