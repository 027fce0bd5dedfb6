import { findLearnedWords } from '../brain/lessons/learned-words'
import { removeForgotten } from '../brain/understanding/memory-wish'
import { findForbiddenContent } from '../content-policy/forbidden-content'
import { detectDanger } from '../danger/detect-dangers'
import { cutLongWords } from '../text-analysis/cut-long-words'
import { findEvent } from './event-facts'
import { type FactClause, splitFactClauses } from './fact-clauses'
import { type Antecedent, findAntecedent, findLastingFact } from './lasting-facts'
import { toSentence } from './second-person'
import { isSensitive } from './sensitive-subjects'

/** Something that the caller said about their life and that is worth remembering. */
export type MemorableFact = {
  /** The fact in the second person: "Vous avez un entretien avec les RH le jeudi 26 novembre." */
  statement: string
  /** The caller's words that the fact comes from. */
  quote: string
  /**
   * What the companion asks about after an event: "un entretien avec les RH", "mon voyage à Lyon". null when
   * the event has no such noun, and for other facts.
   */
  topic: string | null
  /** The calendar day of an event, "2026-11-26"; null for other facts. */
  eventDay: string | null
}

type Options = {
  /** The calendar day of the call. */
  today: string
  /** Statements that are stored already. */
  knownStatements?: readonly string[]
}

/** The caller confirms each fact right after the call, so there must be few. */
const maxFacts = 5

/** Longer quotes contain more than the fact. */
const maxQuoteLength = 200

/**
 * Lists the facts that a companion may offer to remember: people and animals by name, events to come,
 * work, home, family, projects and tastes, and the words that were learned in a lesson. Leaves out turns
 * that report a danger, sensitive subjects such as health and sexuality, what the caller asked to forget,
 * and feelings, because they do not last. The function only matches words; in doubt it misses a fact
 * rather than invent one.
 */
export function findMemorableFacts(
  turns: readonly { speaker: 'caller' | 'companion'; text: string | null }[],
  { today, knownStatements = [] }: Options,
): MemorableFact[] {
  const callerTexts = turns.flatMap(({ speaker, text }) =>
    speaker === 'caller' && text ? [cutLongWords(text)] : [],
  )
  const allowedTexts = removeForgotten(callerTexts)
  const factsByStatement = new Map<string, MemorableFact>()
  let antecedent: Mention | null = null
  for (const text of allowedTexts) {
    if (detectDanger(text) !== null) continue
    const turn = listTurnFacts(text, today, antecedent)
    antecedent = turn.antecedent
    for (const fact of turn.facts) {
      const statements = [...knownStatements, ...factsByStatement.keys()]
      if (
        knownStatements.includes(fact.statement) ||
        statements.some((known) => includesFact(known, fact.statement))
      )
        continue
      const generalFact = [...factsByStatement.values()].find(({ statement }) =>
        includesFact(fact.statement, statement),
      )
      if (generalFact) factsByStatement.delete(generalFact.statement)
      const quote = generalFact ? joinQuotes(generalFact.quote, fact.quote, text) : fact.quote
      factsByStatement.set(fact.statement, { ...fact, quote })
    }
  }
  const quotableTexts = new Set(allowedTexts.filter(isQuotableInLesson))
  const lessonTurns = turns.filter(
    ({ speaker, text }) => speaker === 'companion' || quotableTexts.has(text ?? ''),
  )
  for (const { statement, quote } of findLearnedWords(lessonTurns))
    if (!knownStatements.includes(statement))
      factsByStatement.set(statement, { statement, quote, topic: null, eventDay: null })
  return [...factsByStatement.values()].sort(compareEventsFirst).slice(0, maxFacts)
}

/**
 * Whether a statement with a name includes everything that the other statement says: "Votre chien s’appelle Rex." and
 * "Vous avez un chien."
 */
function includesFact(named: string, other: string): boolean {
  const noun = /^Votre (?:\p{L}+ )?([\p{L}-]+) s’appelle /u.exec(named)?.[1]
  return (
    noun !== undefined && new RegExp(`^Vous avez une? (?:\\p{L}+ )?${noun}\\.$`, 'u').test(other)
  )
}

/**
 * Returns a quote that contains both quotes: the second if it begins with the first; else the part of the text from the
 * first to the end of the second, if they occur in this order and the part is at most `maxQuoteLength` long; else the
 * two, joined by punctuation.
 */
function joinQuotes(first: string, second: string, text: string): string {
  if (second.startsWith(first)) return second
  const words = text.replace(/['`´]/g, '’')
  const start = words.indexOf(first)
  const end = words.indexOf(second, start + first.length) + second.length
  const isInText = start !== -1 && end > start + first.length && end - start <= maxQuoteLength
  if (isInText) return words.slice(start, end)
  const separator = /^\p{Lu}/u.test(second) ? '.' : ','
  return `${first}${separator} ${second}`
}

/**
 * Whether the caller's words may be kept with a phrase that they repeated in a lesson. Ignores the German word "ist",
 * which `isSensitive` would take for the French abbreviation of sexually transmitted infections.
 */
const isQuotableInLesson = (text: string) =>
  detectDanger(text) === null &&
  !findForbiddenContent(text) &&
  !isSensitive(text.replace(/\bist\b/gi, ''))

/** Sorts events first, because a companion can ask about them in the next call. */
const compareEventsFirst = (one: MemorableFact, other: MemorableFact) =>
  Number(other.eventDay !== null) - Number(one.eventDay !== null)

/** What a clause states. `subject`: who or what a lasting fact is about, in lower case; null for an event. */
type ClauseFact = MemorableFact & { subject: string | null; areMedicalWordsAllowed: boolean }

/** A person or animal and the clause that named it. */
type Mention = Antecedent & { quote: string }

/** Lists the facts of one turn; `antecedent` is the person or animal that the earlier turns named last. */
function listTurnFacts(
  text: string,
  today: string,
  antecedent: Mention | null,
): { facts: MemorableFact[]; antecedent: Mention | null } {
  const facts: ClauseFact[] = []
  let latestMention = antecedent
  for (const clause of splitFactClauses(text)) {
    if (findForbiddenContent(clause.quote) || clause.quote.length > maxQuoteLength) continue
    const fact = findClauseFact(clause, { today, text, antecedent: latestMention })
    const previous = facts.at(-1)
    if (fact && previous && canJoin(previous, fact))
      facts[facts.length - 1] = joinFacts(previous, fact)
    else if (fact) facts.push(fact)
    const mentioned = findAntecedent(clause.text)
    if (mentioned)
      latestMention = mentioned === 'somebody' ? null : { ...mentioned, quote: clause.quote }
  }
  return {
    facts: facts.filter(isAllowed).map(({ subject, areMedicalWordsAllowed, ...fact }) => fact),
    antecedent: latestMention,
  }
}

/** Returns the event, else the lasting fact, that a clause states; null when it states none. */
function findClauseFact(
  { quote, text }: FactClause,
  { today, text: turn, antecedent }: { today: string; text: string; antecedent: Mention | null },
): ClauseFact | null {
  const event = findEvent(text, today)
  if (event)
    return {
      ...event,
      statement: toSentence(event.statement),
      quote,
      subject: null,
      areMedicalWordsAllowed: false,
    }
  // A capital shows a name only after a comma: at the start of a sentence any word has one ("Oui, il dort").
  const isName = /^\p{Lu}\p{Ll}+$/u.test(text) && text === quote && turn.includes(`, ${text}`)
  const namedAnimal = isName && antecedent?.isAnimal ? antecedent : null
  const lastingFact = findLastingFact(
    namedAnimal ? `${namedAnimal.pronoun} s’appelle ${text}` : text,
    antecedent,
  )
  if (!lastingFact) return null
  const { subject, predicate, areMedicalWordsAllowed } = lastingFact
  return {
    statement: toSentence(`${subject} ${predicate}`),
    quote: namedAnimal ? joinQuotes(namedAnimal.quote, quote, turn) : quote,
    topic: null,
    eventDay: null,
    subject: subject.toLowerCase(),
    areMedicalWordsAllowed,
  }
}

/** The name and the age of one person or animal are one fact. */
const canJoin = (one: ClauseFact, other: ClauseFact) =>
  one.subject !== null &&
  one.subject !== 'vous' &&
  one.subject === other.subject &&
  /s’appelle/.test(one.statement) &&
  / a .* (?:ans|mois)\.$/.test(other.statement)

const joinFacts = (one: ClauseFact, other: ClauseFact): ClauseFact => ({
  ...one,
  statement: `${one.statement.slice(0, -1)} et ${other.statement.slice((one.subject ?? '').length + 1)}`,
  quote: `${one.quote} ${other.quote}`,
})

/**
 * Excludes sensitive subjects such as health and religion, but not medical professions and workplaces, which
 * do not concern the caller's health.
 */
const isAllowed = ({ statement, areMedicalWordsAllowed }: ClauseFact) =>
  !isSensitive(
    areMedicalWordsAllowed
      ? statement.replace(
          /\p{L}*(?:médec|docteur|hôpital|clinique|psych|thérap|santé)\p{L}*/giu,
          '',
        )
      : statement,
  )
