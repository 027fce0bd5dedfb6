import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  amountWords,
  attitudes,
  type Rehearsal,
  rehearsals,
  rehearsalWords,
  requestedClause,
  requestedLines,
  roleChanges,
  roleEndings,
  roleStarts,
} from '../../templates/scenes/rehearsals'
import { capitaliseFirst } from '../../templates/template'
import type { Act } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { completeNegation } from '../../understanding/language/complete-negation'
import { reflect } from '../../understanding/language/reflect'
import type { Rule } from '../rule'

/** Plays the other person of a conversation that the caller rehearses, and changes or leaves the role on request. */
export const rehearse: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, text } = utterance
  const { questioning } = draft.state
  const isPlaying = questioning?.kind === 'role-play'
  const current = isPlaying ? rehearsals.find(({ id }) => id === questioning.subject) : undefined
  const request = act === 'asks-if-human' ? null : rehearsalWords.role.exec(normalisedText)
  const requested = request && chooseRehearsal(draft, request[1] ?? '', normalisedText)
  const attitude = / qui .*| plus .*/.exec(request?.[2] ?? '')?.[0] ?? ''
  if (requested && (attitude || requested !== current))
    return startRole(draft, current && attitude ? current : requested, attitude, utterance)
  if (!current || !isPlaying) return false
  const change = rehearsalWords.attitude.exec(normalisedText)?.[0]
  if (change) return startRole(draft, current, change, utterance)
  if (intents.has('stop') || /^(?:mais )?non j ai dit\b/.test(normalisedText)) return false
  const askedCount = questioning.askedCount + 1
  draft.update({ questioning: null })
  if (leavesRole(utterance)) return false
  if (askedCount > maxReplies || !reply(draft, current, text)) {
    draft.sayOneOf(current.endings)
    return draft.sayOneOf(roleEndings)
  }
  draft.update({ questioning: { ...questioning, askedCount } })
  return true
}

const maxReplies = 8

const leavingActs: readonly (Act | null)[] = ['asks-recall', 'asks-summary', 'goodbye']

function leavesRole({ act, intents, isLong, normalisedText, wordCount }: UtteranceAnalysis) {
  const isThanks = wordCount <= 4 || /\baidee?s?\b/.test(normalisedText)
  return (
    wordCount < 2 ||
    intents.has('changes-topic') ||
    intents.has('refuses-activities') ||
    (intents.has('thanks') && isThanks) ||
    (isLong && act === 'tells-hardship') ||
    leavingActs.includes(act) ||
    rehearsalWords.outside.test(normalisedText)
  )
}

/** Chooses the rehearsal by the named role and the caller's latest statements. */
function chooseRehearsal({ state }: ResponseDraft, role: string, request: string) {
  const { boss, interview } = rehearsalWords
  const context = [...state.callerStatements.slice(-8).map(normaliseText), request].join(' ')
  // Before a job interview "la directrice" is played as a recruiter.
  const isInterview = boss.test(role) && interview.test(context)
  const named = isInterview ? 'recruteur' : role === 'ex' ? 'mon ex' : role
  return rehearsals.find(
    ({ role: pattern, theme }) => pattern.test(named) && (theme?.test(context) ?? true),
  )
}

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
  const clause = requestedClause.exec(text.replace(/'/g, '’'))?.[1]
  if (!clause || clause.split(' ').length < 3) return null
  const full = clause.replace(/^y a/i, 'il y a')
  return completeNegation(reflect(full, 'vous') ?? full)
}

/** Replies in the role to the caller's argument, else with the next objection. */
function reply(draft: ResponseDraft, { reactions, objections }: Rehearsal, text: string): boolean {
  const normalisedText = normaliseText(text)
  const duration = /\b(\p{L}+|\d+) ans\b/iu.exec(text)?.[0] ?? ''
  const amount = amountWords.exec(text.replace(duration, ''))?.[0].trim() ?? ''
  // A template is not said when the value of its slot is empty.
  const slots = { duration: capitaliseFirst(duration), amount: capitaliseFirst(amount) }
  return (
    reactions.some(
      ([pattern, lines]) => pattern.test(normalisedText) && draft.sayOneOf(lines, slots),
    ) || objections.some((line) => draft.sayOneOf([line]))
  )
}
