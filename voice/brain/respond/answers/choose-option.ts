import { normaliseText } from '../../../text-analysis/normalise-text'
import { choiceAnswers, choiceQuestions } from '../../templates/answers/self-answers'
import {
  approvals,
  clauseReplies,
  closingQuestions,
  defaultReasons,
  firstWordReasons,
  optionReplies,
  reasons,
  warnings,
} from '../../templates/choice-templates'
import { lowercaseFirst } from '../../templates/template'
import { findMainSentence } from '../../understanding/acts/find-act'
import { reflect } from '../../understanding/language/reflect'
import type { Rule } from '../rule'

/** Matches the words before the first of two options: "je mets", "tu préfères", "vaut mieux". */
const introductionPattern =
  /^(?:(?:bon|alors|et|du coup|donc|mais|dis|dites|euh|ben)[ ,]+)*(?:si c’est (?:une? )?(?:fille|garçon)[ ,]+)?(?:(?:je|j’|on) (?:mets?|prends?|porte|mange|bois|choisis|fais|achète|commande|regarde|prendrais) |(?:tu |vous |t’)(?:préfères|préférez|choisis|choisissez|choisirais|choisiriez|prends|prenez|es|êtes|dirais|diriez|prendrais|prendriez|aimes|aimez)(?: mieux| plutôt)? |(?:il )?vaut mieux |plutôt |c’est |est-ce que |team )?/i

const aboutCompanionPattern =
  /\b(tu|vous) (prefere\w*|choisi\w*|es|etes|aimes|aimez)\b|\b(plutot|team)\b/

/** Chooses one of two options and gives a reason. */
export const chooseOption: Rule = (draft, { act, intents, text, isQuestion, wordCount }) => {
  const question = findMainSentence(text)
    .replace(/'/g, '’')
    .replace(
      /^(?:tranche[sz]?|choisi(?:s|ssez)|décide[sz]?|dis|dites)(?: pour moi| moi|-moi)?[ :,]+/i,
      '',
    )
    .replace(/[<>[\]{}|()*_#`"«»!?.]/g, '')
    .trim()
  const words = normaliseText(question)
  // "Tu es une IA ou un humain ?" is answered by another rule, because the companion must say that it is an AI.
  if (intents.has('asks-if-human')) return false
  const action = doubtfulActionPattern.exec(question)?.[1]
  if (action && draft.state.runningActivity === null) return weighAction(draft, action)
  const isOwnChoice = /^(?:(?:alors|bon|et|donc) )*(?:je|j|on) .+ ou (?:je|j|on) /.test(words)
  if (
    (!isQuestion && act !== 'asks-choice' && !isOwnChoice) ||
    (intents.has('asks-activity') && !aboutCompanionPattern.test(words))
  )
    return false
  const [before = '', after = ''] = question.split(
    /,? ou (?:alors |bien |plutôt )?(?!pas\b|non\b|quoi\b)/i,
  )
  if (before === '' || after === '' || wordCount > 24 || / ou /.test(after)) return false
  const first = before.replace(introductionPattern, '').replace(/^.*, /, '').trim()
  const second = after
    .replace(
      /,? (?:toi|vous|hein|à ton avis|à votre avis|d’après toi|franchement|sois honnête|soyez honnête|ce (?:soir|vélo|matin)|alors)$/i,
      '',
    )
    .trim()
  // "Les sacs je les garde ou je les jette" cannot be repeated as it is.
  if (/^(?!je |j’|on ).* (?:je|j’|on) /i.test(first)) return false
  if (first === '' || Math.max(countWords(first), countWords(second)) > 6) return false
  if (
    /^(?:ça|c’est|il y a|ils?|elles?|les?|la|un|une) /i.test(first) &&
    act !== 'asks-choice' &&
    !aboutCompanionPattern.test(words)
  )
    return false
  if (aboutCompanionPattern.test(words) && countWords(first) <= 4)
    return (
      draft.sayOneOf(choiceAnswers, { choice: first }) && (draft.sayOneOf(choiceQuestions) || true)
    )
  return sayOption(draft, first, second) && (draft.sayOneOf(closingQuestions) || true)
}

/** Matches a question whether to do something: "je lui en parle ou pas ?" */
const doubtfulActionPattern =
  /^(?:(?:alors|bon|et|donc|du coup)[ ,]+)*((?:je|j’|on) ?.+) ou (?:pas|non|j’y vais pas)$/i

function weighAction(draft: Parameters<Rule>[0], action: string): boolean {
  const words = normaliseText(action)
  const rashPattern =
    /\b(renvoie|rappelle (le|la|mon ex)|envoie|reecris|fouille|surveille|demissionne|quitte|plaque|vire|vends|insulte|me venge|reprends avec)\b/
  if (rashPattern.test(words))
    return draft.sayOneOf(warnings) && (draft.sayOneOf(closingQuestions) || true)
  const entry = reasons.find(([pattern, isChosen]) => isChosen && pattern.test(words))
  const options = entry ? [entry[2]] : defaultReasons
  const index = Math.floor(draft.nextRandomValue() * options.length)
  const reason = lowercaseFirst(draft.fill(options[index] ?? '') ?? '')
  return draft.sayOneOf(approvals, { reason }) && (draft.sayOneOf(closingQuestions) || true)
}

const countWords = (text: string) => text.split(' ').length

function sayOption(draft: Parameters<Rule>[0], first: string, second: string): boolean {
  const choices = [second, first].map((option) => ({
    option,
    entry: reasons.find(([pattern]) => pattern.test(normaliseText(option))),
  }))
  // Prefers an option with a recommended verb, else one without an entry.
  const chosen =
    choices.find(({ entry }) => entry?.[1]) ?? choices.find(({ entry }) => entry === undefined)
  const { address } = draft.context.companion.persona
  const hasKnownVerb = choices.some(({ entry }) => entry !== undefined)
  const option = hasKnownVerb ? (chosen?.option ?? first) : first
  const reason = chosen?.entry?.[2]
  const isClause = /^(?:je |j’|on |il |elle )/i.test(option)
  // The words "ce soir donc" are added because reflect() returns null for a clause that is too short.
  const phrase = isClause
    ? (reflect(`${option} ce soir donc`, address)?.replace(/ ce soir donc$/, '') ?? option)
    : lowercaseFirst(option)
  const templates = isClause ? clauseReplies : optionReplies
  const options =
    reason && hasKnownVerb
      ? [reason]
      : hasKnownVerb
        ? ['on peut toujours changer d’avis ensuite, l’inverse est plus dur']
        : firstWordReasons
  const index = Math.floor(draft.nextRandomValue() * options.length)
  const filledReason = draft.fill(options[index] ?? '') ?? ''
  return draft.sayOneOf(templates, { option: phrase, reason: lowercaseFirst(filledReason) })
}
