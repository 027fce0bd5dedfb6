import { findActivity } from './activities/all-activities'
import { activitiesOf, chooseActivity, findRequestedActivity } from './activities/choose-activity'
import { continueActivity, startActivity, stopActivity } from './activities/run-activity'
import { answerAside } from './answer-aside'
import { askFromPools } from './ask'
import { converse } from './converse'
import type { Draft } from './draft'
import { childSexualRefusal } from './lines/crisis-lines'
import { plainFarewells } from './lines/notice-lines'
import {
  afterStopping,
  afterThanks,
  answeringNo,
  answeringThanks,
  answeringUnsure,
  apologisingForMisreading,
  askingOn,
  askingToRephrase,
  changingTopic,
  hearingName,
  leavingGame,
  resuming,
  startingRequested,
  stoppingActivity,
} from './lines/talk-lines'
import { categoryManners } from './manner/category-manners'
import { respondToDanger } from './respond-to-danger'
import { repeatLast, resume, returnTo } from './say-again'
import { themeById } from './themes/all-themes'
import { type Reading, readWords } from './understanding/read-words'

type Rule = (draft: Draft, reading: Reading) => boolean

/** Answers words, typed or transcribed; the first rule that has something to say decides. */
export function respondToWords(draft: Draft, text: string) {
  draft.update({ exchanges: draft.state.exchanges + 1 })
  if (respondToDanger(draft, text)) return
  const reading = readWords(text, draft.context.companion.persona.address)
  if (reading.name) draft.update({ callerName: reading.name })
  rules.some((rule) => rule(draft, reading))
}

const refuseChildSexual: Rule = (draft, { intents }) =>
  intents.has('explicit-with-minor') && leavePart(draft, childSexualRefusal)

const declineExplicit: Rule = (draft, { intents }) => {
  if (!intents.has('explicit')) return false
  const { explicitRefusals, followUps } = categoryManners[draft.context.companion.category]
  draft.sayOneOf(explicitRefusals)
  return returnToStep(draft) || askFromPools(draft, [followUps, askingOn])
}

const repeatOnDemand: Rule = (draft, { intents, wordCount }) =>
  intents.has('repeat') && wordCount <= 9 && repeatLast(draft)

const stopOnDemand: Rule = (draft, { intents }) => {
  if (!intents.has('stop') || !draft.state.activity) return false
  stopActivity(draft)
  draft.sayOneOf(stoppingActivity)
  return askFromPools(draft, [afterStopping])
}

/** Words that stand beside the conversation, and leave the running activity where it is. */
const answerBeside: Rule = (draft, reading) => {
  if (!answerAside(draft, reading)) return false
  if (returnToStep(draft)) return true
  if (reading.intents.has('asks-abilities') && proposeRange(draft)) return true
  if (reading.intents.has('insult')) return true
  if (draft.state.topic) draft.sayOneOf(resuming)
  return converse(draft, null)
}

/** Someone who cuts in with a word or two, or asks to go on, is brought back to what was cut off. */
const takeUpCutOff: Rule = (draft, { intents, wordCount }) => {
  const { cutOff } = draft.state
  const isShort = wordCount <= 3 || intents.has('continue')
  return cutOff.length > 0 && isShort && !intents.has('no') && resume(draft, cutOff)
}

/** An activity may ask how one says goodbye; only these words leave the call itself. */
const leavesCall =
  /je (te|vous) laisse|je (dois|vais) (y aller|raccrocher|filer|dormir|me coucher|te laisser|vous laisser)|je raccroche|bonne nuit|faut que j y aille/

const sayGoodbye: Rule = (draft, { intents, wordCount, words }) => {
  if (!intents.has('goodbye') || wordCount > 14) return false
  if (draft.state.activity && !(leavesCall.test(words) && wordCount <= 8)) return false
  const { farewells } = draft.context.companion.persona.manner
  if (intents.has('thanks')) draft.sayOneOf(thanksLines(draft))
  draft.update({ isGoodbyeSaid: true })
  return draft.sayOneOf(farewells) || draft.sayOneOf(plainFarewells)
}

/** A game gives way when something heavy is said in the midst of it. */
const leaveGame: Rule = (draft, reading) => {
  const { activity } = draft.state
  const isHeavy = reading.themes.some((theme) => themeById.get(theme)?.isHeavy)
  if (!activity || !findActivity(activity.id)?.isPlayful) return false
  if (!isHeavy || reading.wordCount < 5) return false
  stopActivity(draft)
  draft.sayOneOf(leavingGame)
  return converse(draft, { ...reading, reflection: null })
}

const leadActivity: Rule = (draft, reading) => {
  const { activity } = draft.state
  if (!activity) return false
  continueActivity(draft, activity, { kind: 'words', reading })
  return draft.sentences.length > 0
}

const answerOffer: Rule = (draft, reading) => {
  const { offer } = draft.state
  if (offer.state !== 'pending') return false
  const activity = findActivity(offer.activityId)
  const { intents, words, wordCount } = reading
  const isReserved = wordCount > 5 && /\b(mais|plutot|prefere|sauf)\b/.test(words)
  const isNamed = wordCount <= 6 && Boolean(activity?.askedFor.test(words))
  const isAccepted = (intents.has('yes') && !isReserved) || intents.has('asks-activity') || isNamed
  if (activity && isAccepted && !intents.has('no')) {
    startActivity(draft, activity)
    return true
  }
  draft.update({ offer: { state: 'over' } })
  if (!intents.has('no') && !intents.has('unsure')) return false
  draft.sayOneOf(answeringNo)
  if (reading.wordCount > 5) return converse(draft, reading)
  const { openings, followUps } = categoryManners[draft.context.companion.category]
  return askFromPools(draft, [openings, followUps])
}

const startRequested: Rule = (draft, { intents, words }) => {
  if (!intents.has('asks-activity')) return false
  const { companion } = draft.context
  const requested =
    findRequestedActivity(companion, words) ?? chooseActivity(companion, draft.state, words)
  if (!requested || draft.state.finishedActivities.includes(requested.id)) return false
  draft.sayOneOf(startingRequested)
  startActivity(draft, requested)
  return true
}

const answerThanks: Rule = (draft, { intents, wordCount }) => {
  if (!intents.has('thanks') || wordCount > 8) return false
  draft.sayOneOf(thanksLines(draft))
  return askFromPools(draft, [afterThanks])
}

const admitMisreading: Rule = (draft, { intents }) => {
  if (!intents.has('says-you-misunderstood')) return false
  draft.sayOneOf(apologisingForMisreading)
  return askFromPools(draft, [askingToRephrase, askingOn])
}

const turnPage: Rule = (draft, { intents, wordCount }) => {
  if (!intents.has('changes-topic') || wordCount > 8) return false
  draft.update({ topic: null })
  draft.sayOneOf(changingTopic)
  const { openings, followUps } = categoryManners[draft.context.companion.category]
  return askFromPools(draft, [openings, followUps])
}

const welcomeName: Rule = (draft, { name, wordCount }) => {
  if (!name || wordCount > 9) return false
  draft.sayOneOf(hearingName)
  draft.update({ nameLastUsedAt: draft.state.exchanges })
  return askFromPools(draft, [categoryManners[draft.context.companion.category].openings, askingOn])
}

const helpUnsure: Rule = (draft, { intents }) => {
  if (!intents.has('unsure')) return false
  draft.sayOneOf(answeringUnsure)
  return converse(draft, null)
}

const rules: readonly Rule[] = [
  refuseChildSexual,
  declineExplicit,
  stopOnDemand,
  repeatOnDemand,
  takeUpCutOff,
  answerBeside,
  sayGoodbye,
  leaveGame,
  leadActivity,
  answerOffer,
  startRequested,
  answerThanks,
  admitMisreading,
  turnPage,
  welcomeName,
  helpUnsure,
  converse,
]

/** In an activity, the sentence that still waits for its answer is said again after an aside. */
function returnToStep(draft: Draft): boolean {
  const waiting = draft.state.lastResponse.at(-1)
  return draft.state.activity !== null && waiting !== undefined && returnTo(draft, waiting)
}

function proposeRange(draft: Draft): boolean {
  const [one, other] = activitiesOf(draft.context.companion)
  if (!one || !other) return false
  const values = { one: one.namedAs, other: other.namedAs }
  return draft.sayOneOf(['Par exemple {one}, ou {other}, quand {tu veux|vous voulez}.'], values)
}

function leavePart(draft: Draft, lines: readonly string[]): boolean {
  draft.update({ activity: null, offer: { state: 'over' } })
  return draft.sayOneOf(lines)
}

const thanksLines = (draft: Draft) => [
  ...draft.context.companion.persona.manner.thanksReplies,
  ...answeringThanks,
]
