import { normaliseText } from '../../../text-analysis/normalise-text'
import {
  agePattern,
  amount,
  categoryStems,
  namedPlacePattern,
  notNamePattern,
  ownAttribute,
  questionPatterns,
  stopWords,
  type ValueKind,
  valuePatterns,
} from '../../knowledge/fact-values'
import { listedValues } from '../../knowledge/listed-values'
import { capitaliseFirst } from '../../templates/template'

/** What a question about the caller's earlier statements asks for. */
type FactKind = ValueKind | 'name' | 'listed' | 'words'

/** A value that the caller said, and the clause that contains it, if known. */
export type Fact = { kind: FactKind; value: string; clause?: string | null }

const toStems = (text: string) =>
  normaliseText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => word.replace(/(?:es|s|x|ne)$/, '').slice(0, 6))

/** Returns the first day or hour that the text names: "jeudi à 14 h". */
export const findTime = (text: string): string | null =>
  valuePatterns.time.exec(text.replace(/'/g, '’'))?.[0] ?? null

/** Returns the kinds of facts that the question asks for: two for "son prénom, et où il est né". */
function classifyFactQuestion(normalisedText: string): readonly ('name' | ValueKind)[] {
  const kinds = questionPatterns
    .filter(([, pattern]) => pattern.test(normalisedText))
    .map(([kind]) => kind)
  // "Depuis combien de temps" asks for no number, and "quel âge" for no duration.
  return kinds[0] === 'name' && kinds.includes('place') ? ['name', 'place'] : kinds.slice(0, 1)
}

/**
 * Returns the first noun that a question names as the caller's own, with its possessive: "mon chien" in
 * "comment s'appelle mon chien ?".
 */
export const findPossessivePhrase = (question: string): string | null =>
  /(?<!\p{L})(?:mon|ma|mes|notre|nos) ((?:petite? |vraie? |grande? |meilleure? |ancien(?:ne)? |future? )?[\p{L}-]+)/iu.exec(
    question.replace(/'/g, '’'),
  )?.[0] ?? null

/**
 * Finds the answer to a question in the caller's earlier statements. Prefers the passage that shares the most words
 * with the question, and of several the latest. Returns an empty list when no passage answers it.
 */
export function findFacts(question: string, statements: readonly string[]): readonly Fact[] {
  const normalisedQuestion = normaliseText(question)
  const stems = toStems(question)
  const subject = findRequiredSubject(question)
  const isAboutCaller = subject === null && /\b(?:je|j|mon|ma)\b/.test(normalisedQuestion)
  const passages = statements.flatMap(splitIntoPassages)
  const ranking = passages
    .map((text, index) => ({
      text: isAboutCaller ? removeClausesAboutOthers(text, stems) : text,
      next: passages[index + 1] ?? '',
      index,
      shared:
        countShared(stems, text) +
        neighbourShare *
          Math.max(
            countShared(stems, passages[index - 1] ?? ''),
            countShared(stems, passages[index + 1] ?? ''),
          ),
    }))
    .filter(({ index }) => subject === null || isAboutSubject(subject, passages, index))
    .sort((one, other) => other.shared - one.shared || other.index - one.index)
  const listed = findListedValue(normalisedQuestion, ranking)
  if (listed) return [listed]
  const kinds = classifyFactQuestion(normalisedQuestion.replace(/tout a l heure/g, ' '))
  const [closest] = ranking
  if (kinds.length === 0 && closest && (closest.shared > 0 || stems.length === 0)) {
    const value = findClause(closest.text, stems)
    return value ? [{ kind: 'words', value }] : []
  }
  return kinds.flatMap((kind) =>
    kind === 'name' ? (findName(question, ranking) ?? []) : (findValue(kind, ranking, stems) ?? []),
  )
}

/** Returns the caller's latest clause that contains all words of the question: "je bois mon café comment ?". */
export function findStatedClause(question: string, statements: readonly string[]): string | null {
  const stems = toStems(question).filter((stem) => !categoryStems.has(stem))
  const subject = findRequiredSubject(question)
  const clauses = statements
    .filter((text) => !text.includes('?'))
    .flatMap((text) => text.replace(/'/g, '’').split(clauseEnd))
    .map((clause) => clause.trim())
  const statedClause = clauses.findLast(
    (clause) =>
      stems.length > 0 &&
      (subject === null || namesSubject(subject, clause)) &&
      countShared(stems, clause) === stems.length &&
      /(?<!\p{L})(?:je|j’|on|mon|ma|mes|notre|nos|m’|me)(?!\p{L})/iu.test(clause),
  )
  return statedClause && statedClause.split(' ').length <= maxStatedWords ? statedClause : null
}

const clauseEnd = /[.!;…\n]+| (?:mais|car|alors) (?=je |j’|il |elle |on |mon |ma )/
const maxStatedWords = 18

/** What a question is about, and the complement that identifies it: "rendez-vous", "chez le dentiste". */
type Subject = { noun: string; complement: readonly string[] }

/** Returns the subject that an answer must be about; null when the question is about the caller. */
function findRequiredSubject(question: string): Subject | null {
  const noun = findPossessivePhrase(question)?.split(' ').at(-1)
  const normalisedNoun = normaliseText(noun ?? '')
  if (!noun || ownAttribute.test(normalisedNoun) || /\bchez m(?:es|on|a) /i.test(question))
    return null
  if (listedValues.some(([words]) => words.test(normalisedNoun))) return null
  const [, rest = ''] = question.split(noun)
  const complement = /^ (?:chez|avec|de|du|d’|au|à) ([^?.,]+)/.exec(rest)?.[1] ?? ''
  return { noun, complement: toStems(complement) }
}

/**
 * Whether the passage is about the subject: it names the subject, or says "il", "elle" or "ce" soon after a passage that
 * does, and no passage in between names somebody else.
 */
function isAboutSubject(subject: Subject, passages: readonly string[], index: number): boolean {
  const namingIndex = passages.findLastIndex(
    (text, position) => position <= index && namesSubject(subject, text),
  )
  const since = passages.slice(namingIndex + 1, index + 1)
  if (namingIndex === -1 || since.length > 8) return false
  const isNamedOrMeant =
    since.length === 0 ||
    (/(?<!\p{L})(?:ils?|elles?|c’|ce|ça|y)(?!\p{L})/iu.test(passages[index] ?? '') &&
      !since.some((text) => aboutOtherPattern.test(text)))
  const near = passages.slice(Math.max(0, namingIndex - 1), index + 2).join(' ')
  return (
    isNamedOrMeant && (subject.complement.length === 0 || countShared(subject.complement, near) > 0)
  )
}

const aboutOtherPattern =
  /^(?:(?:et|mais|sinon|alors|bon|puis) )*(?:mon|ma|mes|notre|nos|j’ai une?) \p{L}/iu

/** Whether the text names the subject. "On m'opère" names "mon opération", but "cousin" does not name "cousine". */
const namesSubject = ({ noun }: Subject, text: string) =>
  new RegExp(`(?<![\\p{L}-])${noun.replace(/s$/i, '')}(?:e?s)?(?![\\p{L}-])`, 'iu').test(text) ||
  (!/^(?:cousin|voisin|patron|filleul|fille)/i.test(noun) &&
    countShared(toStems(noun), text.replace(/\p{L}+-\p{L}+/gu, ' ')) > 0)

/** Removes clauses about others, which do not answer a question about the caller: "ma fille vit à Toulouse". */
const removeClausesAboutOthers = (text: string, stems: readonly string[]) =>
  text
    .split(/(?<=[.!?;,…])\s+| (?:et|mais) (?=je |j’|il |elle |mon |ma )/)
    .filter((clause) => {
      const noun = /^(?:mon|ma|mes) ([\p{L}-]+)/iu.exec(clause)?.[1] ?? ''
      const isOwn = ownAttribute.test(normaliseText(noun)) || countShared(stems, noun) > 0
      return isOwn || !/^(?:(?:et|mais) )?(?:mon|ma|mes|ils?|elles?) /i.test(clause)
    })
    .join(' ')

/** What the caller said, with the next passage and the number of words shared with the question. */
type Passage = { text: string; next: string; shared: number }

/** Weight of words that the question shares with the previous or next passage, whichever shares more. */
const neighbourShare = 0.4

/** Kinds of values that are recognised even in a passage that shares no word with the question. */
const unmistakableKinds: ReadonlySet<FactKind> = new Set(['age', 'duration', 'job'])

function findValue(
  kind: ValueKind,
  ranking: readonly Passage[],
  stems: readonly string[],
): Fact | null {
  const related = ranking.filter(({ shared }) => shared > 0 || stems.length === 0)
  const read = (passage: Passage) => readValue(kind, passage, stems)
  const passage =
    (kind === 'place' ? related.find(({ text }) => namedPlacePattern.test(text)) : undefined) ??
    (unmistakableKinds.has(kind) ? ranking : related).find(read) ??
    (kind === 'number' ? ranking.find(({ text }) => amount.test(text)) : undefined)
  if (!passage) return null
  const named = kind === 'place' ? namedPlacePattern.exec(passage.text)?.[0] : undefined
  const value = named ?? read(passage) ?? amount.exec(passage.text)?.[0] ?? ''
  return { kind, value, clause: findClauseWith(passage.text, value) }
}

const maxPassageWords = 22
const passageStep = 11

/** Splits a long statement into overlapping passages, because it may have no punctuation. */
function splitIntoPassages(statement: string): readonly string[] {
  return statement
    .replace(/'/g, '’')
    .split(/(?<=[.!?…])\s+/)
    .flatMap((sentence) => {
      const words = sentence.split(/\s+/)
      if (words.length <= maxPassageWords) return [sentence]
      const count = Math.ceil((words.length - passageStep) / passageStep)
      return Array.from({ length: count }, (_, part) =>
        words.slice(part * passageStep, part * passageStep + maxPassageWords).join(' '),
      )
    })
}

/** Whether two words share a stem, as in "elle se marie" and "un mariage". */
const isRelated = (one: string, other: string) =>
  one.length >= 5 && other.length >= 5 && one.slice(0, 4) === other.slice(0, 4)

const countShared = (stems: readonly string[], text: string) => {
  const textStems = new Set(toStems(text))
  return stems.filter(
    (stem) => textStems.has(stem) || [...textStems].some((word) => isRelated(word, stem)),
  ).length
}

/** Reads the value in the passage, else in the next one: "j'ai un entretien", "c'est mardi à 14 h". */
function readValue(
  kind: ValueKind,
  { text, next }: Passage,
  stems: readonly string[],
): string | null {
  const pattern = valuePatterns[kind]
  const isBrief = text.split(' ').length <= 10
  const continuation = isBrief && !aboutOtherPattern.test(next) ? next : ''
  const hasOtherNumbers = kind === 'duration' || kind === 'number'
  const clauses = splitIntoClauses(hasOtherNumbers ? text.replace(agePattern, ' ') : text)
  return (
    [...sortByShared(clauses, stems), continuation]
      .map((part) => pattern.exec(part)?.[0])
      .find((value) => value !== undefined && !(kind === 'number' && /^une? /i.test(value))) ?? null
  )
}

function findListedValue(question: string, ranking: readonly Passage[]): Fact | null {
  if (!/\b(quel\w*|quoi|laquelle|lequel)\b/.test(question)) return null
  const pattern = listedValues.find(([words]) => words.test(question))?.[1]
  const passage = ranking.find(({ text }) => pattern?.test(text))
  const value = passage && pattern?.exec(passage.text)?.[0]
  return value ? { kind: 'listed', value, clause: findClauseWith(passage.text, value) } : null
}

const maxClauseWords = 10
const maxQuotedWords = 16

const splitIntoClauses = (text: string) =>
  text
    .split(/[.!?;,…\n]+| (?:et|mais|car|alors) (?=je |j’|il |elle |on |mon |ma )/)
    .map((clause) => clause.trim())

/** Puts the clauses that share the most words with the question first. */
const sortByShared = (clauses: readonly string[], stems: readonly string[]) =>
  [...clauses].sort((one, other) => countShared(stems, other) - countShared(stems, one))

/** Returns the clause that contains the value; null when it is too short or too long to quote. */
function findClauseWith(text: string, value: string): string | null {
  const clause = splitIntoClauses(text).find((part) => part.includes(value))
  const count = clause?.split(' ').length ?? 0
  return clause && count > 2 && count <= maxClauseWords ? clause : null
}

/** Returns the clause that is closest to the question; null when it is too long to quote. */
function findClause(text: string, stems: readonly string[]): string | null {
  const [clause = ''] = sortByShared(splitIntoClauses(text), stems)
  return clause !== '' && clause.split(' ').length <= maxQuotedWords ? clause : null
}

const word = '((?:[Mm]onsieur |[Mm]adame |M(?:me|lle|\\.) )?[\\p{L}][\\p{L}’-]+)'
const properName = '((?:M(?:me|lle|\\.) |[Mm]onsieur |[Mm]adame )?\\p{Lu}[\\p{L}-]+)'
const severalNames = /(\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)*,? et \p{Lu}[\p{L}-]+)/u

/** Patterns of a name that follow or precede the noun: "mon chien s'appelle Rex", "mon chien Rex", "Rex, mon chien". */
const listNamePatterns = (noun: string): readonly RegExp[] => [
  new RegExp(
    `(?<![\\p{L}-])${noun}\\b(?:(?! (?:mon|ma|mes) ).){0,25}? (?:s’appel(?:le|ait)|se nomm(?:e|ait)|nommée?|appelée?|c’est|c’était) ${word}`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}-])${noun},? (?:c’est )?${properName}`, 'u'),
  new RegExp(
    `${properName},? (?:c’est |c’était )?(?:mon|ma|notre|le|la) (?:\\p{L}+ )?${noun}`,
    'u',
  ),
]

/** Finds a name, or several names for a noun in the plural. The most reliable patterns come first. */
function findName(question: string, ranking: readonly Passage[]): Fact | null {
  const noun = findPossessivePhrase(question)?.split(' ').at(-1)
  const patterns = [
    ...(noun?.endsWith('s') ? [severalNames] : []),
    ...(/m[’' ]appel/i.test(question) ? [new RegExp(`m’appel(?:le|ait) ${word}`, 'iu')] : []),
    ...(noun ? listNamePatterns(noun) : []),
    new RegExp(`(?:il|elle|qui) s’appel(?:le|ait) ${word}`, 'iu'),
    new RegExp(`(?<=dit|prénom|nom|non|ah|,) c’est ${properName}[.!]?$`, 'u'),
  ]
  for (const pattern of patterns)
    for (const { text } of ranking) {
      const name = pattern.exec(text)?.[1]
      if (name && !notNamePattern.test(name)) return { kind: 'name', value: capitaliseFirst(name) }
    }
  return null
}
