import { normaliseText } from '../../text-analysis/normalise-text'
import { listActivitiesFor } from '../activities/choose-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import { leaveOutAnswered } from '../tellings/listen-plainly'
import { stances, worldviewAnswers } from '../templates/answer-templates'
import { misunderstandingApologies, phraseReadyReplies } from '../templates/conversation-templates'
import { moodQuestions, sympathies } from '../templates/listening-templates'
import {
  absolvingOpinions,
  approvalQuestions,
  approvalReplies,
  briefOpinionQuestions,
  briefOpinions,
  comfortingOpinions,
  complaintQuestions,
  complaintReplies,
  embarrassedInvitations,
  ideaQuestions,
  ideaSubjects,
  invitationsToTell,
  jokeApologies,
  kindOpinions,
  kindWords,
  lightQuoteReplies,
  lukewarmReplies,
  lukewarmReturns,
  noQuestionReplies,
  objectionQuestions,
  offerReplies,
  openOpinions,
  permissionOpinions,
  planQuestions,
  planReplies,
  selfBlameReplies,
  selfImageOpinions,
  seriousStoryReplies,
  storyQuestions,
  supportingOpinions,
  wishReplies,
} from '../templates/opinion-templates'
import { lowercaseFirst } from '../templates/template'
import { ideasBySubject, views } from '../templates/view-templates'
import { findAct, findPoint } from '../understanding/acts/find-act'
import { findMostSeriousClause, splitIntoQuotableClauses } from '../understanding/find-clauses'
import { preparedIntroduction } from './requests/prepare-sentence'
import type { Rule } from './rule'
import { isSuggestionDue, suggestActivity } from './suggest-activity'

/** Returns the caller's latest words that have enough content to return to; null when there are none. */
export function findEarlierWords(
  draft: ResponseDraft,
  isChosen: (text: string) => boolean = isTold,
): string | null {
  const statement = draft.state.callerStatements.findLast(
    (text) => text.split(' ').length >= 5 && !text.includes('?') && isChosen(text),
  )
  const words = statement === undefined ? null : findMostSeriousClause(statement)
  return words && lowercaseFirst(words)
}

const isStoryOrSerious = (text: string) =>
  text.split(' ').length > 24 ||
  /^(?:tells-(?:hardship|joy|plan|selfblame)|objects)$/.test(findAct(findPoint(text)) ?? '')

const isTold = (text: string) =>
  findAct(findPoint(text))?.startsWith('tells') ?? text.split(' ').length > 8

const slotsFor = (words: string | null) => (words ? { words } : {})

/** Responds to the most serious clause of a long text, in the caller's own words. */
export const respondToStory: Rule = (draft, { isStory, mood, act, text }) => {
  if (!isStory || act === null || !(act.startsWith('tells') || act === 'asks-others-mind'))
    return false
  const words = findMostSeriousClause(text)
  if (words === null || !startsClause.test(words) || draft.state.runningActivity) return false
  draft.update({ suggestion: { state: 'disabled' }, questioning: null })
  if (mood !== null) draft.sayOneOf(sympathies[mood])
  draft.sayOneOf(mood === 'joy' ? lightQuoteReplies : seriousStoryReplies, {
    words: lowercaseFirst(words),
  })
  if (draft.sentences.length === 0) return false
  return draft.sayOneOf(storyQuestions) || true
}

/** Beginnings of clauses that sound natural as a quotation. */
const startsClause =
  /^(?:je |j’|j'|il |elle |on |ils |elles |mon |ma |mes |c’est |c'est |tout |personne )/i

const asksForJoke = /\b(?:as|avez) (?:meme )?(?:pas )?(?:une|raconte de) (?:\w+ )?blague\b/

const forgivenessPattern =
  /\b(?:(?:ce n|c) est (?:rien|pas grave)|pouv\w+ pas savoir|pas de souci)\b/

/** Admits that an answer did not help, and returns to what the caller had said. */
export const respondToComplaint: Rule = (draft, { act, wordCount, normalisedText }) => {
  if (
    !/\b(?:tu|te|t|toi|vous|ton|ta|tes|votre|vos|compris|ecoute\w*|repond\w*|reponse|conseil|aide\w*|rien|nul\w*|bof|blague|question|attend\w*|phrase|mieux|vague)\b/.test(
      normalisedText,
    )
  )
    return false
  const isAboutOther = /^(?:(?:mais|et|en plus) )*(?:il|elle|ils|elles|on|mon|ma|mes|je|j) /.test(
    normalisedText,
  )
  if (asksForJoke.test(normalisedText) || forgivenessPattern.test(normalisedText)) return false
  if (
    act !== 'complaint' ||
    wordCount > 16 ||
    (isAboutOther &&
      !/^elle (?:est|etait) \w+$/.test(normalisedText) &&
      !/\b(tu|te|toi|vous|ton|votre|attend\w*|savais|pose|demande)\b/.test(normalisedText))
  )
    return false
  if (/\b(blague|histoire|drole|celle la)\b|^elle (est|etait) \w+$/.test(normalisedText))
    return draft.sayOneOf(jokeApologies)
  const words = findEarlierWords(draft)
  const hasAnswered =
    (words !== null && draft.sayOneOf(complaintReplies, { words })) ||
    draft.sayOneOf(misunderstandingApologies)
  return hasAnswered && (draft.sayOneOf(complaintQuestions) || true)
}

const lukewarmWords =
  /\b(?:bof|mouais|ouais|bah|pff*|mmh*|hm+|boh|moyen\w*|bon|si tu veux|si vous voulez|pas (?:trop|terrible|fou|folle|convain\w*|emball\w*|genial|ouf|vraiment|tellement|faux|mal)|sans plus|je sais pas|peut etre|ca depend|gentil|mouai|genre|mou|plat)\b/

/** After a lukewarm reaction, does not insist and returns to something that the caller said earlier. */
export const respondToLukewarm: Rule = (draft, { act, normalisedText, wordCount }) => {
  const { turnCount, runningActivity, suggestion } = draft.state
  if (act !== 'lukewarm' || wordCount > 6 || turnCount < 2) return false
  if (!lukewarmWords.test(normalisedText)) return false
  if (runningActivity || suggestion.state === 'pending') return false
  if (!draft.sayOneOf(lukewarmReplies)) return false
  return draft.sayOneOf(lukewarmReturns) || true
}

/** Responds to what the caller has decided or intends to do. */
export const welcomePlan: Rule = (draft, utterance) => {
  const { isQuestion, mood, normalisedText, text, wordCount } = utterance
  const act =
    utterance.act === 'approves' && /\b(je vais|j irai|je \w+rai)\b/.test(normalisedText)
      ? 'tells-plan'
      : utterance.act
  if (act !== 'tells-plan' || isQuestion || (mood !== null && mood !== 'joy')) return false
  if (draft.state.runningActivity || wordCount < 4 || /\bmais\b/.test(normalisedText)) return false
  const words = splitIntoQuotableClauses(text)
    .map((clause) => clause.text)
    .find((clause) => findAct(clause) === 'tells-plan')
  if (!words || !draft.sayOneOf(planReplies)) return false
  const suitsActivity = listActivitiesFor(draft.context.companion).some(({ requestPattern }) =>
    requestPattern.test(normalisedText),
  )
  if (suitsActivity && isSuggestionDue(draft.state) && suggestActivity(draft, normalisedText))
    return true
  return draft.sayOneOf(leaveOutAnswered(planQuestions, utterance)) || true
}

const infinitive =
  /\b(?:dois|doit|devrais|devrait|faut|faudrait|peux|pourrais|fasse|mieux) ((?:\S+ )*?\S*(?:er|ir|oir|re|indre)\b.*)$/i
const selfJudgement =
  /\b(mal|tort|faute|egoiste|tromp\w*|trahi\w*|lache|ridicule|desespere\w*|collante?|lourde?|bizarre|bete|nul\w*|folle|fou|exagere|monstre|mauvaise?|honte|trop (tard|vieux|vieille|sensible)|betise|grave|coupable|mentir|menti)\b/

const selfImage =
  /^je suis (?:trop |si |un peu |vraiment |devenue? )*(?:vieux|vieille|moche|laide?|gros|grosse|nul|nulle|bete|conne?|chiante?|ennuyeu\w*|bizarre|ridicule|folle|fou|lourde?|egoiste|mauvaise?|trop \w+)\b/

/** Gives an opinion, and repeats what the caller wants it on. */
export const giveOpinion: Rule = (draft, { act, text, wordCount }) => {
  const point = findPoint(text)
  if (act !== 'asks-opinion' || point.split(' ').length > 20) return false
  if (/\b(?:quel\w*|combien)\b/.test(normaliseText(point))) return false
  if (
    /^(?:et |mais |non )*(?:tu peux|vous pouvez|tu pourrais|vous pourriez|qu’est-ce|qu'est-ce|quoi|comment|quel)\b/i.test(
      point,
    )
  )
    return false
  const plain = point
    .replace(/['`]/g, '’')
    .replace(/[?!.«»"<>[\]{}|()*_#]/g, '')
    .trim()
  const question = plain
    .replace(
      /^(?:(?:et|mais|alors|franchement|dis|dites|toi,|vous,)[ ,]+)*(?:(?:tu|vous) (?:crois|croyez|penses|pensez|trouves|trouvez|dirais|diriez)(?: que| qu’)? ?|est-ce que |est-ce qu’)?/i,
      '',
    )
    .replace(
      /,? (?:à ton avis|à votre avis|d’après toi|d’après vous|tu crois|vous croyez|tu penses|vous pensez|selon toi|selon vous|ou pas|non|hein)$/i,
      '',
    )
  const normalised = normaliseText(question)
  if (asksDefinition.test(normaliseText(text))) return false
  if (asksWhetherRight.test(normalised)) return draft.sayOneOf(supportingOpinions)
  const view = views.find(([pattern]) => pattern.test(normaliseText(text)))
  if (view && !/\b(?:je|j|mon|ma|mes)\b/.test(normalised) && draft.sayOneOf(view[1]))
    return draft.sayOneOf(briefOpinionQuestions) || true
  // `answerQuestion` has written positions on these.
  if ([...stances, ...worldviewAnswers].some(([pattern]) => pattern.test(normaliseText(text))))
    return false
  if (
    /\b(?:trouves?|trouvez) (?:ca|cela)\b/.test(normaliseText(point)) &&
    sayBriefOpinion(draft, normaliseText(point))
  )
    return true
  const plan = infinitive.exec(question)?.[1]
  if (plan && plan.split(' ').length <= 9 && !/\b(?:je|mon|ma|mes|me|moi|tu|te)\b/i.test(plan))
    return draft.sayOneOf(permissionOpinions, { action: plan.trim() })
  const lacksContent =
    /\b(?:en (?:penses?z?|dis|dites)|(?:ton|votre) avis|quoi)\b/i.test(question) ||
    (normalised.split(' ').length <= 3 && !/\bje\b/.test(normalised))
  const asksAboutStory = /\ben (?:penses?z?|dis|dites)\b/i.test(point)
  const words =
    lacksContent || wordCount > 24
      ? (lastSentenceBefore(draft, text, point) ??
        (asksAboutStory ? findEarlierWords(draft) : null))
      : question
  if (lacksContent && words === null) return sayBriefOpinion(draft, normaliseText(point))
  if (words === null || words === '') return false
  if (words.split(' ').length < minOpinionWords)
    return asksWhetherWrong.test(normalised) && draft.sayOneOf(absolvingOpinions)
      ? draft.sayOneOf(briefOpinionQuestions) || true
      : sayBriefOpinion(draft, normaliseText(point))
  const slots = { words: lowercaseFirst(words) }
  if (selfImage.test(normalised)) return draft.sayOneOf(selfImageOpinions)
  return draft.sayOneOf(selfJudgement.test(normalised) ? kindOpinions : openOpinions, slots)
}

/** Matches "j'ai eu tort", "j'ai mal fait", "c'est ma faute". */
const asksWhetherWrong =
  /^(?:j ai (?:eu tort|mal fait|fait une (?:erreur|betise)|ete (?:egoiste|lache|injuste|trop dure?))|c (?:est|etait) (?:de )?ma faute)\b/

/** Matches "j'ai bien fait de rester", "j'ai eu raison". */
const asksWhetherRight = /^j ai (?:bien fait|eu raison|fait (?:le bon choix|ce qu il fallait))\b/

/** Matches a question for a fact: "vous savez ce que c'est, le mildiou ?" */
const asksDefinition = /\b(?:ce que c est|c est quoi|qu est ce que c est|ca veut dire quoi)\b/

/** Shorter questions seldom contain anything to have an opinion on. */
const minOpinionWords = 5

/** Matches questions to which callers do not want to hear "oui": "je suis trop naïf, vous trouvez ?" */
const asksForComfort =
  /\b(?:trop|defaut|grave|bete|idiot\w*|naif|naive|ridicule|nul\w*|mal|bizarre|egoiste|exagere|moche|vieux|vieille|lourd\w*)\b/

const sayBriefOpinion = (draft: ResponseDraft, question: string) =>
  asksForComfort.test(question)
    ? draft.sayOneOf(comfortingOpinions)
    : draft.sayOneOf(briefOpinions) && (draft.sayOneOf(briefOpinionQuestions) || true)

/** Returns what "vous en dites quoi ?" refers to: the caller's sentence before it, in this turn or the last. */
function lastSentenceBefore(draft: ResponseDraft, text: string, point: string): string | null {
  const before = text.slice(0, text.lastIndexOf(point)).trim()
  const words = before ? (splitIntoQuotableClauses(before).at(-1)?.text ?? null) : null
  if (words !== null) return words
  const [last] = draft.state.callerStatements.slice(-1)
  const lastStatement =
    last !== undefined && isTold(last) && last.split(' ').length >= 4
      ? findMostSeriousClause(last)
      : null
  return lastStatement && lowercaseFirst(lastStatement)
}

/** Prepares the caller for a consequence that they fear: "et si elle dit non ?" */
export const answerObjection: Rule = (draft, { act, normalisedText, wordCount }) => {
  if (act !== 'objects' || wordCount < 4 || wordCount > 20) return false
  if (draft.state.suggestion.state === 'pending' || draft.state.runningActivity) return false
  if (!/^(?:(?:et|mais|oui|ok) )*(?:si|s) /.test(normalisedText)) return false
  const stance = stances.find(([pattern]) => pattern.test(normalisedText))
  if (stance && draft.sayOneOf(stance[1])) return draft.sayOneOf(objectionQuestions) || true
  return false
}

/** Kindly contradicts callers who blame themselves. */
export const easeSelfBlame: Rule = (
  draft,
  { act, isQuestion, normalisedText, text, wordCount },
) => {
  if (act !== 'tells-selfblame' || isQuestion || wordCount > 24) return false
  if (!selfJudgement.test(normalisedText) && !selfImage.test(normalisedText)) return false
  const words = splitIntoQuotableClauses(text).at(-1)?.text
  const hasAnswered = words && draft.sayOneOf(selfBlameReplies, { words: lowercaseFirst(words) })
  return Boolean(hasAnswered) && (draft.sayOneOf(moodQuestions.shame) || true)
}

const asksForIdea =
  /\b(?:idees?|quoi|cadeaux?|offrir|trouve\w*|propose\w*|besoin|cherche|manque|sais pas|inspir\w*)\b/

/** Proposes an idea for the occasion that the caller names in this turn or the previous one. */
export const giveIdea: Rule = (draft, { act, isQuestion, normalisedText }) => {
  if (act !== 'asks-idea' || (!isQuestion && !asksForIdea.test(normalisedText))) return false
  const texts = [normalisedText, normaliseText(draft.state.callerStatements.at(-1) ?? '')]
  const idea = texts
    .map((text) => ideasBySubject.find(([pattern]) => pattern.test(text)))
    .find((wishReply) => wishReply !== undefined)
  if (idea === undefined || !draft.sayOneOf(idea[1])) return draft.sayOneOf(ideaSubjects)
  return draft.sayOneOf(ideaQuestions) || true
}

/** Returns the caller's good wishes, or wishes the caller good luck. */
export const returnWish: Rule = (draft, { act, normalisedText }) => {
  if (act !== 'wishes') return false
  const found = wishReplies.find(([pattern]) => pattern.test(normalisedText))
  return found !== undefined && draft.sayOneOf(found[1])
}

const approvingWords =
  /\b(?:oui|ouais|bien|bonne?|plai\w*|parfait|super|top|genial\w*|raison|exact\w*|voila|ok|d accord|aime|note|garde|marche|cool|nickel|vrai|merci|beau|belle|joli\w*|juste|ca me va|mieux|carrement)\b/

/** Responds to a caller who likes an idea or a sentence: "ah voilà, ça me plaît". */
export const respondToApproval: Rule = (draft, { act, normalisedText, wordCount }) => {
  const { turnCount, runningActivity, suggestion, preparedSentence, lastResponse } = draft.state
  if (act !== 'approves' || wordCount > 12 || turnCount < 2 || runningActivity) return false
  if (!approvingWords.test(normalisedText)) return false
  if (
    suggestion.state === 'pending' ||
    /\b(je vais|j irai|demain|je \w+rai)\b/.test(normalisedText)
  )
    return false
  const hasSentence = lastResponse.some((sentence) => preparedIntroduction.test(sentence))
  if (preparedSentence && hasSentence && draft.sayOneOf(phraseReadyReplies)) return true
  if (!draft.sayOneOf(approvalReplies)) return false
  return draft.sayOneOf(approvalQuestions) || true
}

/** Stops asking questions when the caller is tired of them. */
export const stopAsking: Rule = (draft, { act, normalisedText, wordCount }) => {
  const tirednessPattern =
    /\b(pas|plus|rien|arrete\w*|trop|lourde?s?|marre|saoule\w*|relou|chiante?s?|fatigue\w*|stop|sans|moins|toujours|encore|interrogatoire|police|au lieu|d abord)\b/
  if (act !== 'no-questions' || wordCount > 14 || !tirednessPattern.test(normalisedText))
    return false
  draft.update({ isListening: true, suggestion: { state: 'disabled' } })
  return draft.sayOneOf(noQuestionReplies)
}

const guess =
  /\bdevine[zs]? (?:quoi|qui|ce qu\w*)\b|\b(?:tu sais|vous savez) (?:quoi|pas la meilleure)$/

/** Invites the caller who announces a story or a question to go on. */
export const inviteToTell: Rule = (draft, { act, normalisedText, wordCount }) =>
  (act === 'announces' || guess.test(normalisedText)) &&
  wordCount <= 14 &&
  draft.state.runningActivity === null &&
  draft.sayOneOf(
    /\b(gen\w*|honte\w*|delicat\w*|intime|ose\w*|avouer|bete)\b/.test(normalisedText)
      ? embarrassedInvitations
      : invitationsToTell,
  )

/** Thanks the caller for an offer or a promise to tell something. */
export const thankForOffer: Rule = (draft, { act, isQuestion }) =>
  act === 'offers' && !isQuestion && draft.sayOneOf(offerReplies)

export const sayKindWords: Rule = (draft, { act, normalisedText, wordCount }) =>
  act === 'asks-kindness' &&
  !/\b(repeter|prononc\w*|interroge\w*|questionne\w*|teste\w*|invite\w*|embrasse\w*)\b/.test(
    normalisedText,
  ) &&
  wordCount <= 14 &&
  draft.sayOneOf(kindWords, slotsFor(findEarlierWords(draft, isStoryOrSerious)))
