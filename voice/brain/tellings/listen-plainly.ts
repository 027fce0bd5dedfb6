import type { ResponseDraft } from '../dialogue/response-draft'
import { capitaliseFirst, lowercaseFirst, type Template } from '../templates/template'
import { findAct, findMainSentence } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findMostSeriousClause } from '../understanding/find-clauses'
import { findMood } from '../understanding/find-mood'
import { findLastPerson } from '../understanding/find-person'
import { mirror } from '../understanding/mirror'
import { echoLastWords } from './echo-last-words'
import { statementForms } from './kinds/statement-forms'
import { parseTellings } from './parse-tellings'
import {
  ageReplies,
  annoyanceQuestions,
  answeredQuestions,
  echoes,
  futureQuestions,
  hardOpenings,
  hardQuestions,
  namedOpenings,
  nameReplies,
  openings,
  plainStoryQuotes,
  reportedSpeechQuestions,
  storyOpenings,
  storyQuestions,
  storyQuotes,
  type Tone,
} from './plain-templates'

function findTone({ act, mood, normalisedText, text }: UtteranceAnalysis): Tone {
  if (act === 'tells-annoyance')
    return findAct(findMainSentence(text), minAnnoyanceProbability) === act ? 'bad' : 'plain'
  if (mood !== 'joy') return 'plain'
  const isSure =
    findMood(normalisedText) === 'joy' ||
    findAct(findMainSentence(text), minJoyProbability) === 'tells-joy'
  return isSure ? 'good' : 'plain'
}

/** Below this probability no annoyance is assumed, because pity for something neutral is out of place. */
const minAnnoyanceProbability = 0.75
const minJoyProbability = 0.85

/** A longer statement would sound parroted if the companion repeated it. */
const maxMirroredWords = 11

/** One clause of a longer text is repeated only if it makes up at least this share of its words. */
const minClauseShare = 0.35

/** The share of short statements that the companion repeats; a larger share would sound like an echo. */
const mirroredShare = 0.75

/** The companion repeats the last words of this share of the statements, as listeners often do. */
const echoedShare = 0.9
/** A longer statement says more than its last words. */
const maxEchoedStatementWords = 14

/** Returns the statement from the companion's point of view; null unless it is short, complete and grammatical. */
function mirrorStatement({ text, wordCount }: UtteranceAnalysis, draft: ResponseDraft) {
  const words = mirror(text, draft.context.companion.persona.address)
  const count = words?.split(' ').length ?? 0
  const isWhole =
    count >= 4 &&
    count <= maxMirroredWords &&
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
  const name = utterance.callerName ? ' {name}' : ''
  draft.sayOneOf([`{greeting}${name}.`, `{greeting} à {toi|vous}${name && `,${name}`}.`], {
    greeting: chooseGreeting(utterance.normalisedText),
  })
}

/** Repeats a name, the last words or the whole of a short statement, to show that it was heard. */
export function sayWhatWasHeard(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { normalisedText, text, wordCount } = utterance
  const name = givenNamePattern.exec(text)?.[1]
  if (name) return draft.sayOneOf(nameReplies, { given: capitaliseFirst(name) })
  const years = ageOfOtherPattern.exec(text.replace(/['`]/g, '’'))?.[1]
  if (years && draft.sayOneOf(ageReplies, { years })) return true
  const echo =
    wordCount <= maxEchoedStatementWords &&
    echoLastWords(text, draft.context.companion.persona.address)
  const subject = findNamedSubject(draft, utterance)
  const isPerson =
    subject !== null &&
    utterance.details.some(({ kind, phrase }) => kind === 'person' && phrase === subject)
  if (
    !isPerson &&
    echo &&
    draft.nextRandomValue() < echoedShare &&
    draft.sayOneOf(echoes, { words: echo })
  )
    return true
  const words = mirrorStatement(utterance, draft)
  if (words && draft.nextRandomValue() < mirroredShare) return draft.sayOneOf(echoes, { words })
  if (subject && draft.sayOneOf(namedOpenings, { detail: subject })) return true
  const fragment =
    (wordCount <= maxFragmentWords || nounPhrase.test(normalisedText)) &&
    !personalWordsPattern.test(normalisedText)
      ? text
          .replace(/['`]/g, '’')
          .replace(/[^\p{L}\p{N}\s’-]/gu, ' ')
          .replace(/ +/g, ' ')
          .trim()
      : ''
  return fragment !== '' && draft.sayOneOf(echoes, { words: lowercaseFirst(fragment) })
}

/** "Il s'appelle Moutarde", also in lower case, as speech recognition writes it. */
const givenNamePattern =
  /(?<!on )(?:s[’']appel(?:le|ait)|son prénom,? c[’']est) (?!tou|pas|souvent|quand|comme|donc|déjà|toujours|demain|encore|pour)(\p{L}[\p{L}-]+)/iu

/** "Elle a six ans", "mon fils, il vient d'avoir quatorze ans" */
const ageOfOtherPattern =
  /(?:^|[ ,])(?:ils?|elles?|(?:mon|ma) \p{L}+) (?:a|ont|aura|va avoir|vient d’avoir) (?:déjà |bientôt |tout juste )?((?:\p{L}+[- ]){0,3}\p{L}+ (?:ans|mois))(?= (?:et|mais|maintenant)(?!\p{L})|[.,!]|$)/iu

/** A text of up to this many words is an answer or a fragment and is used unchanged. */
const maxFragmentWords = 4

/** Matches up to seven words without a verb: "un truc rose avec des paillettes". */
const nounPhrase =
  /^(?:une?|des|du|le|la|les) (?!.*\b(?:il|elle|ils|elles|ca|c|est|sont|etait|a|ont|va|fait|se|s|qui|que|y|ne)\b)\w+(?: \w+){0,5}$/

/** Matches words that would have to change person, or that have no content. */
const personalWordsPattern =
  /\b(?:je|j|me|m|moi|mon|ma|mes|tu|te|toi|t|ton|ta|tes|vous|votre|vos|on|nous|non|oui|ouais|ah|oh|bon|ok|voila|bof|rien|genre|mdr|lol|haha|hmm*|mm+)\b/

/** Returns what the statement is about: a person or a thing that it names, or the person meant by "elle". */
function findNamedSubject(
  { context, state }: ResponseDraft,
  { details, normalisedText, text, wordCount }: UtteranceAnalysis,
): string | null {
  const words = text.replace(/['`]/g, '’').toLowerCase()
  const detail = details.find(
    ({ kind, phrase }) =>
      phrase.split(' ').length <= 4 &&
      (kind !== 'thing' || wordCount >= minWordsAroundThing) &&
      (/^(?:ton|ta|tes|votre|vos) /.test(phrase) ||
        (articlePattern.test(phrase) && !preposition.test(words.split(phrase, 1)[0] ?? '-'))),
  )
  if (detail) return detail.phrase
  const pronoun = /^(?:(?:et|mais|puis) )*(ils?|elles?)\b/.exec(normalisedText)?.[1]
  return pronoun === undefined || wordCount > maxFragmentWords
    ? null
    : findLastPerson(state.callerStatements.slice(-2), pronoun, context.companion.persona.address)
}

/** In a shorter text a thing is often part of an idiom, and repeating it sounds absent. */
const minWordsAroundThing = 6

const articlePattern = /^(?:une? |le |la |les |l’|des |cette? )/

/** A noun after one of these is a place or a circumstance ("dans l'escalier"), which would sound like an echo. */
const preposition =
  /(?:^|[ ’])(?:dans|sur|sous|devant|derrière|chez|vers|pendant|après|avant|par|pour|avec|à|en|de|depuis|jusqu’à|entre|contre|sans) $/

/** Acknowledges what the caller told, in a fitting tone. */
export function acknowledgePlainly(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const tone = findTone(utterance)
  greetBack(draft, utterance)
  if (utterance.act === 'tells-hardship' && draft.sayOneOf(hardOpenings)) return true
  const subject = findNamedSubject(draft, utterance)
  if (utterance.isStory && quoteStory(draft, utterance)) return true
  if (subject && (tone === 'good' || utterance.isStory))
    draft.sayOneOf(namedOpenings, { detail: subject })
  if (utterance.isStory && draft.sayOneOf(storyOpenings)) return true
  if (tone === 'plain' && sayWhatWasHeard(draft, utterance)) return true
  return draft.sayOneOf(openings[tone])
}

export const listOpenQuestions = (
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
const futurePattern =
  /^(?!.*\b(?:le|les|tous les|chaque) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)).*\b(?:demain|apres demain|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|la semaine prochaine|le mois prochain|cet ete)\b/
/** Quotes the most serious clause of a long text, if it is whole. */
export function quoteStory(draft: ResponseDraft, { act, mood, text }: UtteranceAnalysis): boolean {
  const words = findMostSeriousClause(
    text,
    (clause) => quoteStart.test(clause) && clause.split(' ').length <= maxQuotedWords,
  )
  const isPainful = act === 'tells-hardship' || (mood !== null && mood !== 'joy')
  const quotes = isPainful ? storyQuotes : plainStoryQuotes
  return words !== null && draft.sayOneOf(quotes, { words: lowercaseFirst(words) })
}

/** Longer clauses may have been cut. */
const maxQuotedWords = 9

/** Beginnings of clauses that sound natural as a quotation. */
const quoteStart = /^(?:je |j’|il |elle |on |ils |elles |mon |ma |mes |c’est |tout |personne )/i

/** Questions that fit an annoyance, words of somebody else, or an appointment that is coming. */
export function listPlainQuestions(utterance: UtteranceAnalysis): readonly Template[] {
  const { act, normalisedText } = utterance
  if (act === 'tells-hardship') return listOpenQuestions(hardQuestions, utterance)
  if (utterance.isStory) return storyQuestions
  if (findTone(utterance) === 'bad') return listOpenQuestions(annoyanceQuestions, utterance)
  if (reportedSpeechPattern.test(normalisedText)) return reportedSpeechQuestions
  if (
    futurePattern.test(normalisedText) &&
    /\b(?:je|j|on)\b/.test(normalisedText) &&
    !/\b(?:ai|a|suis|est|etait|avait) (?:\w+ )?\w+(?:e|i|u|it|is)\b/.test(normalisedText)
  )
    return futureQuestions
  return listOpenQuestions(findForm(utterance)?.questions ?? [], utterance)
}

/** Returns what fits the form of the statement; null when it is too short or about the companion. */
export const findForm = ({ normalisedText, wordCount }: UtteranceAnalysis) =>
  wordCount < minFormWords || aboutCompanionPattern.test(normalisedText)
    ? null
    : forms.find(({ pattern }) => pattern.test(normalisedText))

const forms = parseTellings(statementForms)
const minFormWords = 3

/** Matches words about the companion: a question about the caller's life would not answer them. */
const aboutCompanionPattern = /\b(?:tu|te|t|toi|ton|ta|tes|vous|votre|vos)\b/

/** Repeats the caller's "bonsoir" or "bonjour", because the dialogue does not know the time of day. */
export const chooseGreeting = (normalisedText: string) => {
  const [first = ''] = normalisedText.split(' ')
  const repeatedGreeting = /^(?:bonsoir|hola|ciao|salam|coucou|hello)$/.test(first) ? first : null
  if (repeatedGreeting !== null) return capitaliseFirst(repeatedGreeting)
  return /^(?:salut|yo|hey|wesh|re)$/.test(first) ? 'Salut' : 'Bonjour'
}
