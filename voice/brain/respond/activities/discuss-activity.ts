import { findActivity } from '../../activities/all-activities'
import {
  chooseActivity,
  findRequestedActivity,
  listActivitiesFor,
} from '../../activities/choose-activity'
import {
  continueActivity,
  isQuietActivityRunning,
  startActivity,
  stopActivity,
} from '../../activities/run-activity'
import type { DialogueState } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
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
  suggestionDoubts,
} from '../../templates/activity-templates'
import { noReplies } from '../../templates/conversation-templates'
import { endsWithQuestionMark, type Template } from '../../templates/template'
import { topicById } from '../../topics/all-topics'
import { type Act, estimateHardship } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { askCategoryQuestion, continueConversation } from '../continue-conversation'
import { fulfilRequest } from '../requests/fulfil-request'
import type { Rule } from '../rule'
import { suggestActivity } from './suggest-activity'

export const stopActivityOnRequest: Rule = (draft, utterance) => {
  if (!utterance.intents.has('stop') && !losesInterest(draft, utterance)) return false
  stopActivity(draft)
  draft.update({ questioning: null })
  draft.sayOneOf(activityStoppedReplies)
  return draft.sayOneOf(activityStoppedQuestions) || draft.sentences.length > 0
}

/** Disables suggestions when the caller has not answered one and the companion asks about something else. */
export function expireSuggestion(draft: ResponseDraft, earlier: DialogueState['suggestion']) {
  const isUnanswered = earlier.state === 'pending' && draft.state.suggestion === earlier
  if (isUnanswered && draft.sentences.some(endsWithQuestionMark))
    draft.update({ suggestion: { state: 'disabled' } })
}

/** Stops a game or an exercise, and suggests no other in this call, when the caller refuses them. */
export const refuseActivities: Rule = (draft, utterance) => {
  const { intents, normalisedText } = utterance
  // "Guidez-moi un moment, mais pas la respiration" refuses one exercise only.
  if (!intents.has('refuses-activities') || /\bguide\w* moi\b/.test(normalisedText)) return false
  stopActivity(draft)
  draft.update({ questioning: null })
  draft.sayOneOf(activityRefusalReplies)
  if (fulfilRequest(draft, utterance)) return true
  if (utterance.wordCount > 8) return continueConversation(draft, utterance)
  return draft.sentences.length > 0
}

const cautionPattern =
  /\b(asthm\w*|enceinte|grossesse|epilep\w*|coeur fragile|probleme de coeur|cardiaque|tension|dos|hernie|vertiges?|claustro\w*|migraine|panique|genou|bronch\w*|cicatrice|operee?)\b/
const durationQuestion =
  /\b(combien de temps|c est long|ca (prend|dure)( \w+){0,3}|(prend|dure) (longtemps|combien)|long(ue)?( ou pas)?$)/
/** Matches a question about the caller's own life: "j'ai droit au chômage pendant combien de temps ?" */
const ownAffairPattern = /\b(?:j ai|j aurai\w*|j avais|on a|mon|ma|il|elle)\b/
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
  if (durationQuestion.test(normalisedText) && !ownAffairPattern.test(normalisedText))
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

/** Indexed by number; shorter activities do not exist. */
const numberNames = ',,,,quatre,cinq,six,sept,huit,neuf,dix,onze,douze'.split(',')

export const continueRunningActivity: Rule = (draft, utterance) => {
  const { runningActivity } = draft.state
  if (!runningActivity) return false
  continueActivity(draft, runningActivity, { kind: 'words', utterance })
  return draft.sentences.length > 0
}

const reservationPattern =
  /\b(mais (?!doucement|ok|d accord)|plutot|prefere|sauf|d abord|apres|plus tard|seulement|avant|finalement|pas (ca|de|d)|si (c est|ca|ce|je|j|on|tu|vous)|comme (tu|vous)|bof|enfin|sais pas|peut etre|parl\w*|discut\w*|bavard\w*)\b/
/** Matches a yes that does not answer the suggestion: "oui ma mère adore ça". */
const otherStatement =
  /^(?:(?:oui|ouais|ok|d accord|si|ah|ben|bah|mais) )+(?:mon|ma|mes|nos?|notre|ils?|elles?|les?|la|une?|des|j (?!aimerais|en ai envie|ai envie|ai hate)|je (?!veux|voudrais|suis (?:partante?|prete?|d accord|chaude?)|prefere|commence|t ecoute|vous ecoute))/
const explicitYesPattern =
  /\b(oui|ouais|yes|ok|d accord|dac|volontiers|avec plaisir|carrement|bien sur|pourquoi pas|allez|allons y|on y va|vas y|allez y|ca marche|je veux bien|on essaie|essayons|c est parti|on commence)\b/

const leavesOpen =
  /\b(?:si (?:tu veux|vous voulez|ca te|ca vous)|comme (?:tu|vous)|bof|peut etre)\b/

/**
 * Starts the suggested activity when the caller accepts it. Otherwise disables suggestions, except after "si
 * tu veux".
 */
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
  const hasPainfulMood = mood !== null && mood !== 'joy'
  if (activity && isAccepted && !intents.has('no') && !hasPainfulMood) {
    startActivity(draft, activity)
    return true
  }
  // "Si tu veux" is not a yes. The companion asks once more.
  if (wordCount <= 5 && leavesOpen.test(normalisedText) && draft.sayOneOf(suggestionDoubts)) {
    // A new object, so that `expireSuggestion` does not take the suggestion for an unanswered one.
    draft.update({ suggestion: { ...suggestion } })
    return true
  }
  draft.update({ suggestion: { state: 'disabled' } })
  if (isQuestion || (!intents.has('no') && !intents.has('unsure'))) return false
  draft.sayOneOf(noReplies)
  if (wordCount > 5) return continueConversation(draft, utterance)
  return askCategoryQuestion(draft)
}

const openRequest =
  /\b(on fait quoi|(tu|vous) propose[sz]? quoi|propose\w* (moi )?(quelque chose|un truc|autre chose|(une?|des) (petits? )?(exercices?|jeux?|activites?))|^(?:\w+ ){0,2}(tu|vous) (connais|connaissez|sais|savez|fais|faites|as|avez|aurais|auriez) (?:\w+ ){0,3}(exercices?|jeux?|activites?)|^(?:\w+ ){0,2}je m ennuie$|(un|une|des) (exercices?|jeux?|activites?) (ou|pour|a)|qu est ce qu on (fait|pourrait faire)|une idee de (jeu|truc))\b/

/** Matches a game that the caller plays elsewhere, not a request: "on joue au tarot". */
const ownGame =
  /\b(?:on|ils|elles) jou\w+ (?:au|aux|a la|a l|du|de la|avec (?!toi|vous)|souvent|tous)\b/

/** Matches a proposal that somebody else made to the caller: "on me propose un CDI". */
const otherProposal =
  /\b(?:on|ils?|elles?|(?:mon|ma|mes|le|la) \w+) (?:me|m|nous) (?:a |ont )?propos\w+\b/

/** Starts the activity that the caller names. Suggests one when the caller asks for an activity without naming it. */
export const startRequestedActivity: Rule = (draft, utterance) => {
  if (otherProposal.test(utterance.normalisedText)) return false
  const { intents, normalisedText } = utterance
  if (intents.has('refuses-activities') || intents.has('asks-joke') || intents.has('no'))
    return false
  const asksOpenly = openRequest.test(normalisedText)
  if (!intents.has('asks-activity') && !asksOpenly) return false
  const { companion } = draft.context
  const namedActivity = findRequestedActivity(companion, normalisedText)
  if (!namedActivity && ownGame.test(normalisedText)) return false
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

/**
 * Names two activities of the companion as examples of what it can do; the first one becomes the pending
 * suggestion.
 */
export function mentionTwoActivities(draft: ResponseDraft): boolean {
  const [first, second] = listActivitiesFor(draft.context.companion)
  if (!first || !second) return false
  const slots = { first: first.nounPhrase, second: second.nounPhrase }
  draft.update({ suggestion: { state: 'pending', activityId: first.id } })
  return draft.sayOneOf(activityExamples, slots)
}

/** Matches a refusal of the activity or boredom with it. */
const lostInterest =
  /\b(?:flemme|(?:pas|plus)(?: trop| tellement| vraiment)? envie(?! d (?:etre|en parler))|change d avis|sert a rien|marche pas|m aide pas|m ennuie|m emmerde|(?:me|m) (?:saoule\w*|soule\w*|gonfle\w*|lasse\w*|dit rien|plait pas|parle pas|interesse pas)|gonflant|(?:c est|trop|vraiment) (?:\w+ )?(?:nul|chiant|ennuyeux|long|lourd|relou|bidon)|laisse\w* tomber|m en (?:fous|fiche)|accroche pas|aime pas(?: trop)?(?: ca)?$|fatiguee? de (?:ce|cet|cette)|pour les (?:enfants|gamins)|pas pour moi|arrive pas|(?:pas|plus) ce soir|non merci|une autre fois)\b|^(?:\w+ ){0,2}(?:bof|pff+|plus tard)$/
const otherWish =
  /\b(?:veux|voudrais|voulais|prefere\w*|aimerais|peut|pourrait|faut|dois|envie|besoin)(?: (?!lui|leur)\w+){0,4} (?:arret\w*(?! de)|stopper|parl\w*(?! (?:a|avec) (?!toi|vous))|discut\w*|bavard\w*|papot\w*|changer$|autre chose)\b/
const actsOfStopping: ReadonlySet<Act | null> = new Set<Act | null>([
  'stop',
  'change-topic',
  'complaint',
  'refuses-activity',
])

/**
 * Whether the caller wants to end the running activity without naming another subject. A no to its
 * first step counts, too.
 */
function losesInterest({ state }: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { runningActivity } = state
  const { act, intents, normalisedText, wordCount } = utterance
  if (!runningActivity || wordCount > 8 || /\bparl\w* d|arret\w* pas\b/.test(normalisedText))
    return false
  const refusesToStart = runningActivity.stepIndex === 0 && intents.has('no') && wordCount <= 4
  return (
    refusesToStart ||
    actsOfStopping.has(act) ||
    lostInterest.test(normalisedText) ||
    otherWish.test(normalisedText)
  )
}

/** Matches a clause about the life of the caller or of somebody close, which most steps do not ask about. */
const realLife =
  /^(?:(?:et|mais|bon|ben|euh|oui|non|la|en fait|au fait|ecoute) )*(?:je|j|on|il|elle|ils|elles|(?:mon|ma|mes|notre|nos|la|le) \w+(?: \w+)?) (?:.* )?(?:ai|a|est|suis|sont|ont|va|vais|vont|veut|peut|sais|sait|dois|doit|fait|se|s|ne|n|me|m|pas|plus|perd|boit|ment|part)\b/

/** Matches the start of a clause about what happened to the caller or to somebody close. */
const newsPattern =
  /^(?:\w+ )?(?:on (?:m|me|nous) |(?:mon|ma|mes|notre|nos) (?!grand pere|grand mere)\w+ (?:ne |n )?(?:s |se |m |me |a |est |sont |ont |va |veut |fait )\w+)/

/** Matches words about loss, harm, lack of money, illness or conflict. */
const harm =
  /\b(?:on m a|vole\w*|cambriol\w*|arnaqu\w*|expuls\w*|divorc\w*|trompe\w*|quitt\w*|harcel\w*|boit|dettes?|huissiers?|decouvert|loyer|factures?|panne|per(?:d|ds|du\w*)|disparu\w*|rate\w*|vire\w*|licenci\w*|malade|hopital|hospital\w*|opere\w*|accident\w*|fugu\w*|disput\w*|fache\w*|(?:veut|parle) (?:plus|pas)|mauvais\w*|problemes?|soucis?|galere\w*|tribunal|police|prison|pourri\w*|agress\w*|insult\w*|humili\w*|morte?s?|boulot|dormi)\b/

/** Matches a step that itself asks about a difficulty. */
const asksForHardship = /difficile|défaut|le fait|peur|échouer|freiner|laisser|finirai|reste-t-il/

/** At this probability of hardship, the utterance is bad news and not an answer to the step. */
const minHardship = 0.4

/** Whether the utterance reports a problem or a bad event instead of answering the step. */
function tellsBadNews(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { mood, normalisedText, text, topics, wordCount } = utterance
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious) && wordCount >= 4
  const hasPainfulMood = mood !== null && mood !== 'joy' && wordCount >= 5
  if (isSerious || hasPainfulMood) return true
  if (wordCount < 3 || !realLife.test(normalisedText)) return false
  const question = draft.state.lastResponse.at(-1) ?? ''
  if (asksForHardship.test(question)) return false
  const isNews =
    mood !== 'joy' && !/personne|qui /i.test(question) && newsPattern.test(normalisedText)
  return isNews || harm.test(normalisedText) || estimateHardship(text) >= minHardship
}

/** Matches answers to an exercise that only asks for sensations. */
const sensation =
  /\b(?:sens|vois|entends|respire\w*|relache\w*|detend\w*|bat|inspire\w*|souffle\w*|lourd\w*|chaud\w*|froid\w*|calme|prete?|installee?|posee?|pieds?|mains?|bras|jambes?|epaules?|ventre|tete|dos|lampe|fenetre|bruit)\b/

/** Whether the caller speaks of something other than the running activity. */
export function leavesActivity(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { runningActivity } = draft.state
  if (!runningActivity) return false
  const { intents, isQuestion, normalisedText, wordCount } = utterance
  if (intents.has('repeat') || intents.has('asks-if-human') || intents.has('asks-name'))
    return false
  if (losesInterest(draft, utterance)) return false
  if (lostInterest.test(normalisedText) || otherWish.test(normalisedText)) return true
  if (intents.has('refuses-activities') || intents.has('changes-topic')) return true
  if (tellsBadNews(draft, utterance)) return true
  // "Mon chef, il me gonfle" during a relaxation.
  const isAside = wordCount >= 3 && !intents.has('unsure') && realLife.test(normalisedText)
  if (isAside && isQuietActivityRunning(draft.state) && !sensation.test(normalisedText)) return true
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
