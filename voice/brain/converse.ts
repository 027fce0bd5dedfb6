import { askFromPools } from './ask'
import type { Draft } from './draft'
import { isQuestion } from './lines/line'
import {
  acknowledging,
  afterActivity,
  afterActivityQuestions,
  answeringAdvice,
  answeringGreeting,
  answeringNo,
  answeringYes,
  askingForAdvice,
  askingOn,
  reflecting,
  reflectingSoftly,
} from './lines/talk-lines'
import { categoryManners } from './manner/category-manners'
import { hasJustFinished, isOfferDue, offerActivity } from './offer-activity'
import { askFromProfile } from './profile-questions'
import { recallTopic } from './recall'
import { themeById } from './themes/all-themes'
import type { Theme } from './themes/theme'
import type { Reading } from './understanding/read-words'

/** Exchanges between two uses of the caller's name: any closer sounds like a salesman. */
const nameEvery = 6

/** Exchanges for which a topic is asked about without being mentioned again. */
const longestTopicAge = 3

/**
 * Ordinary conversation: the caller's words taken up, then one question, or once the offer of an
 * activity. Without a reading something was already said, and only the question is missing.
 */
export function converse(draft: Draft, reading: Reading | null): boolean {
  if (hasJustFinished(draft.state) && closeActivity(draft)) return true
  const theme = enterTopic(draft, reading)
  if (reading) takeUp(draft, reading, theme)
  addName(draft)
  if (isOfferDue(draft.state) && offerActivity(draft, reading?.words)) return true
  if (!reading?.themes.length && draft.state.exchanges > 4 && askFromProfile(draft)) return true
  if (reading?.intents.has('asks-advice') && draft.sayOneOf(askingForAdvice)) return true
  return ask(draft, theme, reading)
}

/** The strongest theme of these words, else the one that is being spoken of. */
function enterTopic(draft: Draft, reading: Reading | null): Theme | null {
  const { topic, topicAge } = draft.state
  const named = reading?.themes ?? []
  const isTired = topicAge >= longestTopicAge
  const next = topic && named.includes(topic) ? topic : (named[0] ?? (isTired ? null : topic))
  draft.update({ topic: next, topicAge: named.length > 0 ? 0 : topicAge + 1 })
  return next ? (themeById.get(next) ?? null) : null
}

function takeUp(draft: Draft, reading: Reading, theme: Theme | null) {
  const { intents, reflection, themes, wordCount } = reading
  const { category, persona } = draft.context.companion
  if (intents.has('asks-advice')) draft.sayOneOf(answeringAdvice)
  else if (intents.has('greeting') && wordCount <= 4)
    draft.sayOneOf(answeringGreeting, { hello: helloFor(reading) })
  else if (reflection && draft.roll() < 0.6)
    draft.sayOneOf(theme?.isHeavy ? reflectingSoftly : reflecting, { reflection })
  if (draft.sentences.length === 0 && intents.has('no') && wordCount <= 4)
    draft.sayOneOf(answeringNo)
  if (draft.sentences.length === 0 && intents.has('yes') && wordCount <= 4)
    draft.sayOneOf(answeringYes)

  const isNewTheme = theme !== null && themes.includes(theme.id)
  if (isNewTheme && recallTopic(draft, theme.id)) return
  if (isNewTheme && draft.sayOneOf(theme.receptions)) return
  if (draft.sentences.length > 0) return
  const { remarks } = categoryManners[category]
  // A taste or an image of its own would sound flippant beside a grief.
  const isLight = !theme?.isHeavy
  const own = draft.roll() < 0.3 && isLight ? persona.manner.turnsOfPhrase : []
  for (const pool of [own, persona.manner.acknowledgements, remarks, acknowledging])
    if (draft.sayOneOf(pool)) return
}

/** « Bonsoir » to « bonsoir »; the companion has no clock of its own. */
const helloFor = ({ words }: Reading) => (words.startsWith('bonsoir') ? 'Bonsoir' : 'Bonjour')

function ask(draft: Draft, theme: Theme | null, reading: Reading | null): boolean {
  const { openings, followUps } = categoryManners[draft.context.companion.category]
  const isMereGreeting = reading?.intents.has('greeting') && reading.wordCount <= 4
  const isEarly = draft.state.exchanges <= 2
  if (isMereGreeting || !theme)
    return askFromPools(
      draft,
      isMereGreeting || (isEarly && !reading) ? [openings, followUps] : [followUps, askingOn],
    )
  const isThemeTurn = draft.roll() < 0.85
  return askFromPools(
    draft,
    isThemeTurn ? [theme.questions, followUps, askingOn] : [followUps, theme.questions, askingOn],
  )
}

function closeActivity(draft: Draft): boolean {
  draft.update({ topic: null })
  draft.sayOneOf(afterActivity)
  return draft.sayOneOf(afterActivityQuestions)
}

/** « Les nuits courtes déteignent. » → « Les nuits courtes déteignent, Inès. » */
function addName(draft: Draft) {
  const { callerName, exchanges, nameLastUsedAt } = draft.state
  const last = draft.sentences.at(-1)
  if (!callerName || !last || exchanges - nameLastUsedAt < nameEvery) return
  const canCarryName = /\p{L}\.$/u.test(last) && !isQuestion(last) && !last.includes(callerName)
  const words = last.split(' ').length
  if (!canCarryName || words < 4 || words > 14) return
  draft.sentences[draft.sentences.length - 1] = `${last.slice(0, -1)}, ${callerName}.`
  // Without the name it counts as said too, else it would come back.
  draft.update({ nameLastUsedAt: exchanges, spoken: [...draft.state.spoken, last] })
}
