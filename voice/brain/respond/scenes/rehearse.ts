import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  amountWords,
  attitudes,
  type Rehearsal,
  rehearsals,
  rehearsalWords,
  roleChanges,
  roleEndings,
  roleStarts,
} from '../../templates/scenes/rehearsals'
import { capitaliseFirst } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'

/** Plays the other person of a conversation that the caller rehearses, and changes or leaves the role on request. */
export const rehearse: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, text } = utterance
  const { questioning } = draft.state
  const current =
    questioning?.kind === 'role-play'
      ? rehearsals.find(({ id }) => id === questioning.subject)
      : undefined
  const request = act === 'asks-if-human' ? null : rehearsalWords.role.exec(normalisedText)
  const requested = request && chooseRehearsal(draft, request[1] ?? '', normalisedText)
  const attitude = / qui .*| plus .*/.exec(request?.[2] ?? '')?.[0] ?? ''
  if (requested && (attitude || requested.id !== current?.id))
    return startRole(draft, current && attitude ? current : requested, attitude, utterance)
  if (!current || !questioning) return false
  const change = rehearsalWords.attitude.exec(normalisedText)?.[0]
  if (change) return startRole(draft, current, change, utterance)
  if (intents.has('stop')) return false
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

/** Whether the caller stops rehearsing, or speaks to the companion and not to the person whom it plays. */
const leavesRole = ({ act, intents, isLong, normalisedText, wordCount }: UtteranceAnalysis) =>
  wordCount < 2 ||
  intents.has('changes-topic') ||
  intents.has('refuses-activities') ||
  (intents.has('thanks') && wordCount <= 4) ||
  (isLong && act === 'tells-hardship') ||
  /^(?:asks-recall|asks-summary|goodbye)$/.test(act ?? '') ||
  rehearsalWords.outside.test(normalisedText)

/** Chooses the rehearsal by the named role and the caller's latest statements. */
function chooseRehearsal({ state }: ResponseDraft, role: string, request: string) {
  const context = [...state.callerStatements.slice(-8).map(normaliseText), request].join(' ')
  return rehearsals.find(
    ({ role: pattern, theme }) => pattern.test(role) && (theme?.test(context) ?? true),
  )
}

function startRole(
  draft: ResponseDraft,
  rehearsal: Rehearsal,
  attitude: string,
  { normalisedText, text }: UtteranceAnalysis,
): boolean {
  const isChange = draft.state.questioning?.subject === rehearsal.id
  draft.update({ questioning: { kind: 'role-play', subject: rehearsal.id, askedCount: 0 } })
  draft.sayOneOf(isChange ? roleChanges : roleStarts)
  const mood = attitudes.find(([pattern]) => pattern.test(attitude))
  const subject = rehearsal.openingsBySubject?.find(([pattern]) => pattern.test(normalisedText))
  return (
    (mood !== undefined && draft.sayOneOf(mood[1])) ||
    (subject !== undefined && draft.sayOneOf(subject[1])) ||
    (!isChange && draft.sayOneOf(rehearsal.openings)) ||
    reply(draft, rehearsal, text)
  )
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
