import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  adviceByTopic,
  adviceQuestions,
  generalAdvice,
  knownAnswers,
  openStances,
  othersMindAnswers,
  othersMindQuestions,
  requestAnswers,
  stances,
  unknownAnswers,
  whereToFindOut,
} from '../../templates/answer-templates'
import { helplineAnswers } from '../../templates/danger-templates'
import { smallTalkTemplates } from '../../templates/small-talk-templates'
import { topicById } from '../../topics/all-topics'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { calculate } from '../../understanding/calculate'
import { normaliseText } from '../../understanding/normalise-text'

const opinionPattern =
  /\b((tu|vous) (crois|croyez|penses|pensez|trouves|trouvez|dirais|diriez)|(crois|penses|trouves) tu|(croyez|pensez|trouvez) vous|d apres (toi|vous)|selon (toi|vous)|est ce que (je|j|on|c est|ca|il faut|il faudrait|ce serait)|(je|j|on|ca|c est|il faut|il faudrait|faudrait|il vaut mieux|vaut mieux|est ce) )/
const requestPattern =
  /^((et|bon|alors|ok|oui|allez|du coup) )*(posez?|expliquez?|donnez?|montrez?|citez?|faites|fais|trouvez?|aidez?|resumez?|comparez?|interrogez?|listez?) moi\b/
const companionPattern =
  /\b(tu (es|as|aimes|fais|ecoutes|vis|manges|dors|reves|regardes|lis|preferes|connais|bois|ris|t ennuies|peux|sais|te sens|viens|parles)|vous (etes|avez|aimez|faites|ecoutez|vivez|mangez|dormez|revez|regardez|lisez|preferez|connaissez|pouvez|savez|parlez)|(es|as|aimes|fais|peux|sais|connais) tu|(etes|avez|aimez|faites|pouvez|savez|connaissez) vous|ton|ta|tes|votre|vos|toi)\b/
const othersMindPattern =
  /\b((crois|croyez|penses|pensez) (tu |vous )?(qu |que )(il|elle|ils|elles|mon|ma|mes|les gens)|pourquoi (il|elle|ils|elles|mon|ma|on|les gens)|(il|elle|ils|elles) (pense\w*|m aime\w*|regrette\w*|reviendra\w*|va revenir|vont|me deteste\w*|m en veut|est avec)|(il|elle|qu il|qu elle) (va|vont) (me|revenir|penser|dire|repondre|m en vouloir)|qu est ce qu (il|elle|ils|elles))\b/

/**
 * Answers every other question: an opinion with a leaning, a question about the world with where to
 * find out. The caller's words are never given back as a statement.
 */
export function answerQuestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { intents, isQuestion, normalisedText, topics } = utterance
  if (intents.has('asks-advice'))
    return giveAdvice(
      draft,
      learningPattern.test(normalisedText) ? ['learning', ...topics] : topics,
    )
  const isRequest = requestPattern.test(normalisedText)
  if ((!isQuestion && !isRequest) || (intents.has('greeting') && utterance.wordCount <= 4))
    return false
  if (/\b(gratuit|payant|anonyme)\b/.test(normalisedText) && namedHelpline(draft))
    return draft.sayOneOf(helplineAnswers) || giveUp(draft)
  const known = knownAnswers.find(([pattern]) => pattern.test(normalisedText))
  if (known && draft.sayOneOf([known[1]])) return true
  const sum = calculate(utterance.text)
  if (sum && draft.say(sum)) return true
  if (isRequest && draft.sayOneOf(requestAnswers)) return true
  const lastStatement = normaliseText(draft.state.callerStatements.at(-1) ?? '')
  const finder = [normalisedText, lastStatement]
    .map((text) => whereToFindOut.find(([pattern]) => pattern.test(text)))
    .find((found) => found !== undefined)
  if (othersMindPattern.test(normalisedText) && draft.sayOneOf(othersMindAnswers))
    return draft.sayOneOf(othersMindQuestions) || true
  const stance = stances.find(({ pattern }) => pattern.test(normalisedText))
  if (stance && draft.sayOneOf(stance.answers)) return askBack(draft, topics)
  if (finder && draft.sayOneOf(finder[1])) return true
  if (opinionPattern.test(normalisedText) && !startsWithQuestionWord(normalisedText)) {
    if (draft.sayOneOf(openStances)) return askBack(draft, topics)
  }
  if (companionPattern.test(normalisedText)) {
    const answers = smallTalkTemplates['asks-about-companion'] ?? []
    if (draft.sayOneOf(answers)) return true
  }
  return draft.sayOneOf(unknownAnswers) || giveUp(draft)
}

const startsWithQuestionWord = (normalisedText: string) =>
  /^((et|mais|alors|donc|du coup|au fait|sinon) )*(qui|quoi|quelles?|quels?|combien|ou|quand|comment|c est quoi|c est qui|c est ou|c est quand|qu est ce)\b/.test(
    normalisedText,
  )

const learningPattern = /\b(revis\w*|apprend\w*|appren\w*|etudi\w*|exam\w*|cours)\b/

const namedHelpline = (draft: ResponseDraft) =>
  /\b(3114|3919|119|15|17)\b/.test(draft.state.lastResponse.join(' '))

function giveAdvice(draft: ResponseDraft, topics: UtteranceAnalysis['topics']): boolean {
  const subjects = [...topics, ...(draft.state.topic ? [draft.state.topic] : [])]
  const isGiven =
    subjects.some((topic) => draft.sayOneOf(adviceByTopic[topic] ?? [])) ||
    draft.sayOneOf(generalAdvice)
  if (!isGiven) return giveUp(draft)
  return draft.sayOneOf(adviceQuestions) || askBack(draft, topics)
}

/** One question about the subject after an answer. */
function askBack(draft: ResponseDraft, topics: UtteranceAnalysis['topics']): true {
  const id = topics[0] ?? draft.state.topic
  const topic = id ? topicById.get(id) : undefined
  draft.sayOneOf(topic?.questions ?? []) || draft.sayOneOf(adviceQuestions)
  return true
}

/** When all answers were given: the dialogue repeats itself rather than answer past the question. */
function giveUp(draft: ResponseDraft): true {
  draft.repeat('Je n’ai pas de réponse sûre à cette question.')
  return true
}
