import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  crisisDoubtReplies,
  crisisPresenceReplies,
  emergencyReportReplies,
  helpIsComingReplies,
} from '../../templates/crisis/support-templates'
import { analyseUtterance } from '../../understanding/analyse-utterance'
import { answerHealthFollowUp, answerHealthQuestion } from '../answers/answer-health-question'
import { answerSituation } from './answer-in-crisis'
import { findCrisisRemark, violenceDangers } from './crisis-remarks'
import { supportInForeignLanguage } from './help-in-language'

const helpIsComingPattern =
  /\b((vient|viennent|arrive|arrivent|(?<!c )est la|sont la|en route|envoient|va m (emmener|accompagner|amener)|m emmene\w*|m accompagne\w*|me conduit|vont venir)\b.*|ils y vont|j ai (appele|compose|eu|prevenu)( .*)?$|(je suis|on est) (aux|en route|chez (ma|mon|une?)) .*|(ma|mon|mes|la|le|les|une?) \w+ (vient|arrive\w*|est (la|avec moi)|m emmene))/
const whatToSayQuestion =
  /\b(je (leur|lui|l|les|le|la) (dis|raconte|explique|demande) quoi|(quoi|que) (leur |lui )?dire|qu est ce que je (leur |lui )?dis|je dis quoi|comment (je )?(leur |lui )?(explique|dis))\b/
const doubtPattern =
  /\b(derang\w*|pour rien|(t es|tu es|vous etes) (sure?|certaine?)|j exagere|vraiment (grave|necessaire|utile)|c est (pas )?(si )?grave|ca va passer|attendre demain)\b/
const stayRequest =
  /\b(reste\w*( la)?( avec moi)?|(ne )?(me )?laisse\w* pas|raccroche\w* pas|tu es (encore )?la|vous etes (encore )?la)\b/

/** Matches facts that the emergency services need to know. */
const reportedFactPattern =
  /\b(saign\w*|sang|mal|douleur\w*|tourne|vertige\w*|respir\w*|vomi\w*|avale\w*|cachets?|comprimes?|fievre|tomb\w*|brul\w*|inconscien\w*|frapp\w*|menac\w*|enceinte|couteau|depuis)\b/

/**
 * Answers further questions and fears of a caller in danger: what to tell the emergency services, whether it is
 * their own fault, whether the call bothers anybody, and details of the situation. Returns false for anything
 * else.
 */
export function supportInCrisis(draft: ResponseDraft, text: string): boolean {
  if (supportInForeignLanguage(draft, text)) return true
  const normalisedText = normaliseText(text)
  if (whatToSayQuestion.test(normalisedText)) return suggestReport(draft)
  const { danger } = draft.state
  const remark = findCrisisRemark(danger, text)
  if (remark && draft.sayOneOf(remark.replies)) return true
  if (answerSituation(draft, text)) return true
  if (doubtPattern.test(normalisedText)) return draft.sayOneOf(crisisDoubtReplies)
  const isNegated = /\b(personne|pas|aucun\w*|plus)\b/.test(normalisedText)
  if (helpIsComingPattern.test(normalisedText) && !isNegated)
    return draft.sayOneOf(helpIsComingReplies)
  if (stayRequest.test(normalisedText)) return draft.sayOneOf(crisisPresenceReplies)
  // A caller who suffers violence may also ask about health: "mon fils a de la fièvre". In a medical danger
  // such an answer ("un pharmacien répond") would distract from calling an ambulance.
  if (danger !== null && !violenceDangers.has(danger)) return false
  const { persona, name } = draft.context.companion
  const utterance = analyseUtterance(text, persona.address, { companionName: name })
  return answerHealthFollowUp(draft, utterance) || answerHealthQuestion(draft, utterance)
}

const emergencyServicesPattern =
  /\b(samu|pompiers|secours|police|gendarmes?|ambulance|medecin)\b.*\b(arriv\w+|viennent|vient|en route|(sont|est) la)\b/

/** Responds when the caller says that help is on its way, even if the same words report the danger again. */
export const sayHelpIsComing = (draft: ResponseDraft, text: string): boolean =>
  emergencyServicesPattern.test(normaliseText(text)) && draft.sayOneOf(helpIsComingReplies)

/** Suggests what to tell the emergency services, in the words with which the caller reported the danger. */
function suggestReport(draft: ResponseDraft): boolean {
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
      return count >= 3 && count <= 12 && reportedFactPattern.test(normaliseText(clause))
    })
    .slice(-2)
  draft.sayOneOf(emergencyReportReplies)
  for (const clause of clauses)
    draft.say(`« ${clause.charAt(0).toUpperCase()}${clause.slice(1)}. »`)
  return draft.sentences.length > 0
}
