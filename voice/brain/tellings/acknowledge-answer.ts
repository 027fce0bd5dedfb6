import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { askAboutProfile } from '../respond/ask-about-profile'
import type { Rule } from '../respond/rule'
import { lowercaseFirst } from '../templates/template'
import { topicById } from '../topics/all-topics'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findMood } from '../understanding/find-mood'
import { replacePossessives } from './echo-last-words'
import { answerForms } from './kinds/answer-forms'
import { parseTellings } from './parse-tellings'

/** What the companion's last sentence asks for; `none` when it is not a question. */
type QuestionKind = 'since' | 'when' | 'other' | 'none'

const questionKinds: readonly (readonly [RegExp, QuestionKind])[] = [
  [/depuis quand|combien de temps|ça date|ça dure|depuis longtemps/i, 'since'],
  [/(?<!p)quand(?! même)|quelle heure|quel moment|pour bientôt/i, 'when'],
]

const findQuestionKind = (sentence = ''): QuestionKind =>
  sentence.endsWith('?')
    ? (questionKinds.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'other')
    : 'none'

/** Matches questions whose answers other rules use, for example to prepare a sentence, a scene or an idea. */
const questionOfOtherRule =
  /adresse à|dire quoi|phrase|scène|décor|rôle|pour qui|quelle langue|débutant|quel sujet|quel thème|deux options|premier chemin/i

const leadingFillers =
  /^(?:(?:ben|bah|bon|oh|ah|euh|hum|oui|ouais|alors|et|mais|enfin|disons|je dirais|genre|puis|plutôt|surtout|peut-être|par contre|bref)[ ,…]+)+/i
const trailingFillers =
  /(?:,? (?:environ|à peu près|je crois|je pense|quoi|hein|peut-être|du coup|surtout|donc|voilà|en gros|en fait|maintenant|déjà|quand même|en plus|vous savez|tu sais|vous voyez|tu vois|vous vous rendez compte|tu te rends compte|figurez-vous|figure-toi|tu imagines|vous imaginez))+$/i

/** Matches a sentence that follows the answer: "trente ans à la Poste, j’étais facteur". */
const sentenceAfterAnswer = /, (?:j[’']étais|je suis|c[’']était|on était|il était|elle était) .*$/i

/** Matches the beginning of an answer: a time, a place, a number, a reason or a person. */
const fragmentStart =
  /^(?:depuis|ca fait (?:que |seulement )?(?=\w+ (?:\w+ )?(?:ans?|mois|jours?|semaines?)$)|il y a (?=(?:\w+ ){1,3}(?:ans?|mois|jours?|semaines?|heures?)$)|parce|a cause|a force|pour|avec|par|a|au|aux|en|de|du|des|apres|pendant|dans|chez|sur|sous|devant|derriere|pres|vers|entre|hier|avant hier|demain|apres demain|ce|cette nuit|la semaine|le mois|l an|l annee|tous|toutes|chaque|le (?:soir|matin|midi|week)|la nuit|les (?:soirs|matins|nuits|week)|souvent|parfois|des fois|rarement|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille|\d+|une (?:affaire|question|dispute) d|une histoire d(?:e|) ?(?:terrain|heritage|argent|fric|famille|voisin\w*|succession|loyer|jalousie|travaux)|une? (?:an|mois|jour|semaine|heure|dizaine|vingtaine|trentaine|bonne|quinzaine|demi))\b/
/** Matches clauses that have a verb but are not a sentence. */
const subordinate =
  /^(?:(?:\w+ ){1,3}(?:ans|mois|semaines|jours) (?:que|qu)|depuis (?:que|qu)|parce (?:que|qu)|pour (?:que|qu)) /
/** Matches a subject or a verb, which makes the line a sentence. */
const subjectOrVerb =
  /\b(?:je|j|tu|il|elle|on|nous|vous|ils|elles|c|ca|me|m|se|s|leur|est|sont|etait|etaient|ai|as|ont|va|vont|fait|dit|veut)\b/
/** Matches adverbs, idioms and requests that start like an answer. */
const notAnswerStart =
  /^(?:d(?:e|es|u) (?:coup|rien|toute|quoi|plus|fois|temps en|moi|toi|vous|ca|nouveau|mieux|pire|tout)|en (?:fait|plus|revanche|vrai|gros|forme|effet|meme temps|tout cas|moyenne|general|anglais|espagnol|italien|allemand|francais|bref)|a (?:bientot|demain|plus|la prochaine|tout a|vrai dire|mon avis|la fois|l aide|fond|part|quoi|qui|table|toi|vous|jeudi|lundi|ce soir)|au (?:fond|fait|moins|revoir|secours|pire|top|contraire|debut|final)|pour (?:rire|moi|l instant|le moment|etre|te|vous|ca|finir|commencer|changer)|par (?:contre|exemple|ou|coeur)|sur (?:moi|ce|le coup)|dans (?:l ensemble|le fond)|ce (?:que|qui|n|sera|serait)|avec (?:plaisir|joie|toi|vous)|deux secondes?|une seconde|cinq minutes|deux minutes)\b|\b(?:oui|non|merci|stop|au revoir|bonne nuit)\b|\b(?:super|genial|parfait|bravo|charmant)$/

/** Whether the caller has just mentioned a person, so that "dix-neuf ans" is an age. */
const mentionsPerson = ({ state }: ResponseDraft) =>
  /\b(?:fils|fille|petite?|garcon|gamine?|copain|copine|bebe|il|elle) (?:\w+ )?(?:est|a|s appelle|vient|part|va|etait)\b/.test(
    normaliseText(state.callerStatements.slice(-2).join(' ')),
  ) && !/depuis quand|combien de temps/i.test(state.lastResponse.at(-1) ?? '')

/** Minimum probability of the purpose "answers" at which an incomplete sentence counts as an answer. */
const minAnswerProbability = 0.6

/** A longer line is more than an answer. */
const maxAnswerWords = 11

/** Whether the line is an answer or a completion rather than a sentence: a time, a place, a number. */
export function isAnswerFragment(
  { state }: ResponseDraft,
  { isQuestion, purpose, text, wordCount }: UtteranceAnalysis,
): boolean {
  if (isQuestion || wordCount > maxAnswerWords || state.turnCount < 2) return false
  const lastSentence = state.lastResponse.at(-1) ?? ''
  if (lastSentence.endsWith('?') && questionOfOtherRule.test(lastSentence)) return false
  const words = normaliseText(
    text.replace(sentenceAfterAnswer, '').replace(leadingFillers, '').replace(trailingFillers, ''),
  )
  if (notAnswerStart.test(words)) return false
  const isAnswer =
    purpose.purpose === 'answers' &&
    purpose.probability >= minAnswerProbability &&
    isRepeatable(words) &&
    !subjectOrVerb.test(words)
  return (
    isAnswer ||
    (fragmentStart.test(words) &&
      (subordinate.test(words) || !subjectOrVerb.test(words.replace(/^(?:ca fait|il y a) /, ''))))
  )
}

/** Acknowledges an answer by its kind and repeats it. */
export const acknowledgeAnswer: Rule = (draft, utterance) => {
  const { lesson, questioning, runningActivity, scene, suggestion } = draft.state
  if (lesson || questioning || runningActivity || scene?.isActive) return false
  if (suggestion.state === 'pending' || !isAnswerFragment(draft, utterance)) return false
  const words = cleanAnswer(draft, utterance)
  const isAge = /ans\W*$/.test(utterance.text) && mentionsPerson(draft)
  const kind = isAge ? 'age' : findQuestionKind(draft.state.lastResponse.at(-1))
  const key = `${kind} ${normaliseText(words)}`
  const isSerious = isAboutSeriousTopic(draft, utterance)
  const form =
    forms.find(({ isHard, pattern }) => isHard && isSerious && pattern.test(key)) ??
    forms.find(({ isHard, pattern }) => !isHard && pattern.test(key))
  const slots = isRepeatable(words)
    ? { words: lowercaseFirst(words), length: words.replace(lengthStart, '') }
    : {}
  if (!form || !draft.sayOneOf(form.reactions, slots)) return false
  draft.update({ turnsSinceTopic: 0 })
  const isTaciturn = utterance.wordCount <= maxTaciturnWords && draft.state.turnCount > 4
  if (isTaciturn && !isSerious) askAboutProfile(draft)
  return true
}

/** Later in a call, after an answer of up to this many words, the companion may ask about the profile. */
const maxTaciturnWords = 3

const forms = parseTellings(answerForms)

const lengthStart = /^(?:depuis|ça fait|il y a|y a) /i

/** Returns the answer without fillers, from the companion's point of view; only its first part if it is long. */
function cleanAnswer({ context }: ResponseDraft, { text }: UtteranceAnalysis): string {
  const cleanText = text
    .replace(sentenceAfterAnswer, '')
    .replace(/['`]/g, '’')
    .replace(/[^\p{L}\p{N}\s’,-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(leadingFillers, '')
    .replace(trailingFillers, '')
    .replace(/(?<=(?:ans|mois|semaines|jours)) (?:que |qu’).*$/i, '')
  const shortText =
    cleanText.split(' ').length > maxRepeatedWords
      ? (cleanText.split(',')[0] ?? cleanText)
      : cleanText
  return replacePossessives(shortText.trim(), context.companion.persona.address)
}

const maxRepeatedWords = 7

const isRepeatable = (words: string) =>
  words.split(' ').length <= maxRepeatedWords &&
  !/(?:^|[ ’])(?:je|j|me|m|moi|tu|te|toi|on|nous|vous|n|pas)(?:$|[ ’,])/i.test(words)

/** Whether the caller talks about something serious, now or in the last two lines. */
const isAboutSeriousTopic = ({ state }: ResponseDraft, { mood }: UtteranceAnalysis) =>
  [mood, ...state.callerStatements.slice(-2).map((one) => findMood(normaliseText(one)))].some(
    (one) => one !== null && one !== 'joy',
  ) ||
  (state.topic !== null && topicById.get(state.topic)?.isSerious === true)
