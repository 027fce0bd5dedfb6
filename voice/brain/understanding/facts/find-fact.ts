import { listWindows } from '../../../french/list-windows'
import { aboutOtherPattern } from '../../../french/words/people-words'
import { capitaliseFirst } from '../../../text-analysis/letter-case'
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
} from '../../knowledge/facts-about-caller/fact-values'
import { listedValues } from '../../knowledge/facts-about-caller/listed-values'

/** What a question about the caller's earlier statements asks for. */
type FactKind =
  | ValueKind
  | 'name'
  /** One of `listedValues`. */
  | 'listed'
  /** The caller's words, when the question asks for no recognised kind of value. */
  | 'words'

/** A value that the caller said, and the clause that contains it, if known. */
export type Fact = { kind: FactKind; value: string; clause?: string | null }

/** Returns the first six letters of each content word, without the endings of the plural and the feminine. */
const toStems = (text: string) =>
  normaliseText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => word.replace(/(?:es|s|x|ne)$/, '').slice(0, 6))

/** Returns the first day or hour that the text names: "jeudi à 14 h". */
export const findTime = (text: string): string | null =>
  valuePatterns.time.exec(text.replace(/'/g, '’'))?.[0] ?? null

/**
 * Returns the first noun that a question names as the caller's own, with its possessive: "mon chien" in
 * "comment s'appelle mon chien ?".
 */
export const findPossessivePhrase = (question: string): string | null =>
  /(?<!\p{L})(?:mon|ma|mes|notre|nos) ((?:petite? |vraie? |grande? |meilleure? |ancien(?:ne)? |future? )?[\p{L}-]+)/iu.exec(
    question.replace(/'/g, '’'),
  )?.[0] ?? null

/**
 * Finds the answer to a question in the caller's earlier statements. Prefers the excerpt that shares the most words
 * with the question and, among equals, the latest. Returns two facts only for a question about a name and a place, and
 * an empty list when no excerpt answers the question.
 */
export function findFacts(question: string, statements: readonly string[]): readonly Fact[] {
  const normalisedQuestion = normaliseText(question)
  const stems = toStems(question)
  const ranking = rankExcerpts(question, stems, statements)
  const listedValue = findListedValue(normalisedQuestion, ranking)
  if (listedValue) return [listedValue]
  // The hour in "tout à l'heure" does not make a question ask for a time.
  const questionWithoutHour = normalisedQuestion.replace(/tout a l heure/g, ' ')
  const [kind, ...otherKinds] = questionPatterns
    .filter(([, pattern]) => pattern.test(questionWithoutHour))
    .map(([askedKind]) => askedKind)
  if (kind === undefined) return findWords(ranking, stems)
  if (kind !== 'name') return findValue(kind, ranking, stems)
  // "Son prénom, et où il est né" asks for two facts.
  const place = otherKinds.includes('place') ? findValue('place', ranking, stems) : []
  return [...findName(question, ranking), ...place]
}

/** Returns the excerpts about the subject of the question, sorted by how many words they share with the question. */
function rankExcerpts(
  question: string,
  stems: readonly string[],
  statements: readonly string[],
): readonly Excerpt[] {
  const subject = findRequiredSubject(question)
  const isAboutCaller = subject === null && /\b(?:je|j|mon|ma)\b/.test(normaliseText(question))
  const excerpts = statements.flatMap(splitIntoExcerpts)
  const sharedCounts = excerpts.map((text) => countShared(stems, text))
  const getSharedCount = (index: number) => sharedCounts[index] ?? 0
  return excerpts
    .map((text, index) => ({
      text: isAboutCaller ? removeClausesAboutOthers(text, stems) : text,
      index,
      relevance:
        getSharedCount(index) +
        neighbourWeight * Math.max(getSharedCount(index - 1), getSharedCount(index + 1)),
    }))
    .filter(({ index }) => subject === null || isAboutSubject(subject, excerpts, index))
    .sort((one, other) => other.relevance - one.relevance || other.index - one.index)
}

/**
 * Returns the latest clause about the caller that has all content words of the question: "je bois mon café noir" for
 * "je bois mon café comment ?". Returns null when there is none, or when it is too long to quote.
 */
export function findStatedClause(question: string, statements: readonly string[]): string | null {
  const stems = toStems(question).filter((stem) => !categoryStems.has(stem))
  const subject = findRequiredSubject(question)
  const clause = statements
    .filter((text) => !text.includes('?'))
    .flatMap((text) => splitIntoClauses(text.replace(/'/g, '’')))
    .findLast(
      (one) =>
        stems.length > 0 &&
        (subject === null || namesSubject(subject, one)) &&
        countShared(stems, one) === stems.length &&
        /(?<!\p{L})(?:je|j’|on|mon|ma|mes|notre|nos|m’|me)(?!\p{L})/iu.test(one),
    )
  return clause && isQuotable(clause) ? clause : null
}

/** What a question is about, and the stems of the complement that identifies it: "rendez-vous", "chez le dentiste". */
type Subject = { noun: string; complement: readonly string[] }

/** Returns the noun that an answer must be about; null when there is none, as in a question about the caller. */
function findRequiredSubject(question: string): Subject | null {
  const noun = findPossessivePhrase(question)?.split(' ').at(-1)
  if (!noun) return null
  const normalisedNoun = normaliseText(noun)
  // An answer about "mon ex" need not contain "ex": the caller may have said "mon copain" or a name instead.
  const isEx = normalisedNoun === 'ex'
  const isAboutCaller = ownAttribute.test(normalisedNoun) || /\bchez m(?:es|on|a) /i.test(question)
  const isListed = listedValues.some(([words]) => words.test(normalisedNoun))
  if (isEx || isAboutCaller || isListed) return null
  const [, wordsAfterNoun = ''] = question.split(noun)
  const complement = /^ (?:chez|avec|de|du|d’|au|à) ([^?.,]+)/.exec(wordsAfterNoun)?.[1] ?? ''
  return { noun, complement: toStems(complement) }
}

/** A pronoun is taken to mean the subject at most this many excerpts after the subject was named. */
const maxExcerptsAfterName = 8

/**
 * Whether the excerpt is about the subject: it names the subject, or says "il", "elle" or "ce" soon after an excerpt that
 * does, and no excerpt in between names somebody else. The complement of the subject must be near too.
 */
function isAboutSubject(subject: Subject, excerpts: readonly string[], index: number): boolean {
  const namingIndex = excerpts.findLastIndex(
    (text, position) => position <= index && namesSubject(subject, text),
  )
  const laterExcerpts = excerpts.slice(namingIndex + 1, index + 1)
  if (namingIndex === -1 || laterExcerpts.length > maxExcerptsAfterName) return false
  const isNamed = laterExcerpts.length === 0
  const isMeantByPronoun =
    /(?<!\p{L})(?:ils?|elles?|c’|ce|ça|y)(?!\p{L})/iu.test(excerpts[index] ?? '') &&
    !laterExcerpts.some((text) => aboutOtherPattern.test(text))
  if (!isNamed && !isMeantByPronoun) return false
  const context = excerpts.slice(Math.max(0, namingIndex - 1), index + 2).join(' ')
  return subject.complement.length === 0 || countShared(subject.complement, context) > 0
}

/** Whether the text names the subject. "On m'opère" names "mon opération", but "cousin" does not name "cousine". */
function namesSubject({ noun }: Subject, text: string): boolean {
  const singular = noun.replace(/s$/i, '')
  if (new RegExp(`(?<![\\p{L}-])${singular}(?:e?s)?(?![\\p{L}-])`, 'iu').test(text)) return true
  const sharesStemWithOthers = /^(?:cousin|voisin|patron|filleul|fille)/i.test(noun)
  if (sharesStemWithOthers) return false
  const textWithoutCompounds = text.replace(/\p{L}+-\p{L}+/gu, ' ')
  return countShared(toStems(noun), textWithoutCompounds) > 0
}

/**
 * Removes clauses about others, which do not answer a question about the caller: "ma fille vit à Toulouse". Keeps a
 * clause about somebody whom the question names.
 */
const removeClausesAboutOthers = (text: string, stems: readonly string[]) =>
  text
    .split(/(?<=[.!?;,…])\s+| (?:et|mais) (?=je |j’|il |elle |mon |ma )/)
    .filter((clause) => {
      const noun = /^(?:mon|ma|mes) ([\p{L}-]+)/iu.exec(clause)?.[1] ?? ''
      const isAboutAttribute = ownAttribute.test(normaliseText(noun))
      const isNamedInQuestion = countShared(stems, noun) > 0
      const isAboutOthers = /^(?:(?:et|mais) )?(?:mon|ma|mes|ils?|elles?) /i.test(clause)
      return !isAboutOthers || isAboutAttribute || isNamedInQuestion
    })
    .join(' ')

/**
 * An excerpt of a statement. `relevance` is the number of words that the question shares with it, plus
 * `neighbourWeight` for each word that it shares with the previous or the next excerpt, whichever shares more.
 */
type Excerpt = { text: string; relevance: number }

/** Weight of a word that the question shares with a neighbouring excerpt. */
const neighbourWeight = 0.4

/** Kinds of values that are recognised even in an excerpt that shares no word with the question. */
const unmistakableKinds: ReadonlySet<FactKind> = new Set(['age', 'duration', 'job'])

/** Reads a value from the first excerpt that contains one; null when none does. */
function readFirst(
  kind: FactKind,
  excerpts: readonly Excerpt[],
  read: (text: string) => string | undefined,
): Fact | null {
  const text = excerpts.find((excerpt) => read(excerpt.text))?.text ?? ''
  const value = read(text)
  return value ? { kind, value, clause: findClauseWith(text, value) } : null
}

/** Returns one value of the given kind, or none. Prefers a named place, and any other number to an amount of money. */
function findValue(
  kind: ValueKind,
  ranking: readonly Excerpt[],
  stems: readonly string[],
): readonly Fact[] {
  const relevantExcerpts = ranking.filter(({ relevance }) => relevance > 0 || stems.length === 0)
  const namedPlace =
    kind === 'place'
      ? readFirst(kind, relevantExcerpts, (text) => namedPlacePattern.exec(text)?.[0])
      : null
  const excerpts = unmistakableKinds.has(kind) ? ranking : relevantExcerpts
  const fact =
    namedPlace ??
    readFirst(kind, excerpts, (text) => readValue(kind, text, stems)) ??
    (kind === 'number' ? readFirst(kind, ranking, (text) => amount.exec(text)?.[0]) : null)
  return fact ? [fact] : []
}

/** A longer sentence is split into overlapping windows of this many words, because it may lack punctuation. */
const maxExcerptWords = 22

/** Splits a statement into sentences, and long sentences further. */
const splitIntoExcerpts = (statement: string) =>
  statement
    .replace(/'/g, '’')
    .split(/(?<=[.!?…])\s+/)
    .flatMap((sentence) => listWindows(sentence, maxExcerptWords))

/** Whether two stems of at least five letters begin with the same four, as in "elle se marie" and "un mariage". */
const isRelated = (one: string, other: string) =>
  one.length >= 5 && other.length >= 5 && one.slice(0, 4) === other.slice(0, 4)

/** Counts the stems that occur in the text, also in a related word. */
const countShared = (stems: readonly string[], text: string) => {
  const textStems = new Set(toStems(text))
  return stems.filter(
    (stem) => textStems.has(stem) || [...textStems].some((word) => isRelated(word, stem)),
  ).length
}

/** Reads the value from the clause that shares the most words with the question; skips clauses without a value. */
function readValue(kind: ValueKind, text: string, stems: readonly string[]): string | undefined {
  const mayMatchAge = kind === 'duration' || kind === 'number'
  const clauses = splitIntoClauses(mayMatchAge ? text.replace(agePattern, ' ') : text)
  const isOnlyArticle = (value: string) => kind === 'number' && /^une? /i.test(value)
  return sortByShared(clauses, stems)
    .map((clause) => valuePatterns[kind].exec(clause)?.[0])
    .find((value) => value !== undefined && !isOnlyArticle(value))
}

/** Returns the value that a question such as "de quelle couleur" asks for, if `listedValues` has a pattern for it. */
function findListedValue(question: string, ranking: readonly Excerpt[]): Fact | null {
  if (!/\b(quel\w*|quoi|laquelle|lequel)\b/.test(question)) return null
  const pattern = listedValues.find(([words]) => words.test(question))?.[1]
  return pattern ? readFirst('listed', ranking, (text) => pattern.exec(text)?.[0]) : null
}

/** A longer clause is not quoted. */
const maxQuotedWords = 18

const isQuotable = (clause: string) => clause.split(' ').length <= maxQuotedWords

const splitIntoClauses = (text: string) =>
  text
    .split(/[.!?;,…\n]+| (?:et|mais|car|alors) (?=je |j’|il |elle |on |mon |ma )/)
    .map((clause) => clause.trim())

/** Sorts the clauses by the number of words that they share with the question, the highest number first. */
const sortByShared = (clauses: readonly string[], stems: readonly string[]) =>
  [...clauses].sort((one, other) => countShared(stems, other) - countShared(stems, one))

/** Returns the clause that contains the value; null when it is too short or too long to quote. */
const findClauseWith = (text: string, value: string): string | null =>
  splitIntoClauses(text).find(
    (clause) => clause.includes(value) && clause.split(' ').length > 2 && isQuotable(clause),
  ) ?? null

/** Returns the clause that is closest to the question, unless it is unrelated or too long to quote. */
function findWords([closest]: readonly Excerpt[], stems: readonly string[]): readonly Fact[] {
  if (!closest || (closest.relevance === 0 && stems.length > 0)) return []
  const [clause] = sortByShared(splitIntoClauses(closest.text), stems)
  return clause && isQuotable(clause) ? [{ kind: 'words', value: clause }] : []
}

const nameWord = '((?:[Mm]onsieur |[Mm]adame |M(?:me|lle|\\.) )?[\\p{L}][\\p{L}’-]+)'
const properName = '((?:M(?:me|lle|\\.) |[Mm]onsieur |[Mm]adame )?\\p{Lu}[\\p{L}-]+)'
const severalNames = /(\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)*,? et \p{Lu}[\p{L}-]+)/u

/** Patterns of a name that follows or precedes the noun: "mon chien s'appelle Rex", "mon chien Rex", "Rex, mon chien". */
const listNamePatterns = (noun: string): readonly RegExp[] => [
  new RegExp(
    `(?<![\\p{L}-])${noun}\\b(?:(?! (?:mon|ma|mes) ).){0,25}? (?:s’appel(?:le|ait)|se nomm(?:e|ait)|nommée?|appelée?|c’est|c’était) ${nameWord}`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}-])${noun},? (?:c’est )?${properName}`, 'u'),
  new RegExp(
    `${properName},? (?:c’est |c’était )?(?:mon|ma|notre|le|la) (?:\\p{L}+ )?${noun}`,
    'u',
  ),
]

/** Finds a name, or several names as one value for a noun in the plural. The most reliable patterns come first. */
function findName(question: string, ranking: readonly Excerpt[]): readonly Fact[] {
  const noun = findPossessivePhrase(question)?.split(' ').at(-1)
  const asksCallersName = /m[’' ]appel/i.test(question)
  const patterns = [
    ...(noun?.endsWith('s') ? [severalNames] : []),
    ...(asksCallersName ? [new RegExp(`m’appel(?:le|ait) ${nameWord}`, 'iu')] : []),
    ...(noun ? listNamePatterns(noun) : []),
    new RegExp(`(?:il|elle|qui) s’appel(?:le|ait) ${nameWord}`, 'iu'),
    new RegExp(`(?<=dit|prénom|nom|non|ah|,) c’est ${properName}[.!]?$`, 'u'),
  ]
  const name = patterns
    .flatMap((pattern) => ranking.map(({ text }) => pattern.exec(text)?.[1]))
    .find((one) => one && !notNamePattern.test(one))
  return name ? [{ kind: 'name', value: capitaliseFirst(name) }] : []
}
