import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { normaliseText } from '../../text-analysis/normalise-text'
import { estimateKind, type KindEstimate } from '../listening/recognise-kind'
import type { PurposeRatings } from '../purposes/list-call-features'
import { isQuestionPurpose } from '../purposes/purpose'
import { estimatePurpose, type PurposeEstimate } from '../purposes/recognise-purpose'
import { capitaliseFirst } from '../templates/template'
import { findTopics } from '../topics/all-topics'
import type { TopicId } from '../topics/topic'
import {
  type Act,
  findAct,
  findMainSentence,
  findRequestAtEnds,
  findStoryAct,
} from './acts/find-act'
import { type Detail, findDetails } from './facts/find-details'
import { findMood, type Mood } from './find-mood'
import { type Intent, intentPatterns } from './intents'
import { isQuestion } from './language/is-question'
import { reflect } from './language/reflect'
import { spellOut } from './language/spell-out'

/** The analysis of one utterance, shared by all response rules. */
export type UtteranceAnalysis = {
  /** The original text without emoji. */
  text: string
  /** As returned by `normaliseText`. */
  normalisedText: string
  wordCount: number
  intents: ReadonlySet<Intent>
  /** The act of the sentence that a response should answer; null when it is uncertain. */
  act: Act | null
  /** Whether the text is long, so that only its last sentence can be a request. */
  isStory: boolean
  /** Most serious first. */
  topics: readonly TopicId[]
  /** The first name that the caller gives in this utterance. */
  callerName: string | null
  /** The statement rephrased with "tu" or "vous", as returned by `reflect`. */
  reflection: string | null
  isQuestion: boolean
  /** People, events and things that the caller mentions, from the companion's point of view. */
  details: readonly Detail[]
  mood: Mood | null
  /** Probabilities of the kinds of utterances, from the classifier. */
  kinds: KindEstimate
  /** Why the caller says this, from the classifier. */
  purpose: PurposeEstimate
}

type Context = {
  companionName?: string
  /** The ratings of the caller's previous utterance; null for the first one. */
  previousPurposes?: PurposeRatings | null
}

/** Analyses what the caller typed or said. */
export function analyseUtterance(
  originalText: string,
  address: FormOfAddress,
  { companionName = '', previousPurposes = null }: Context = {},
): UtteranceAnalysis {
  // An emoji could not be spoken if the companion quoted it.
  const spelledOutText = spellOut(originalText.replace(/\p{Extended_Pictographic}/gu, ' '))
  // "Si, ma voisine est passée" is a contradiction, not a condition.
  const text = removeName(spelledOutText, companionName).replace(/^si, /i, '')
  const normalisedText = normaliseText(text)
  const wordCount = normalisedText === '' ? 0 : normalisedText.split(' ').length
  const sentence = findMainSentence(text)
  const isStory = wordCount > maxPlainWords
  const mainAct = dropUncertainQuestion(
    findAct(sentence) ?? (isStory ? (findRequestAtEnds(text) ?? findStoryAct(text)) : null),
    sentence,
  )
  // "Et s'il dit non" expresses a fear, whatever act the classifier finds.
  const isFear =
    (mainAct === null || mainAct.startsWith('tells')) &&
    wordCount <= 14 &&
    suppositionPattern.test(normaliseText(sentence))
  const isQuestionedCompliment = mainAct === 'compliment' && sentence.endsWith('?')
  const act = isFear
    ? 'objects'
    : isQuestionedCompliment
      ? null
      : replaceUncertainHardship(mainAct, sentence, normalisedText)
  const isAsking =
    containsQuestion(text) ||
    innerQuestionPattern.test(normalisedText) ||
    (act !== null && questionActs.has(act) && wordCount >= 3) ||
    (isQuestion(text) && !(act !== null && isStatementAct(act) && findAct(sentence, 0.65) === act))
  const intents = findIntents(normalisedText, isStory ? normaliseText(sentence) : normalisedText)
  if (politeRequestPattern.test(normalisedText) || act === 'shorter' || act === 'longer')
    intents.delete('refuses-activities')
  // "Il ne m'a même pas dit merci" is a complaint, not thanks.
  if (act !== null && (act.startsWith('tells') || act === 'objects'))
    for (const intent of intentsIgnoredInStatements)
      if (intent !== 'reports-misunderstanding' || !/^(?:mais )?(?:non|nan)\b/.test(normalisedText))
        intents.delete(intent)
  if (/\bet (toi|vous)$/.test(normalisedText) && wordCount > 6)
    intents.delete('asks-how-companion-is')
  if (act === 'compliment') intents.delete('asks-name')
  if (act === 'asks-opinion' || (act === 'tease' && !isQuestion)) intents.delete('asks-if-human')
  if (act === 'yes' || act === 'no' || act === 'lukewarm') intents.delete('asks-advice')
  const ownIntent = act === null ? undefined : intentByAct[act]
  // "Et sur le défaut, je dis autre chose ?" does not ask for another subject.
  const staysOnSubject =
    ownIntent === 'changes-topic' && /\bje (?:dis|fais|prends|mets|choisis)\b/.test(normalisedText)
  if (ownIntent && !staysOnSubject) intents.add(ownIntent)
  // "Ma sœur dit que je devrais passer à autre chose" reports somebody else's wish.
  if (otherSubjectPattern.test(sentence)) intents.delete('changes-topic')
  const mood = correctMood(findMood(removeFiguresOfSpeech(normalisedText)), act, sentence)
  const purpose = estimatePurpose(text, previousPurposes)
  return {
    text: text.trim(),
    normalisedText,
    wordCount,
    intents,
    act,
    isStory,
    topics: correctTopics(findTopics(removeFiguresOfSpeech(normalisedText)), mood),
    callerName: extractName(text),
    // Repeating the caller's self-blame would sound like agreement.
    reflection: isAsking || act === 'tells-selfblame' ? null : reflect(text, address),
    isQuestion: isAsking,
    details: findDetails(text, address),
    mood,
    kinds: estimateKind(text, isAsking || !isCertainStatement(purpose)),
    purpose,
  }
}

/** An utterance is certainly a statement when a purpose other than a question has at least this probability. */
const minStatementProbability = 0.6

const isCertainStatement = ({ purpose, probability }: PurposeEstimate) =>
  !isQuestionPurpose(purpose) && probability >= minStatementProbability

/** Whether the text asks something. "Ensemble ? J'ai peur que…" does not: it only repeats the companion's word. */
const containsQuestion = (text: string) =>
  text.includes('?') && !/^[^?]{1,20}\?[^?]{12,}$/.test(text.trim())

const suppositionPattern =
  /^(?:(?:et|mais|oui|ok) )+(?:si|s) (?:je|j|il|elle|ils|elles|on|ca|mon|ma|mes)\b|^(?:si|s) (?:je|j|il|elle|ils|elles|on|ca|mon|ma) .*\b(?:va|vais|vont|serai\w*|sera)\b/

/** Matches a question inside recognised speech: "ce que je veux dire c'est est-ce que je dois la punir". */
const innerQuestionPattern =
  /(?<!\b(?:parce|c) )\best ce (?:que|qu) (?:je|j|tu|il|elle|on|c|ca|vous|ils|elles)\b/

/** Replaces an uncertain "tells-hardship" with the neutral "tells" when no word of the text expresses a mood. */
const replaceUncertainHardship = (
  act: Act | null,
  sentence: string,
  normalisedText: string,
): Act | null =>
  act === 'tells-hardship' && findMood(normalisedText) === null && findAct(sentence, 0.85) !== act
    ? 'tells'
    : act

/** Figures of speech that contain words of death or of a break-up. */
const figuresOfSpeech =
  /\b(?:rend(?:s|ent)?|rendre) malades?\b|\b(?:morte?s?|mourir|meurs|creve\w*) de (?:rire|faim|fatigue|trouille|froid|chaud|soif|honte|trac|jalousie)\b|\brompu le jeune\b|\b(?:je|j) (?:suis|etais) (?:mort|morte|creve|crevee)(?: \w+)?$|\b(?:besoin|envie) de respirer\b/g

/** Matches the mention of something that did not happen: "trente-quatre ans sans un accident". */
const absencePattern =
  /\bsans (?:un |une |aucune? |le moindre |la moindre |jamais d |d )(?!\w+ e?moi)\w+/g

/** Removes figures of speech and mentions of events that did not happen. */
export const removeFiguresOfSpeech = (normalisedText: string) =>
  normalisedText.replace(figuresOfSpeech, '').replace(absencePattern, '')

/** Replaces a worry about health with grief when the person has died. */
const correctTopics = (topics: readonly TopicId[], mood: Mood | null): readonly TopicId[] =>
  mood === 'loss' && topics.includes('health-worry')
    ? [...new Set<TopicId>(['grief', ...topics.filter((topic) => topic !== 'health-worry')])]
    : topics

/** Intents that are ignored in a statement, where their words mean something else than in a request. */
const intentsIgnoredInStatements: readonly Intent[] = [
  'thanks',
  'reports-misunderstanding',
  'asks-name',
  'asks-joke',
]

/** Drops an uncertain question act when the text does not have the form of a question. */
const dropUncertainQuestion = (act: Act | null, sentence: string): Act | null =>
  act !== null &&
  unreliableQuestionActs.has(act) &&
  !isQuestion(sentence) &&
  (findAct(sentence, 0.6) !== act ||
    (otherSubjectPattern.test(sentence) && !questionWordPattern.test(normaliseText(sentence))))
    ? null
    : act

const questionWordPattern = /\b(quel\w*|quoi|ou|quand|combien|comment|souv\w*|rappel\w*|qui)\b/

/** Matches a sentence that reports what others think: "mes filles trouvent que…". */
const otherSubjectPattern = /^(?:mes|mon|ma|il|elle|ils|elles|les|ses|son|sa) /i

const unreliableQuestionActs: ReadonlySet<Act> = new Set<Act>([
  'asks-information',
  'asks-opinion',
  'asks-others-mind',
  'asks-recall',
])

/** A longer text counts as a story. */
const maxPlainWords = 24

/** Matches words about the caller. Without them, the caller blames somebody else: "je lui en veux". */
const aboutOneselfPattern = /\b(?:m|me|moi|ma|mon|mes|suis|etais|ai|aurais|nulle?|honte)\b/

/** Corrects the mood with the act of the sentence: "je vide le garage" is not about feeling empty. */
function correctMood(mood: Mood | null, act: Act | null, sentence: string): Mood | null {
  switch (act) {
    // "Je suis aide-soignante à l'hôpital" expresses no sadness.
    case 'tells':
      return mood === 'sadness' && findAct(sentence, 0.75) === 'tells' ? null : mood
    case 'tells-joy':
      return mood ?? 'joy'
    case 'tells-selfblame':
      return aboutOneselfPattern.test(normaliseText(sentence)) ? 'shame' : mood
    case 'tells-plan':
    case 'tells-relief':
    case 'asks-scene':
      return null
    case 'tells-annoyance':
      return mood === 'sadness' || mood === 'loss' ? mood : null
    case 'tease':
    case 'asks-self':
    case 'asks-if-human':
    case 'compliment':
    case 'approves':
    case 'goodbye':
    case 'no-questions':
    case 'asks-recall':
    case 'asks-translation':
    case 'asks-story':
    case 'asks-idea':
    case 'asks-joke':
      return mood === 'joy' ? mood : null
    case 'tells-hardship':
      if (mood !== null && mood !== 'joy') return mood
      return findAct(sentence, 0.85) === act ? 'sadness' : null
    default:
      return mood
  }
}

const isStatementAct = (act: Act) =>
  act.startsWith('tells') || act === 'correction' || act === 'thanks' || act === 'compliment'

/** Acts that are questions even without a question mark, because speech recognition omits it. */
const questionActs: ReadonlySet<Act> = new Set<Act>([
  'asks-information',
  'asks-opinion',
  'asks-others-mind',
  'asks-recall',
])

/** Finds the intents. In a story, searches only the main sentence, and only if that is short. */
function findIntents(normalisedText: string, normalisedSentence: string): Set<Intent> {
  const isSentenceBrief = normalisedSentence.split(' ').length <= maxPlainWords
  return new Set(
    intentPatterns
      .filter(([intent, pattern]) =>
        intentsFoundAnywhere.has(intent)
          ? pattern.test(normalisedText)
          : isSentenceBrief && pattern.test(normalisedSentence),
      )
      .map(([intent]) => intent),
  )
}

const intentsFoundAnywhere: ReadonlySet<Intent> = new Set([
  'explicit-with-minor',
  'explicit',
  'insult',
])

const intentByAct: Readonly<Partial<Record<Act, Intent>>> = {
  'asks-if-human': 'asks-if-human',
  'asks-feelings': 'asks-feelings',
  'asks-body': 'asks-body',
  'asks-maker': 'asks-maker',
  'asks-abilities': 'asks-abilities',
  'asks-privacy': 'asks-privacy',
  'asks-price': 'asks-price',
  'asks-balance': 'asks-balance',
  'asks-name': 'asks-name',
  'asks-how-companion-is': 'asks-how-companion-is',
  'asks-joke': 'asks-joke',
  'change-topic': 'changes-topic',
  'refuses-activity': 'refuses-activities',
  thanks: 'thanks',
  compliment: 'compliment',
  'asks-advice': 'asks-advice',
  repeat: 'repeat',
  'asks-activity': 'asks-activity',
  unsure: 'unsure',
}

/** Matches polite requests, whose negation does not refuse anything: "vous n'auriez pas un exercice ?" */
const politeRequestPattern =
  /^(?:\w+ )?(?:tu|vous|on) (?:n )?(?:aurais|auriez|as|avez|connais|connaissez|peux|pouvez|pourrais|pourriez|peut|pourrait) (?:m )?pas\b/

/** Removes the companion's name when the caller addresses the companion with it. */
function removeName(text: string, name: string): string {
  if (name === '' || text.trim().split(/\s+/).length < 2) return text
  return text.replace(new RegExp(`[, ]*(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), '').trim()
}

const introductionPattern =
  /(?:(?:bonjour|bonsoir|salut|coucou|hello|allô)[ ,!]+(?:ici|c['’]est(?= \p{Lu}| \S+[ .!]*$))|je m['’]appelle|je me présente,?|(?<![\p{L}-])(?<!(?:chez|pour|avec|selon|de|à|que|et) )moi,? c['’]est|mon (?:pré)?nom(?: à moi)?,? c['’]est|mon prénom est|appelle[- ]moi|appelez[- ]moi|tu peux m['’]appeler|vous pouvez m['’]appeler)\s+([\p{L}][\p{L}'’-]{1,24})/iu
const notNamePattern =
  /^(délicat|compliqué|bizarre|nul|dur|chaud|froid|urgent|important|grave|fini|bon|vrai|fou|idiot|gênant|difficile|simple|rien|personne|quoi|qui|lui|elle|vous|toi|comment|moi|encore|pour|nous|la|pas|un|une|le|la|les|plus|quand|juste|mon|ma|trop|bien|encore|ça|demain|des?|du|que|qu|ce|dans|sur|à|au|en|par|ton|tes|son|sa|ses|leur|tout|toute|toujours|jamais|mieux|pire|déjà|aussi|surtout|plutôt|vraiment|tellement|pareil|parce|très|venu|parti|arrivé|passé|mort|tombé|clair|sûr|là|ici|hier|samedi|dimanche)$|^(?:d|l|s|n|qu)['’]/i

/** Returns the first name that the caller gives ("moi, c'est Inès"), or null. */
function extractName(text: string): string | null {
  const name =
    introductionPattern.exec(text)?.[1] ?? /(\p{Lu}[\p{L}-]+) à l['’]appareil/u.exec(text)?.[1]
  return name && !notNamePattern.test(name) ? capitaliseFirst(name) : null
}
