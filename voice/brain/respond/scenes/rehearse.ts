import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  attitudes,
  type Rehearsal,
  rehearsals,
  requestedLines,
  roleChanges,
  roleEndings,
  roleStarts,
} from '../../templates/scenes/rehearsals'
import { capitaliseFirst } from '../../templates/template'
import { completeNegation } from '../../understanding/language/complete-negation'
import { reflect } from '../../understanding/language/reflect'
import type { Rule } from '../rule'

const roleRequest =
  /\b(?:comme si (?:tu|vous|t) (?:etais|etiez) |(?:(?:peux|pourrais|pouvez|pourriez|veux|voudrais) (?:tu |vous )?(?:bien )?(?:me )?(?:faire|jouer|etre)|(?:fais|faites) semblant d etre|fais|faites|joue|jouez|joues|sois|soyez|deviens)(?: moi)? (?:plutot )?(?:comme si (?:tu etais|vous etiez) )?|(?:tu fais|vous faites|tu joues|vous jouez|imagine que tu es|imaginez que vous etes) )(?:le |la |l |les |mon |ma |mes |un |une )?((?:nouve\w+ |vieux |vieille )?\w+)((?: \w+)*)/

/** Plays the other person of a conversation that the caller rehearses, and changes or leaves the role on request. */
export const rehearse: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, text, wordCount } = utterance
  const { questioning } = draft.state
  const current =
    questioning?.kind === 'role-play'
      ? rehearsals.find(({ id }) => id === questioning.subject)
      : undefined
  const request = act === 'asks-if-human' ? null : roleRequest.exec(normalisedText)
  const requested = request && chooseRehearsal(draft, request[1] ?? '', normalisedText)
  const attitude = / qui .*| plus .*/.exec(request?.[2] ?? '')?.[0]
  if (requested && (attitude || !current || requested !== current))
    return startRole(draft, current && attitude ? current : requested, attitude ?? '', utterance)
  if (!current || !questioning) return false
  const change = attitudeRequest.exec(normalisedText)?.[0]
  if (change) return startRole(draft, current, change, utterance)
  if (intents.has('stop') || /^(?:mais )?non j ai dit\b/.test(normalisedText)) return false
  const isLeaving =
    intents.has('changes-topic') ||
    intents.has('refuses-activities') ||
    (intents.has('thanks') && (wordCount <= 4 || /\baidee?s?\b/.test(normalisedText))) ||
    (utterance.isStory && act === 'tells-hardship') ||
    act === 'asks-recall' ||
    act === 'asks-summary' ||
    outsideRole.test(normalisedText) ||
    act === 'goodbye'
  if (isLeaving || wordCount < 2) {
    draft.update({ questioning: null })
    return false
  }
  draft.update({ questioning: { ...questioning, askedCount: questioning.askedCount + 1 } })
  if (questioning.askedCount >= maxReplies || !reply(draft, current, text)) {
    draft.update({ questioning: null })
    draft.sayOneOf(current.endings)
    return draft.sayOneOf(roleEndings)
  }
  return true
}

const maxReplies = 8

/** Matches an instruction on how to play the role: "dis-le-moi", "j'ai dit qu'il y a pas de budget", "sois plus dur". */
const attitudeRequest =
  /\b(?:sois|soyez|fais|faites|joue\w*) (?:le |la )?(?:beaucoup |un peu )?(?:plus|moins) \w+|\b(?:j ai dit|je t ai dit|dis moi|dites moi) (?:plutot )?(?:que |qu )?.*(?:moi je reponds|je reponds)|\b(?:fais|dis|refuse|enerve|coupe)\w* (?:moi )?(?:non|comme si|la parole|toi)\b/

/** Matches words addressed to the companion and not to its role. */
const outsideRole =
  /^(?:bon |alors |ok |et )*(?:je fais quoi|comment je (?:fais|reponds)|je reponds quoi|qu est ce que je (?:dis|reponds)|c etait (?:comment|bien|nul)|tu en penses|vous en pensez|(?:je dois|il faut) repondre quoi|t en penses|j etais (?:bien|comment|nulle?)|au fait|sinon|on peut|tu peux|vous pouvez|en vrai)\b|\b(?:je dis|je reponds|je lui dis) quoi\b/

/** Chooses the rehearsal by the named role and the caller's latest statements. */
function chooseRehearsal({ state }: ResponseDraft, role: string, request: string) {
  const context = [...state.callerStatements.slice(-8).map(normaliseText), request].join(' ')
  // Before a job interview "la directrice" is played as a recruiter.
  const isInterview = bossPattern.test(role) && interviewPattern.test(context)
  const named = isInterview ? 'recruteur' : role === 'ex' ? 'mon ex' : role
  return rehearsals.find(
    ({ role: pattern, theme }) => pattern.test(named) && (theme?.test(context) ?? true),
  )
}

const bossPattern = /^(?:direct|chef|patron|gerant|manager|responsable)/
const interviewPattern = /\b(?:entretien d embauche|embauche|candidature|recrut\w+)\b/

function startRole(
  draft: ResponseDraft,
  rehearsal: Rehearsal,
  attitude: string,
  { normalisedText, text }: { normalisedText: string; text: string },
): boolean {
  const isChange = draft.state.questioning?.subject === rehearsal.id
  draft.update({ questioning: { kind: 'role-play', subject: rehearsal.id, askedCount: 0 } })
  draft.sayOneOf(isChange ? roleChanges : roleStarts)
  const clause = findRequestedClause(text)
  if (clause && draft.sayOneOf(requestedLines, { clause, sentence: capitaliseFirst(clause) }))
    return true
  const mood = attitudes.find(([pattern]) => attitude !== '' && pattern.test(attitude))
  if (mood && draft.sayOneOf(mood[1])) return true
  const subject = rehearsal.openingsBySubject?.find(([pattern]) => pattern.test(normalisedText))
  if (subject && draft.sayOneOf(subject[1])) return true
  return (!isChange && draft.sayOneOf(rehearsal.openings)) || reply(draft, rehearsal, text)
}

/** Returns the line that the caller wants the role to say: "le chef qui dit qu'il y a pas de budget". */
function findRequestedClause(text: string): string | null {
  const clause =
    /(?:qui (?:me )?(?:dit|dise|répond|annonce)|j['’]ai dit|dis(?:-moi)?) (?:que |qu['’])?((?:il|elle|je|j['’]|on|y|c['’]est|non) ?.+?)(?:,|\.|!|$| et moi)/i.exec(
      text.replace(/'/g, '’'),
    )?.[1]
  if (!clause || clause.split(' ').length < 3) return null
  const full = clause.replace(/^y a/i, 'il y a')
  return completeNegation(reflect(full, 'vous') ?? full)
}

const amountPattern =
  /(?:\d[\d ]*|(?:(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)(?!\p{L})[ -]?)+)(?: ?(?:€|euros|pour cent|%)(?: (?:de plus|net|brut))?(?: par mois)?)?/iu

/** Replies in the role to the caller's argument, else with the next objection. */
function reply(draft: ResponseDraft, { reactions, objections }: Rehearsal, text: string): boolean {
  const normalisedText = normaliseText(text)
  const duration = /\b(\p{L}+|\d+) ans\b/iu.exec(text)?.[0]
  const amount = amountPattern.exec(duration ? text.replace(duration, '') : text)?.[0].trim()
  const slots = {
    ...(duration ? { duration: capitaliseFirst(duration) } : {}),
    ...(amount ? { amount: capitaliseFirst(amount) } : {}),
  }
  return (
    reactions.some(
      ([pattern, lines]) => pattern.test(normalisedText) && draft.sayOneOf(lines, slots),
    ) || objections.some((line) => draft.sayOneOf([line]))
  )
}
