import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  personalQuestions,
  praise,
  questioningEndReplies,
  quizQuestions,
  roleFeedback,
  roleLines,
  roleStarts,
} from '../../templates/questioning-templates'
import { joinDetails } from '../../understanding/find-details'
import { findStudySubject } from '../../understanding/find-study-subject'
import type { Rule } from '../rule'
import { planListedTasks } from './make-plan'

const questionRequest =
  /\b((pose|posez|poser|demande|demandez)( moi| m)? .{0,12}\bquestions?|interroge\w* moi|m interroger|me (?:questionner|tester|faire reviser)|(fais|faites|faire) moi reviser|(fais|faites) moi reciter|teste\w* moi|(une|autre|prochaine|encore une) question( suivante)?$|quiz)\b/
const roleRequest =
  /\b(?:comme si (?:tu|vous|t) (?:etais|etiez) |(?:(?:peux|pourrais|pouvez|pourriez|veux|voudrais) (?:tu |vous )?(?:bien )?(?:faire|jouer|etre)|(?:fais|faites) semblant d etre|fais|faites|joue|jouez|joues|sois|soyez|deviens)(?: moi)? (?:comme si (?:tu etais|vous etiez) )?|(?:tu es|vous etes|tu fais|vous faites|tu joues|vous jouez|imagine que tu es|imaginez que vous etes) )(?:le |la |l |mon |ma |un |une )?(recruteu\w*|recruteuse|employeur|drh|chef\w*|patron\w*|direct\w*|gerant\w*|manager|banquier|client\w*|serveu\w*|examinat\w*|jury|prof\w*|medecin|docteur|proprietaire|voisine?|copine?|copain|mari|femme|ex|mere|pere|fille|fils|soeur|frere|ami\w?|collegue|vendeu\w*|hotel\w*|douanier|elle|lui)\b/

/** Asks the caller a question on request: a quiz on a subject, a question in a role, or any question. */
export const askCaller: Rule = (draft, { act, normalisedText, text }) => {
  const role =
    act !== 'asks-self' && act !== 'asks-if-human' && roleRequest.exec(normalisedText)?.[1]
  if (role) return startRolePlay(draft, role, normalisedText)
  if (!questionRequest.test(normalisedText) || act?.startsWith('tells')) return false
  const theme = / sur ((?:le |la |les |l’|l')[\p{L} ’'-]{3,40})[.! ]*$/iu.exec(text)?.[1]
  const subject = theme ?? findStudySubject([...draft.state.callerStatements.slice(-6), text])
  const { questioning } = draft.state
  if (questioning) return askNext(draft)
  if (!subject) return draft.sayOneOf(personalQuestions)
  draft.update({ questioning: { kind: 'quiz', subject, askedCount: 0 } })
  return askNext(draft)
}

/** Returns the role to play. Before a job interview "la directrice" is played as a recruiter. */
const chooseRole = ({ state }: ResponseDraft, role: string) =>
  /^(?:direct|chef|patron|gerant|manager|drh)/.test(role) &&
  state.callerStatements.some((text) => /\b(?:entretien|embauche|candidature)\b/i.test(text))
    ? 'recruteur'
    : role

function startRolePlay(draft: ResponseDraft, named: string, normalisedText: string): boolean {
  const role = chooseRole(draft, named)
  const lines = roleLines.find(([pattern]) => pattern.test(role))?.[1]
  if (!lines) return false
  draft.update({ questioning: { kind: 'role-play', subject: role, askedCount: 0 } })
  draft.sayOneOf(roleStarts)
  const theme = lines.find(([words]) => words.test(normalisedText))
  return draft.sayOneOf(theme ? [theme[1]] : []) || askNext(draft)
}

/** Asks the next question of the quiz or the role; false when there is none left. */
function askNext(draft: ResponseDraft): boolean {
  const { questioning } = draft.state
  if (!questioning) return false
  const { kind, subject, askedCount } = questioning
  draft.update({ questioning: { ...questioning, askedCount: askedCount + 1 } })
  if (kind === 'quiz')
    return (
      quizQuestions.some((question) => draft.sayOneOf([question], { subject })) ||
      endQuestioning(draft)
    )
  const lines = roleLines.find(([pattern]) => pattern.test(subject))?.[1] ?? []
  return lines.some(([, line]) => draft.sayOneOf([line])) || endQuestioning(draft)
}

function endQuestioning(draft: ResponseDraft): boolean {
  draft.update({ questioning: null })
  return draft.sayOneOf(questioningEndReplies)
}

/** A quiz or role-play ends after this many questions. */
const maxQuestions = 6

/** Responds to the caller's answer during a quiz, a role-play or a plan, and asks the next question. */
export const continueQuestioning: Rule = (
  draft,
  { details, isQuestion, intents, wordCount, mood, text },
) => {
  const { questioning } = draft.state
  if (!questioning) return false
  if (questioning.kind === 'plan') {
    draft.update({ questioning: null })
    return !text.includes('?') && planListedTasks(draft, text)
  }
  // In a role-play, an answer may contain a question mark or a "non": "mon défaut ? J'ai du mal à déléguer".
  const isRole = questioning.kind === 'role-play'
  const endsQuestions =
    (isRole ? text.trim().endsWith('?') : isQuestion) ||
    (intents.has('no') && !(isRole && wordCount > 3)) ||
    intents.has('stop') ||
    intents.has('thanks') ||
    intents.has('changes-topic') ||
    intents.has('refuses-activities') ||
    (intents.has('unsure') && !isRole) ||
    (mood !== null && mood !== 'joy' && questioning.kind === 'quiz')
  if (endsQuestions || wordCount < 3 || questioning.askedCount >= maxQuestions) {
    draft.update({ questioning: null })
    return false
  }
  const slots = details.length > 0 ? { details: joinDetails(details) } : {}
  draft.sayOneOf(questioning.kind === 'quiz' ? praise : roleFeedback, slots)
  return askNext(draft)
}
