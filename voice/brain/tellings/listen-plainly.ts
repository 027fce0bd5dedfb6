import type { ResponseDraft } from '../dialogue/response-draft'
import { durationReplies } from '../templates/listening-templates'
import { capitaliseFirst, lowercaseFirst, type Template } from '../templates/template'
import { findAct, findPoint } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findDuration } from '../understanding/find-fact'
import { findMood } from '../understanding/find-mood'
import { mirror } from '../understanding/mirror'
import { echoLastWords } from './echo-last-words'
import {
  answeredQuestions,
  beliefQuestions,
  comingQuestions,
  furtherQuestions,
  hardOpenings,
  hardQuestions,
  invitations,
  mirrored,
  namedOpenings,
  nameReplies,
  openings,
  pastQuestions,
  remembranceQuestions,
  saidQuestions,
  type Tone,
  wishQuestions,
} from './plain-templates'

function findTone({ act, mood, normalisedText, text }: UtteranceAnalysis): Tone {
  if (act === 'tells-annoyance')
    return findAct(findPoint(text), minAnnoyanceProbability) === act ? 'bad' : 'plain'
  if (mood !== 'joy') return 'plain'
  const isSure =
    findMood(normalisedText) === 'joy' ||
    findAct(findPoint(text), minJoyProbability) === 'tells-joy'
  return isSure ? 'good' : 'plain'
}

/** Minimum probability of an annoyance, because sympathy for something neutral would be out of place. */
const minAnnoyanceProbability = 0.6
const minJoyProbability = 0.75

/** A longer statement would sound parroted if the companion repeated it. */
const maxMirroredWords = 11

/** One clause of a longer text is repeated only if it makes up at least this share of its words. */
const minClauseShare = 0.35

/** The share of short statements that the companion repeats; a larger share would sound like an echo. */
const mirroredShare = 0.55

/** The share of statements whose last words the companion repeats, as listeners often do. */
const echoedShare = 0.75
/** The last words of a longer statement do not represent it. */
const maxEchoedStatementWords = 14

/** Rephrases the statement from the companion's point of view; null unless it is short, complete and grammatical. */
export function mirrorWhole(
  { text, wordCount }: UtteranceAnalysis,
  draft: ResponseDraft,
  maxWords = maxMirroredWords,
): string | null {
  const words = mirror(text, draft.context.companion.persona.address)
  const count = words?.split(' ').length ?? 0
  const isWhole =
    count >= 4 &&
    count <= maxWords &&
    (wordCount - count <= 3 || count >= minClauseShare * wordCount)
  return words !== null &&
    isWhole &&
    clauseStartPattern.test(words) &&
    !unrepeatablePattern.test(words) &&
    !runOnPattern.test(words)
    ? words
    : null
}

const clauseStartPattern = /^(?:tu|vous|ton|ta|tes|votre|vos|il|elle|ils|elles|t’|c’est|l[ea]) ?/

/** Matches a denial, a subordinate clause or a fragment, which a listener would not repeat. */
const unrepeatablePattern =
  /\bne (?:y|en) | c’(?:est|était) |(?<!\p{L})(?:est|était|étaient|sont|avait|avaient)(?!\p{L}).* (?:est|était|étaient|sont|avait|avaient)(?!\p{L})|merci|gentil|(?<!depuis )\b(?:que|qu’|si|quoi)(?: |$)|(?: de| à| la| le| tout| toute| dans| en| y| et depuis \S+ \S+)$/u

/** Matches a second subject without a conjunction: speech recognition has joined two sentences. */
const runOnPattern =
  /^(?:\S+ ){2}.*(?<!(?:^|[ ’])(?:que|qu|quand|si|où|comme|et|mais|car|puis|lorsque|dont|alors|quoi)) (?:(?:je|tu|il|elle|ils|elles|on|ça|les) \p{L}|(?<!vous )vous (?:êtes|étiez|avez|aviez|allez|faites|\p{L}+ez)(?!\p{L}))/u

/** Returns the caller's greeting on the first turns. */
export function greetBack(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  if (!utterance.intents.has('greeting') || draft.state.turnCount > 2) return
  draft.sayOneOf([utterance.callerName ? '{greeting} {name}.' : '{greeting}.'], {
    greeting: chooseGreeting(utterance.normalisedText),
  })
}

/** Repeats a name, the last words, the statement or a thing in it, to show that the companion listened. */
export function sayWhatWasHeard(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { details, normalisedText, text, wordCount } = utterance
  const name = givenNamePattern.exec(text)?.[1]
  if (name) return draft.sayOneOf(nameReplies, { given: capitaliseFirst(name) })
  const echo =
    wordCount <= maxEchoedStatementWords &&
    echoLastWords(text, draft.context.companion.persona.address)
  if (echo && draft.nextRandomValue() < echoedShare && draft.sayOneOf(mirrored, { words: echo }))
    return true
  const words = mirrorWhole(utterance, draft)
  if (words && draft.nextRandomValue() < mirroredShare) return draft.sayOneOf(mirrored, { words })
  const detail = details.find(
    ({ kind, phrase }) =>
      (kind !== 'thing' || wordCount >= minWordsAroundThing) && isSubjectOrObject(phrase, text),
  )
  if (detail && draft.sayOneOf(namedOpenings, { detail: detail.phrase })) return true
  const duration = wordCount <= 12 && !agePattern.test(normalisedText) ? findDuration(text) : null
  if (
    duration &&
    longDurationPattern.test(duration) &&
    draft.sayOneOf(durationReplies, { duration })
  )
    return true
  const fragment =
    wordCount <= maxFragmentWords && !personalWordsPattern.test(normalisedText)
      ? text
          .replace(/['`]/g, '’')
          .replace(/[^\p{L}\p{N}\s’-]/gu, ' ')
          .replace(/ +/g, ' ')
          .trim()
      : ''
  return fragment !== '' && draft.sayOneOf(mirrored, { words: lowercaseFirst(fragment) })
}

/** In a shorter text a thing is often part of an idiom, and repeating it would sound inattentive. */
const minWordsAroundThing = 6

/** Matches durations from days to years. A shorter one deserves no remark. */
const longDurationPattern = /(?:jours|semaines|mois|ans|années)$/

/** Matches an age such as "elle a douze ans", which is not a duration. */
const agePattern = /\b(?:j ai|a|ont|avait|avais|aura) (?:\w+ )?(?:et )?\w+ ans\b(?! que)/

/** Matches the name in "il s'appelle Moutarde", also in lower case, because speech recognition omits capitals. */
const givenNamePattern =
  /(?<!on )(?:s[’']appel(?:le|ait)|son prénom,? c[’']est) (?!tou|pas|souvent|quand|comme|donc|déjà|toujours|demain|encore|pour)(\p{L}[\p{L}-]+)/iu

/** A text of at most this many words is an answer or a fragment, and is repeated unchanged. */
const maxFragmentWords = 4

/** Matches words that would have to change person, or that have no content. */
const personalWordsPattern =
  /\b(?:je|j|me|m|moi|mon|ma|mes|tu|te|toi|t|ton|ta|tes|vous|votre|vos|on|nous|non|oui|ouais|ah|oh|bon|ok|voila|bof|rien|genre|mdr|lol|haha|hmm*|mm+)\b/

/**
 * Whether a noun is what the statement is about: a place or a circumstance, as in "I heard it on the stairs",
 * would sound like an echo.
 */
function isSubjectOrObject(phrase: string, text: string): boolean {
  if (phrase.split(' ').length > 4 || /(?:^| )(?:nous|moi|toi|vous)$/.test(phrase)) return false
  if (/^(?:ton|ta|tes|votre|vos) /.test(phrase)) return true
  const plain = text.replace(/['`]/g, '’').toLowerCase()
  const phraseIndex = plain.indexOf(phrase)
  return (
    /^(?:une? |le |la |les |l’|des |cette? )/.test(phrase) &&
    phraseIndex !== -1 &&
    !/(?:^|[ ’])(?:dans|sur|sous|devant|derrière|chez|vers|pendant|après|avant|par|pour|avec|à|en|de|depuis|jusqu’à|entre|contre|sans) $/.test(
      plain.slice(0, phraseIndex),
    )
  )
}

/** Acknowledges what the caller told, in a fitting tone. */
export function acknowledgePlainly(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const tone = findTone(utterance)
  greetBack(draft, utterance)
  if (utterance.act === 'tells-hardship' && draft.sayOneOf(hardOpenings)) return true
  if (tone === 'plain' && sayWhatWasHeard(draft, utterance)) return true
  return draft.sayOneOf(openings[tone])
}

/** Asks a fitting question that the caller has not answered already, or invites them to go on. */
export function askPlainly(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  if (remembersSomebody(draft, utterance) && draft.sayOneOf(remembranceQuestions)) return true
  const questions =
    utterance.act === 'tells-hardship'
      ? hardQuestions
      : listQuestions(utterance, findTone(utterance))
  return (
    draft.sayOneOf(leaveOutAnswered(questions, utterance)) ||
    draft.sayOneOf(invitations) ||
    draft.sentences.length > 0
  )
}

/** Whether the caller, who has lost somebody, speaks of this person in the past. */
export const remembersSomebody = (
  { state }: ResponseDraft,
  { normalisedText }: UtteranceAnalysis,
): boolean =>
  state.pastTopics.includes('grief') &&
  /\b(elle|il|mon (mari|pere|frere|fils|ami|ex|copain|compagnon)|ma (femme|mere|soeur|fille|amie|compagne|copine)|on)\b/.test(
    normalisedText,
  ) &&
  /\b(?!\w+rait\b)(?:\w+(?:ait|aient)|etaient)\b/.test(normalisedText)

export const leaveOutAnswered = (
  templates: readonly Template[],
  { normalisedText }: UtteranceAnalysis,
) =>
  templates.filter(
    (template) =>
      !answeredQuestions.some(
        ([question, answer]) =>
          template.endsWith('?') && question.test(template) && answer.test(normalisedText),
      ),
  )

const reportedSpeechPattern =
  /^(?!.*\b(?:je|j) (?:\w+ )?(?:ai|dis|demande|reponds)\b).*\b(?:il|elle|ils|elles|mon \w+|ma \w+) (?:m |me |nous )+(?:a |ont )?(?:dit|disent|demande\w*|propos\w*|repond\w*|repondu|annonce\w*|ecrit)\b/
const wishPattern = /\b(?:je|j) (?:veux|voudrais|aimerais|reve|ai envie|adorerais)\b/
const refusalPattern =
  /\b(?:je|j) (?:ne )?(?:veux|voudrais|peux|supporte\w*|ai envie) (?:pas|plus)\b/
const beliefPattern = /\b(je (crois|pense|suppose|trouve) (que|qu)|j ai l impression|on dirait)\b/
const futurePattern =
  /^(?!.*\b(?:le|les|tous les|chaque) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)).*\b(?:demain|apres demain|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|la semaine prochaine|le mois prochain|cet ete)\b/
/** Matched with the original text, because accents distinguish "j'ai mangé" from "j'ai une idée". */
const pastPattern =
  /(?<!\p{L})(?:hier|(?:j’ai|on a|(?:il|elle|tu) [ae]s?|(?:ils|elles) ont|(?:je|on|il|elle)(?: me| se| m’| s’| ?)?(?:suis|est)|(?:m’|l’|nous |vous )(?:a|ont)) (?:pas |bien |tout |enfin |encore |déjà )?(?!une?(?!\p{L})|trois|six(?!\p{L})|dix|plus(?!\p{L})|depuis|besoin|envie)\p{L}{2,}(?:é|ée|és|ées|i|ie|u|ue|is|ise|it|ite|ert|erte))(?!\p{L})/iu
/** A shorter statement about the past contains no event that could be continued. */
const minPastWords = 5

function listQuestions(
  { normalisedText, text }: UtteranceAnalysis,
  tone: Tone,
): readonly Template[] {
  if (tone !== 'plain') return furtherQuestions[tone]
  if (reportedSpeechPattern.test(normalisedText)) return saidQuestions
  if (refusalPattern.test(normalisedText)) return []
  if (wishPattern.test(normalisedText)) return wishQuestions
  if (beliefPattern.test(normalisedText)) return beliefQuestions
  const isNegative = /\b(?:pas|jamais|rien|plus|personne|d accord|c est bon)\b/.test(normalisedText)
  const isPast = pastPattern.test(text.replace(/['`]/g, '’'))
  if (futurePattern.test(normalisedText) && !isPast && /\b(?:je|j|on)\b/.test(normalisedText))
    return comingQuestions
  return isPast && normalisedText.split(' ').length >= minPastWords && !isNegative
    ? pastQuestions
    : []
}

/** Repeats the caller's "bonsoir" or "bonjour", because the dialogue does not know the time of day. */
export const chooseGreeting = (normalisedText: string) => {
  const [first = ''] = normalisedText.split(' ')
  const repeatedGreeting = /^(?:bonsoir|hola|ciao|salam|coucou|hello)$/.test(first) ? first : null
  if (repeatedGreeting !== null) return capitaliseFirst(repeatedGreeting)
  return /^(?:salut|yo|hey|wesh|re)$/.test(first) ? 'Salut' : 'Bonjour'
}
