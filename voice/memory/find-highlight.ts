import type { Highlight } from '../../domain/conversations/highlight'
import { findTopics, topicById } from '../brain/topics/all-topics'
import { findMemoryWish } from '../brain/understanding/memory-wish'
import { findForbiddenContent } from '../content-policy/forbidden-content'
import { detectDanger } from '../danger/detect-dangers'
import { normaliseText } from '../text-analysis/normalise-text'
import { splitStatements } from './split-statements'

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

type ConversationFacts = {
  /** null when the companion no longer exists. */
  category: string | null
  /** Whether the companion offered crisis help in the call. */
  hasCrisis: boolean
}

/** Everything that is said to companions of these categories is intimate. */
const intimateCategories = ['intime_sante', 'fantasmes']

/** Shorter calls are greetings or sound tests. */
const minCallerTurns = 3
const minCallerWords = 25

const minWords = 5
const maxWords = 28

/**
 * Finds the sentence of a conversation that is worth keeping: a decision of the caller, else the
 * companion's recap of one, else an insight, else an achievement of the caller; the last one of
 * several. Returns null when there is none, which is usual; also for short and intimate conversations, and
 * when a danger was mentioned or the caller wanted something to be forgotten. It only matches words, and in doubt misses a sentence rather than show a
 * hurtful one.
 */
export function findHighlight(turns: readonly Turn[], facts: ConversationFacts): Highlight | null {
  const { category, hasCrisis } = facts
  if (hasCrisis || category === null || intimateCategories.includes(category)) return null
  const callerTexts = turns.flatMap(({ speaker, text }) =>
    speaker === 'caller' && text?.trim() ? [text] : [],
  )
  if (callerTexts.length < minCallerTurns || countWords(callerTexts.join(' ')) < minCallerWords)
    return null
  if (callerTexts.some((text) => detectDanger(text) !== null)) return null
  if (callerTexts.some((text) => findMemoryWish(text) !== null)) return null
  const callerWords = new Set(listContentWords(callerTexts.join(' ')))
  const candidates = turns.flatMap(({ speaker, text }) =>
    splitStatements(text ?? '').flatMap((sentence) => toCandidates(sentence, speaker, callerWords)),
  )
  const bestCandidate = candidates.reduce<Candidate | null>(
    (kept, candidate) => (kept === null || candidate.weight >= kept.weight ? candidate : kept),
    null,
  )
  return bestCandidate && { speaker: bestCandidate.speaker, text: bestCandidate.text }
}

type Candidate = Highlight & { weight: number }

function toCandidates(
  sentence: string,
  speaker: Turn['speaker'],
  callerWords: ReadonlySet<string>,
): Candidate[] {
  const text = trimSentence(sentence)
  const words = countWords(text)
  if (words < minWords || words > maxWords || isUnsuitable(text)) return []
  const weight = speaker === 'caller' ? weighCallerSentence(text) : weighRecap(text, callerWords)
  return weight === 0 ? [] : [{ speaker, text, weight }]
}

const decision = new RegExp(
  [
    '\\bj ai (decide|choisi) (de|d|que)\\b',
    '\\b(c est decide|ma decision est prise|je me promets|je me suis promis)\\b',
    '\\bje (vais|veux) (l |le |la |les |lui |leur |en |m y |me )*(parler|dire|appeler|ecrire|demander|proposer|repondre|expliquer|essayer|tenter|commencer|recommencer|reprendre|apprendre|changer|accepter|refuser|arreter|quitter|postuler|chercher|ralentir|inscrire|reposer|pardonner|finir|terminer|prendre (le temps|rendez vous|soin))\\b',
    '\\b(a partir de|des) (demain|maintenant|lundi|aujourdhui|ce soir)\\b.* je\\b',
    '\\bdesormais je\\b',
  ].join('|'),
)

const insight =
  /\b(j ai (compris|realise|appris) (que|qu|a|comment|pourquoi)|je (comprends|realise) (que|qu|maintenant)|je me rends compte|ce qui (compte|est important|me fait (du bien|avancer|tenir))|le plus important|ce dont j ai besoin|ce que je veux vraiment)\b/

const achievement =
  /\b(j ai (reussi|ose|enfin)|je suis (tres |si |vraiment |plutot )?fiere? (de|d)|pour la premiere fois)\b/

/** "Je résume : …", as companions say it at the end of an activity. */
const recap =
  /\b(je resume|pour resumer|en resume|la voila entiere|tu as decide|vous avez decide|(ton|votre) plan)\b/

function weighCallerSentence(text: string): number {
  const normalised = normaliseText(text)
  if (addressToCompanion.test(normalised) || uncertainty.test(normalised)) return 0
  if (decision.test(normalised)) return 4
  if (insight.test(normalised)) return 2
  return achievement.test(normalised) ? 1 : 0
}

/** A recap that shares no word with the caller is a fixed sentence of an activity. */
function weighRecap(text: string, callerWords: ReadonlySet<string>): number {
  if (!recap.test(normaliseText(text))) return 0
  return listContentWords(text).some((word) => callerWords.has(word)) ? 3 : 0
}

const addressToCompanion = /\b(tu|te|t|toi|ton|ta|tes|vous|votre|vos)\b/

const uncertainty =
  /\b(si je|peut etre|je (ne )?sais pas|pas encore|j hesite|j arrive pas|n arrive pas|il faudrait|je devrais|on m a|pas (decide|choisi|compris|reussi|ose))\b/

/** Health, body, sexuality and the other subjects of article 9 of the GDPR, and contact details. */
const intimate = new RegExp(
  [
    '\\b(sex\\w*|desir\\w*|libido|fantasm\\w*|erotiq\\w*|orgasm\\w*|masturb\\w*|porno\\w*|nue?s?|caress\\w*|embrass\\w*|coucher avec|au lit avec|faire l amour|capote|preservatif|intim\\w*)\\b',
    '\\b(gays?|lesbienne|homo|homosexu\\w*|bisexu\\w*|transgenre|trans|coming out|orientation)\\b',
    '\\b(sante|malad\\w*|medec\\w*|docteur|psy\\w*|therap\\w*|depress\\w*|antidepress\\w*|hopital|clinique|opera\\w*|cancer|chimio\\w*|traitement|medicament\\w*|pilule|enceinte|grossesse|ivg|avort\\w*|fausse couche|pma|fiv|vih|sida|ist|mst|handicap\\w*|alcool\\w*|boire|bois|drogue\\w*|cannabis|addict\\w*|anorex\\w*|boulim\\w*|regime|maigrir|poids|kilos|bipolaire|autis\\w*|trouble\\w*|burn out|arret maladie|fumer|regles|contracepti\\w*)\\b',
    '\\b(dieu|allah|prier|priere|religi\\w*|eglise|mosquee|synagogue|voter|syndicat\\w*)\\b',
    '\\d{4,}|\\d{2}( \\d{2}){2,}',
  ].join('|'),
)

function isUnsuitable(text: string): boolean {
  const normalised = normaliseText(text)
  return (
    text.includes('@') ||
    intimate.test(normalised) ||
    findForbiddenContent(text) !== null ||
    findTopics(normalised).some((id) => topicById.get(id)?.isSerious)
  )
}

const filler =
  /^(?:(?:euh|bon|ben|bah|alors|voilà|oui|ouais|non|enfin|en fait|du coup|donc|et|mais|ok|d’accord)(?:,? |, ?))+/iu

/** Removes fillers at the start and punctuation at the end, and capitalises the first letter. */
function trimSentence(sentence: string): string {
  const text = sentence.replace(filler, '').replace(/[\s.…]+$/, '')
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

const listContentWords = (text: string) =>
  normaliseText(text)
    .split(' ')
    .filter((word) => word.length >= 5)
