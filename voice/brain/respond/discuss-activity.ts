import { findActivity } from '../activities/all-activities'
import {
  chooseActivity,
  findRequestedActivity,
  listActivitiesFor,
} from '../activities/choose-activity'
import {
  continueActivity,
  isQuietActivityRunning,
  startActivity,
  stopActivity,
} from '../activities/run-activity'
import type { DialogueState } from '../dialogue/dialogue-state'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  activityCautions,
  activityDescriptions,
  activityDurations,
  activityExamples,
  activityInvitations,
  activityRefusalReplies,
  activityStoppedQuestions,
  activityStoppedReplies,
  freeToStopReplies,
  lifeEvents,
  requestedActivityReplies,
} from '../templates/activity-templates'
import { noReplies } from '../templates/conversation-templates'
import { isQuestion as isQuestionSentence, type Template } from '../templates/template'
import { topicById } from '../topics/all-topics'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { askNewQuestion, continueConversation } from './continue-conversation'
import { fulfilRequest } from './requests/fulfil-request'
import type { Rule } from './rule'
import { suggestActivity } from './suggest-activity'

export const stopActivityOnRequest: Rule = (draft, { intents, normalisedText, wordCount }) => {
  const hasLostInterest = wordCount <= 8 && losesInterest(draft, normalisedText)
  if (!intents.has('stop') && !hasLostInterest) return false
  stopActivity(draft)
  draft.update({ questioning: null })
  draft.sayOneOf(activityStoppedReplies)
  return draft.sayOneOf(activityStoppedQuestions) || draft.sentences.length > 0
}

/** Drops a suggestion that the caller has not taken up, when the companion asks about something else. */
export function expireSuggestion(draft: ResponseDraft, earlier: DialogueState['suggestion']) {
  const isUnanswered = earlier.state === 'pending' && draft.state.suggestion === earlier
  if (isUnanswered && draft.sentences.some(isQuestionSentence))
    draft.update({ suggestion: { state: 'disabled' } })
}

/** Disables games and exercises for the call when the caller refuses them. */
export const refuseActivities: Rule = (draft, utterance) => {
  if (!utterance.intents.has('refuses-activities')) return false
  stopActivity(draft)
  draft.update({ questioning: null })
  draft.sayOneOf(activityRefusalReplies)
  if (fulfilRequest(draft, utterance)) return true
  if (utterance.wordCount > 8)
    return continueConversation(draft, { ...utterance, reflection: null })
  return draft.sentences.length > 0
}

const cautionPattern =
  /\b(asthm\w*|enceinte|grossesse|epilep\w*|coeur fragile|probleme de coeur|cardiaque|tension|dos|hernie|vertiges?|claustro\w*|migraine|panique|genou|bronch\w*|cicatrice|operee?)\b/
const durationQuestion =
  /\b(combien de temps|c est long|ca (prend|dure)( \w+){0,3}|(prend|dure) (longtemps|combien)|long(ue)?( ou pas)?$)/
const stopQuestion =
  /\b(si je (veux|voulais|decide|demande|dis)( d| de| que on)? ?(arreter|stop|m arreter|arrete)|((je|on) (peux|peut|pourrai|pourra|pourrais|pourrait)|possible de) (m |s )?(arreter|stopper|quitter)( quand| a tout| en plein)?)/
const descriptionQuestion =
  /\b(c est quoi (?!(un|une|l|la|le|les|mon|ma|des) (?!(regles?|jeu|exercice|principe|truc|activite|but)\b))|c est quoi$|en quoi|quelles? (sont )?(les )?regles|les regles|comment (ca (se passe|marche|fonctionne)|on (fait|joue))|ca (consiste|se passe comment)|il se passe quoi|(tu|vous) (fais|faites|vas faire) quoi|qu est ce (que c est|qu il faut faire|qui se passe)|je (dois|devrais) faire quoi|faut faire quoi|ca sert a quoi|c est (dangereux|difficile|dur|bizarre|risque))\b/

/** Answers questions about the suggested or running activity, without starting it. */
export const explainActivity: Rule = (draft, { act, normalisedText, text, wordCount }) => {
  if (/\bc est (?:dangereux|difficile|dur|bizarre)\b/.test(normalisedText) && !text.includes('?'))
    return false
  if (act === 'asks-self' && /\b(?:toi|vous)\b/.test(normalisedText)) return false
  const { suggestion, runningActivity } = draft.state
  const id = runningActivity?.id ?? (suggestion.state === 'pending' ? suggestion.activityId : null)
  const activity = id === null ? undefined : findActivity(id)
  if (!activity || wordCount > 20 || act === 'asks-translation') return false
  const condition = cautionPattern.exec(normalisedText)?.[0]
  if (condition && activity.pace === 'quiet') return sayAllOf(draft, activityCautions)
  if (stopQuestion.test(normalisedText)) return draft.sayOneOf(freeToStopReplies)
  const slots = {
    activity: activity.nounPhrase,
    count: `${numberNames[activity.getSteps(draft.context.companion.language).length] ?? 'quelques'}`,
  }
  if (durationQuestion.test(normalisedText))
    return draft.sayOneOf(activityDurations[activity.pace], slots) && askToTry(draft)
  if (!descriptionQuestion.test(normalisedText)) return false
  if (condition) return sayAllOf(draft, activityCautions)
  return draft.sayOneOf(activityDescriptions[activity.pace], slots) && askToTry(draft)
}

const askToTry = (draft: ResponseDraft) =>
  draft.state.runningActivity !== null || draft.sayOneOf(activityInvitations) || true

function sayAllOf(draft: ResponseDraft, templates: readonly Template[]): boolean {
  draft.sayAll(templates)
  return draft.sentences.length > 0
}

const numberNames = [
  '',
  '',
  '',
  '',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]

export const continueRunningActivity: Rule = (draft, utterance) => {
  const { runningActivity } = draft.state
  if (!runningActivity) return false
  continueActivity(draft, runningActivity, { kind: 'words', utterance })
  return draft.sentences.length > 0
}

const reservationPattern =
  /\b(mais (?!doucement|ok|d accord)|plutot|prefere|enfin|bof|je (?:ne )?sais pas|qu on (?:parle|discute)|(?:parler|discuter)$|sauf|d abord|apres|plus tard|seulement|avant|finalement|pas (ca|de|d)|si (c est|ca|ce|je|j|on))\b/
/** Matches a yes to something else than the suggestion: "oui ma mère adore ça". */
const otherStatement =
  /^(?:(?:oui|ouais|ok|d accord|si|ah|ben|bah|mais) )+(?:mon|ma|mes|nos?|notre|ils?|elles?|les?|la|une?|des|j (?!aimerais|en ai envie|ai envie|ai hate)|je (?!veux|voudrais|suis (?:partante?|prete?|d accord|chaude?)|prefere|commence|t ecoute|vous ecoute))/
const explicitYesPattern =
  /\b(oui|ouais|yes|ok|d accord|dac|volontiers|avec plaisir|carrement|bien sur|pourquoi pas|allez|allons y|on y va|vas y|allez y|ca marche|je veux bien|on essaie|essayons|c est parti|on commence)\b/

/** Starts the suggested activity when the caller accepts it. Otherwise disables suggestions for this call. */
export const handleSuggestionAnswer: Rule = (draft, utterance) => {
  const { suggestion } = draft.state
  if (suggestion.state !== 'pending') return false
  const activity = findActivity(suggestion.activityId)
  const { intents, normalisedText, wordCount, isQuestion, mood } = utterance
  const hasReservation =
    isQuestion ||
    wordCount > 8 ||
    reservationPattern.test(normalisedText) ||
    otherStatement.test(normalisedText)
  const isNamed = wordCount <= 6 && Boolean(activity?.requestPattern.test(normalisedText))
  const isAccepted = !hasReservation && (explicitYesPattern.test(normalisedText) || isNamed)
  const isHeavy = mood !== null && mood !== 'joy'
  if (activity && isAccepted && !intents.has('no') && !isHeavy) {
    startActivity(draft, activity)
    return true
  }
  draft.update({ suggestion: { state: 'disabled' } })
  if (isQuestion || (!intents.has('no') && !intents.has('unsure'))) return false
  draft.sayOneOf(noReplies)
  if (wordCount > 5) return continueConversation(draft, utterance)
  return askNewQuestion(draft)
}

const openRequest =
  /\b(on fait quoi|(tu|vous) propose[sz]? quoi|propose\w* (moi )?(quelque chose|un truc|autre chose|(une?|des) (petits? )?(exercices?|jeux?|activites?))|^(?:\w+ ){0,2}(tu|vous) (connais|connaissez|sais|savez|fais|faites|as|avez|aurais|auriez) (?:\w+ ){0,3}(exercices?|jeux?|activites?)|^(?:\w+ ){0,2}je m ennuie$|(un|une|des) (exercices?|jeux?|activites?) (ou|pour|a)|qu est ce qu on (fait|pourrait faire)|une idee de (jeu|truc))\b/

/** Starts the activity that the caller names. Suggests one when the caller asks for an activity without naming it. */
export const startRequestedActivity: Rule = (draft, utterance) => {
  const { intents, normalisedText } = utterance
  if (intents.has('refuses-activities') || intents.has('asks-joke') || intents.has('no'))
    return false
  const asksOpenly = openRequest.test(normalisedText)
  if (!intents.has('asks-activity') && !asksOpenly) return false
  const { companion } = draft.context
  const namedActivity = findRequestedActivity(companion, normalisedText)
  const asksGenerally = asksOpenly || !namedActivity || intents.has('asks-how-companion-is')
  if (asksGenerally && !/\b(on (joue|fait (le|un|une|la))|lance|commence)\b/.test(normalisedText)) {
    draft.update({ suggestion: { state: 'not-made' } })
    return suggestActivity(draft, normalisedText) || mentionTwoActivities(draft)
  }
  const requestedActivity = namedActivity ?? chooseActivity(companion, draft.state, normalisedText)
  if (!requestedActivity || draft.state.finishedActivityIds.includes(requestedActivity.id))
    return false
  draft.sayOneOf(requestedActivityReplies)
  startActivity(draft, requestedActivity)
  return true
}

/** Names two activities of the companion as examples of what it can do. */
export function mentionTwoActivities(draft: ResponseDraft): boolean {
  const [first, second] = listActivitiesFor(draft.context.companion)
  if (!first || !second) return false
  const slots = { first: first.nounPhrase, second: second.nounPhrase }
  draft.update({ suggestion: { state: 'pending', activityId: first.id } })
  return draft.sayOneOf(activityExamples, slots)
}

/** Matches a statement about somebody that is not about the body. */
const aboutSomebodyPattern =
  /^(?:(?:mais|et|euh|non) )*(?:ils?|elles?|mon (?:chef|boss|patron|mari|mec|copain|pere|fils|frere|voisin|collegue)|ma (?:femme|mere|fille|soeur|copine|cheffe|voisine|collegue)|mes (?:parents|enfants|collegues|voisins)) (?!\w+ (?:relache|detend|respire|bat)\w*)/

const lostInterest =
  /^(?:(?:non|bof|franchement|en fait|desolee?|bon|ben|mais|euh|oh|pff|ah|la) )*(?:(?:ca|c) (?:ne )?(?:sert a rien|marche pas|m aide pas|est (?:vraiment |trop )?(?:nul|chiant|ennuyeux|long)|m ennuie|me (?:saoule|soule|gonfle|dit rien|plait pas|parle pas)|m interesse pas)|je m ennuie|je m emmerde|j (?:en )?ai (?:pas|plus)(?: trop| tellement| vraiment)? envie(?: finalement| en fait| la| de ca)*$|pas envie\b|(?:laisse|laissez) tomber|j accroche pas|j aime pas(?: trop)?(?: ca)?$|(?:tu|vous) me (?:saoule|soule|gonfle|fatigue)\w*|c est (?:gonflant|lourd|relou|saoulant)|j ai (?:change d avis|la flemme)|je prefere (?:qu on )?(?:discute\w*|parle\w*|cause\w*)|(?:merci |plutot |peut etre )*(?:plus tard|pas (?:ce soir|maintenant)|une autre fois)\b|c est bon(?: merci| la)?$|(?<=non )merci$)/

/** "Non" to the first step of an activity ends it, unless the step has a reply to it. */
function losesInterest({ state, context }: ResponseDraft, normalisedText: string): boolean {
  const { runningActivity } = state
  if (runningActivity === null) return false
  const [step] = findActivity(runningActivity.id)?.getSteps(context.companion.language) ?? []
  const isRefused = runningActivity.stepIndex === 0 && !step?.replies?.no
  return (
    lostInterest.test(normalisedText) ||
    (isRefused && /^(?:non|nan|nope)(?: merci| pas vraiment)?$/.test(normalisedText))
  )
}

/** Whether the caller speaks of something other than the running activity. */
export function leavesActivity(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { runningActivity } = draft.state
  if (!runningActivity) return false
  const { intents, isQuestion, mood, normalisedText, topics, wordCount } = utterance
  if (intents.has('repeat') || intents.has('asks-if-human') || intents.has('asks-name'))
    return false
  if (losesInterest(draft, normalisedText)) return wordCount > 8
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious) && wordCount >= 4
  const isHeavy = mood !== null && mood !== 'joy' && wordCount >= 5
  if (isSerious || isHeavy || intents.has('refuses-activities') || intents.has('changes-topic'))
    return true
  // "Mon chef, il me gonfle" during a relaxation.
  if (
    isQuietActivityRunning(draft.state) &&
    wordCount >= 3 &&
    aboutSomebodyPattern.test(normalisedText)
  )
    return true
  const newSubjectPattern = /^(sinon|au fait|en fait|bref|dis|attends|par contre|ecoute|non mais)\b/
  if (lifeEvents.test(normalisedText)) return true
  const requestPattern =
    /\b(aide|aidez) moi|(tu|vous) (peux|pouvez|pourrais|pourriez) (me|m)\b|\b(?:il faut que je|je (?:veux|voudrais|dois)|j (?:aimerais|ai besoin de|ai envie de)) (?:te |vous )?parle\w* (?:de|d|du)\b/
  if (newSubjectPattern.test(normalisedText) && wordCount > 5) return true
  if (requestPattern.test(normalisedText)) return true
  return (
    isQuestion &&
    /\b(je|j|tu|te|toi|ton|vous|mon|ma|mes|il|elle|on|c est|ca|est ce que|comment|pourquoi|combien|quand)\b/.test(
      normalisedText,
    )
  )
}
