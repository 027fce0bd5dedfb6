import type { Highlight } from '../../domain/conversations/highlight'
import { findLearnedWords } from '../brain/lessons/learned-words'
import { findTopics, topicById } from '../brain/topics/all-topics'
import { findMood } from '../brain/understanding/find-mood'
import { findMemoryWish } from '../brain/understanding/memory-wish'
import { findForbiddenContent } from '../content-policy/forbidden-content'
import { detectDanger } from '../danger/detect-dangers'
import { normaliseText } from '../text-analysis/normalise-text'
import { findEvent } from './event-facts'
import { listSpans, trimSentence } from './highlight-spans'
import { isSensitive } from './sensitive-subjects'
import { splitStatements } from './split-statements'

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

type ConversationContext = {
  /** null when the companion no longer exists. */
  category: string | null
  /** Whether the companion offered crisis help in the call. */
  hasCrisis: boolean
}

/** Everything that is said to companions of these categories counts as intimate. */
const intimateCategories = ['intime_sante', 'fantasmes']

/** Shorter calls are greetings or sound tests. */
const minCallerTurns = 3
const minCallerWords = 25
/** In shorter calls an event, a recollection or a detail is not worth keeping. */
const minTurnsForDetails = 8

const minWords = 5
const maxWords = 28

/**
 * Finds the sentence of a conversation that is worth keeping: a decision of the caller, else a recap by the
 * companion, else a plan, an insight, an achievement or, in longer calls, an event, a recollection or a personal
 * detail of the caller. In a lesson, a turn in which the caller said a taught phrase ranks right after a decision. Of
 * several sentences with the same rank, the last is returned. Returns null when there is none, for short and
 * intimate conversations, when the companion no longer exists, and when a danger was mentioned or the caller asked
 * not to keep something. The function only matches words; in doubt it returns null rather than a sentence that may
 * hurt the caller.
 */
export function findHighlight(
  turns: readonly Turn[],
  { category, hasCrisis }: ConversationContext,
): Highlight | null {
  if (hasCrisis || category === null || intimateCategories.includes(category)) return null
  const callerTexts = turns.flatMap(({ speaker, text }) =>
    speaker === 'caller' && text?.trim() ? [text] : [],
  )
  if (callerTexts.length < minCallerTurns || countWords(callerTexts.join(' ')) < minCallerWords)
    return null
  if (callerTexts.some((text) => detectDanger(text) !== null)) return null
  if (callerTexts.some((text) => findMemoryWish(text) !== null)) return null
  const callerWords = new Set(listContentWords(callerTexts.join(' ')))
  const minWeight = callerTexts.length >= minTurnsForDetails ? 1 : weights.achievement
  const candidates = turns.flatMap(({ speaker, text }) =>
    splitStatements(text ?? '')
      .filter((sentence) => !condition.test(sentence))
      .flatMap((sentence) =>
        speaker === 'caller'
          ? listSpans(sentence).flatMap((span) =>
              toCandidates(span, speaker, weighCallerSpan(span)),
            )
          : toCandidates(trimSentence(sentence), speaker, weighRecap(sentence, callerWords)),
      ),
  )
  const bestCandidate = candidates
    .filter(({ weight }) => weight >= minWeight)
    .reduce<Candidate | null>(
      (best, candidate) => (best === null || candidate.weight >= best.weight ? candidate : best),
      null,
    )
  const lessonTurn = category === 'apprentissage' ? findTurnWithTaughtPhrase(turns) : null
  if (lessonTurn && (bestCandidate?.weight ?? 0) < weights.decision) return lessonTurn
  return bestCandidate && { speaker: bestCandidate.speaker, text: bestCandidate.text }
}

/** A sentence that begins with a condition is no highlight, because what it says is hypothetical. */
const condition = /^(?:(?:et|mais|bon|ben) )*(?:si |s’ils? )/i

type Candidate = Highlight & { weight: number }

function toCandidates(text: string, speaker: Turn['speaker'], weight: number): Candidate[] {
  const words = countWords(text)
  if (weight === 0 || words < minWords || words > maxWords || isUnsuitable(text)) return []
  return [{ speaker, text, weight }]
}

/**
 * Returns a turn in which the caller said a phrase that the companion had taught; if there is one for each of several
 * languages, the longest. Returns null if that turn has fewer than three or more than `maxWords` words.
 */
function findTurnWithTaughtPhrase(turns: readonly Turn[]): Highlight | null {
  const callerTurns = findLearnedWords(turns).map(({ quote }) => trimSentence(quote))
  const [longest] = callerTurns.sort((one, other) => countWords(other) - countWords(one))
  const isWorthKeeping =
    longest !== undefined && countWords(longest) >= 3 && countWords(longest) <= maxWords
  return isWorthKeeping ? { speaker: 'caller', text: longest } : null
}

/** How much each kind of sentence is worth keeping; the highlight is the sentence with the highest weight. */
const weights = {
  decision: 9,
  recap: 8,
  plan: 7,
  insight: 6,
  achievement: 5,
  event: 4,
  recollection: 3,
  detail: 2,
}

const decision = new RegExp(
  [
    '\\bj ai (decide|choisi) (de|d|que)\\b',
    '\\b(c est decide|ma decision est prise|j ai pris ma decision|je me promets|je me suis promis)\\b',
    '\\bje (vais|veux) (l |le |la |les |lui |leur |en |m y |me )*(parler|appeler|ecrire|demander|proposer|repondre|expliquer|tenter|commencer|recommencer|reprendre|changer|accepter|refuser|arreter|quitter|postuler|chercher|ralentir|inscrire|reposer|pardonner|finir|terminer|prendre (le temps|rendez vous|soin))\\b',
    '\\b(a partir de|des) (demain|maintenant|lundi|aujourdhui|ce soir)\\b.* je\\b',
    '\\bdesormais je\\b',
  ].join('|'),
)

/** What the caller intends to do, with a purpose or a time. */
const plan = new RegExp(
  [
    '\\bje (vais|veux) (l |le |la |les |lui |leur |en |m y |y |me )*(?!coucher|dormir|aller tiens|aller ca|dire (?!.*\\b(?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|week end)\\b)|faire (?!.*\\b(?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|soir|week end|pour)\\b)|laisser|raccrocher|devoir|avoir|etre|te |vous |y aller|pleurer|craquer|mourir|crever|exploser|rater|manger|pisser)\\w+(er|ir|re)\\b( \\S+){2,}',
    '\\bje (pense|pensais|compte|comptais|prevois|aimerais bien|voudrais|pourrais) (?!que|a|avoir|etre|savoir|te|vous|dire|parler d)\\w+(er|ir|re)\\b( \\S+){2,}',
    '\\b(on part|on va|je pars|je prends ma retraite|on se marie|on demenage|je demenage|m emmene)\\b.* (a|au|aux|en|le|la|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi) \\S+',
    '\\bje (le |la |les |lui |leur |l )?\\w{2,}rai\\b( \\S+){2,}',
    '\\bje commence par (le|la|les|mes|mon|ma) \\w+',
  ].join('|'),
)

const insight =
  /\b(j ai (compris|realise|appris) (que|qu|comment|pourquoi)|je (comprends|realise) (que|qu|maintenant)|je me rends compte|ce qui (compte|est important|me fait (du bien|avancer|tenir))|le plus important|ce dont j ai besoin|ce que je veux vraiment|ca (me|m) (fait du bien|fera du bien|fait une presence)( \S+){3}|dans le fond|au fond)\b/

const achievement =
  /\b(j ai (reussi|ose|enfin)|(je suis|j etais) (tres |si |vraiment |plutot |trop )?fiere? (de|d)|j etais fiere?|pour la premiere fois)\b/

const relation =
  '(mon|ma|mes|notre|nos) (petite? |grande? |vieux |vieille )?(pere|mere|papa|maman|grand pere|grand mere|grands parents|mamie|papi|fils|fille|enfants?|petite fille|petit fils|petits enfants|soeur|frere|mari|femme|copine|copain|chien|chienne|chat|chatte|parents|tante|oncle|cousine?|amie?|voisine?)'

/** A memory of the past. */
const recollection = new RegExp(
  `\\b(quand j (etais|avais)|j ai passe (tous|toutes|toute|des) |ca sentait|${relation} (il |elle )?(m |me |nous |l |le |la )*(?!etait|avait|disait|allait|fallait|mourait)\\w{2,}ait\\b|on s adorait|a l epoque|l annee derniere j ai)`,
)
/** A relative, a pet, or something that the caller likes. */
const detail = new RegExp(
  `\\b${relation}\\b|\\bj ai (un|une|\\w+) (petite? |vieux |vieille )?(chien|chienne|chat|chatte|ruches|poules|enfants|cheval|jardin)\\b|\\bma recette\\b|\\bj adore (?!ta|ton|tes|vos|votre|ca)\\w+ \\w+|\\bl odeur (du|de la|des) \\w+`,
)
/** Matches reports of what others said, complaints and passing mentions, which are not worth keeping. */
const notWorthKeeping =
  /\b(je vais|m a dit|m ont dit|dit que|il m a (?:encore|repondu)|pas|plus|jamais|rien|moins|mais non|trop|combien|comment|pourquoi|quoi|probleme|penible|ose|il faut|faut|euros?|mort|morte|morts?|engueul\w*|gueul\w*)\b/

/** Returns the weight of what the caller said; 0 when it is not worth keeping. */
function weighCallerSpan(text: string): number {
  const normalised = normaliseText(text)
  if (addressToCompanion.test(normalised) || uncertainty.test(normalised)) return 0
  if (dependentStart.test(normalised)) return 0
  if (question.test(normalised) || learningWish.test(normalised)) return 0
  if (decision.test(normalised)) return weights.decision
  if (insight.test(normalised)) return weights.insight
  if (achievement.test(normalised)) return weights.achievement
  if (hasMoodOtherThanJoy(normalised)) return 0
  if (plan.test(normalised)) return weights.plan
  if (!/\bil y a\b/.test(normalised) && findEvent(text, anyDay)) return weights.event
  if (notWorthKeeping.test(normalised) || !finiteVerb.test(normalised)) return 0
  if (recollection.test(normalised)) return weights.recollection
  return detail.test(normalised) ? weights.detail : 0
}

/** `findEvent` needs a day; here only the existence of an event matters. */
const anyDay = '2026-01-01'

const hasMoodOtherThanJoy = (normalised: string) => !['joy', null].includes(findMood(normalised))

/** A wish to learn only opens a lesson, so it is not worth keeping. */
const learningWish =
  /\bje (veux|voudrais|aimerais) (bien )?apprendre\b|\baide\w* moi\b|\bparle\w* moi\b/
const question =
  /^(?:et |mais )?(?:est ce|qu est ce|comment|pourquoi|c est quoi|quel|combien|ou )|\b(?:ou on|reponds?|repondez)\b|\bou pas$|\bje (?:dois|fais|mets|dis|demande|reponds|commence par) (?:quoi|combien)\b|\bje voudrais savoir\b/
/** Matches a subordinate clause, which is not a sentence by itself. */
const dependentStart =
  /^(?:si|quand|pour|parce que|car|que|qu|qui|ou|comme|depuis|dont|avec|sans|pendant|avant)\b/
const finiteVerb =
  /\b(j|je|il|elle|on|ils|elles|c|ca|qui|a|est|ont|sont|etait|avait|fait|dort|vient|habite|s appelle)\b/

/**
 * Returns the weight of a sentence of the companion: 0 unless it is a recap that shares a word with the caller. Any
 * other recap is a fixed sentence of an activity.
 */
function weighRecap(text: string, callerWords: ReadonlySet<string>): number {
  if (!recap.test(normaliseText(text))) return 0
  return listContentWords(text).some((word) => callerWords.has(word)) ? weights.recap : 0
}

/** "Je résume : …", as companions say it at the end of an activity. */
const recap =
  /\b(je resume|pour resumer|en resume|la voila entiere|tu as decide|vous avez decide|(ton|votre) plan)\b/

const addressToCompanion = /\b(tu|te|t|toi|ton|ta|tes|vous|votre|vos)\b/

const uncertainty =
  /\b(si je|peut etre|je (ne )?sais pas|je (ne )?sais plus|pas encore|j hesite|j arrive pas|n arrive pas|il faudrait|je devrais|on m a|pas (decide|choisi|compris|reussi|ose))\b/

/** Whether the sentence is sensitive, forbidden or about a serious topic, or contains a number of four digits or more. */
function isUnsuitable(text: string): boolean {
  return (
    isSensitive(text) ||
    /\d{4,}/.test(text) ||
    findForbiddenContent(text) !== null ||
    findTopics(normaliseText(text)).some((id) => topicById.get(id)?.isSerious)
  )
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

const listContentWords = (text: string) =>
  normaliseText(text)
    .split(' ')
    .filter((word) => word.length >= 5)
