import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  earlierCallAnswers,
  rememberedWords,
  untoldAnswers,
} from '../../templates/conversation-templates'
import { lowercaseFirst } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { asksAboutOwnWords, type Fact, findFact, findSubject } from '../../understanding/find-fact'
import { reflect } from '../../understanding/reflect'
import { listRememberedQuotes } from '../recall-memories'

/** The caller's statements that are kept for such questions. */
const maxStatements = 80

/** Keeps what the caller said, for questions about it later in the call. */
export function rememberStatement(draft: ResponseDraft, text: string) {
  const { callerStatements } = draft.state
  draft.update({ callerStatements: [...callerStatements, text].slice(-maxStatements) })
}

/**
 * Answers a question about what the caller said: from this call, or honestly that it was not told or
 * not kept. Returns false when the utterance is no such question.
 */
export function answerMemoryQuestion(
  draft: ResponseDraft,
  { text, normalisedText, isQuestion }: UtteranceAnalysis,
): boolean {
  if (
    !asksAboutOwnWords(normalisedText) ||
    !(
      isQuestion ||
      /\b(deja|rappelle|rappelez)\b|\b(quand|ou|combien|comment|qui|quel\w*)\b.*\bai dit$/.test(
        normalisedText,
      )
    )
  )
    return false
  const { callerName, callerStatements } = draft.state
  if (/\b(je m appelle|mon (prenom|nom))\b/.test(normalisedText) && callerName)
    return sayRemembered(draft, `{Ton|Votre} prénom, c’est ${callerName}.`)
  const { memories } = draft.context.caller
  const fact = findFact(text, [...listRememberedQuotes(memories), ...callerStatements])
  if (fact) return sayRemembered(draft, formatFact(draft, fact, findSubject(text)))
  if (!/\b(deja|souv\w*|rappel\w*|dit|parle|appel\w*)\b/.test(normalisedText)) return false
  const isEarlier =
    /\b(hier|derniere fois|autre (jour|fois|soir|appel)|semaine derniere|avant hier)\b/
  return (
    draft.sayOneOf(isEarlier.test(normalisedText) ? earlierCallAnswers : untoldAnswers) ||
    draft.sayOneOf(untoldAnswers)
  )
}

function formatFact(draft: ResponseDraft, { kind, value }: Fact, subject: string | null): string {
  const { address } = draft.context.companion.persona
  const owned = subject
    ?.replace(/^(mon|notre)(?= )/i, '{ton|votre}')
    .replace(/^ma(?= )/i, '{ta|votre}')
    .replace(/^(mes|nos)(?= )/i, '{tes|vos}')
  if (kind !== 'words') return owned ? `C’est ${value}, ${owned}.` : `C’est ${value}.`
  const reflection = reflect(value, address)
  return reflection ? `${reflection}.` : `« ${value.replace(/[«»"<>{}|()[\]*_#`]/g, '')} ».`
}

function sayRemembered(draft: ResponseDraft, fact: string): boolean {
  const filled = draft.fill(fact) ?? fact
  return (
    draft.say(filled) ||
    draft.sayOneOf(rememberedWords, { fact: lowercaseFirst(filled).replace(/\.$/, '') })
  )
}
