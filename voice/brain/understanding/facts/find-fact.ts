import { normaliseText } from '../../../text-analysis/normalise-text'
import {
  agePattern,
  amount,
  categoryStems,
  namedPlacePattern,
  notNamePattern,
  ownAgePattern,
  peoplePattern,
  peopleQuestion,
  stopWords,
  valuePatterns,
} from '../../knowledge/fact-values'
import { listedValues } from '../../knowledge/listed-values'

/** What a question about the caller's earlier statements asks for. */
type FactKind =
  | 'name'
  | 'time'
  | 'duration'
  | 'age'
  | 'job'
  | 'number'
  | 'place'
  | 'listed'
  | 'words'

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
function classifyFactQuestion(normalisedText: string): readonly [FactKind, ...FactKind[]] {
  const [first, ...others] = kindPatterns
    .filter(([, pattern]) => pattern.test(normalisedText))
    .map(([kind]) => kind)
  if (first === undefined) return ['words']
  // "Depuis combien de temps" asks for no number, and "quel âge" for no duration.
  const further = others.filter((kind) => first === 'name' && kind === 'place')
  return [first, ...further]
}

/** In order of priority. */
const kindPatterns: readonly (readonly [FactKind, RegExp])[] = [
  [
    'place',
    /\b(?:etais|etait|etaient|est|sont|suis|habit\w*|travaill\w*|bosse\w*|vis|vit|pars|part|vais|va|etudie\w*) ou (?!bien|non|pas|quoi)/,
  ],
  ['name', /\b(s appel\w*|m appel\w*|nom|prenom|je m appelle)\b/],
  ['age', /\b(quel age|l age|son age|mon age)\b/],
  [
    'duration',
    /\bcombien de temps|depuis (quand|combien)|combien (d |de )(annees|ans|mois|jours|semaines)/,
  ],
  [
    'time',
    /\b(quand|quel jour|le jour|du jour|quelle heure|l heure|date|quel mois|quelle semaine|quelle annee)\b/,
  ],
  [
    'place',
    /\b(villes?|pays|quel endroit|quel quartier|quelle rue)\b|(^|c est |c etait |habite |et )ou\b|\bou(?: deja| ca| exactement)?$|\bou (il|elle|on|j|je) (est|habite|suis|vis)/,
  ],
  [
    'job',
    /^(?:\w+ ){0,5}ce que je (?:fais|faisais) (?:comme (?:metier|travail|boulot)|dans la vie)|(?:travaille|bosse) dans quoi|^(?:\w+ ){0,3}je (?:fais|faisais) quoi(?: avant| deja| comme \w+| dans la vie)*$|\b(metier|profession|boulot|fait dans la vie|fais dans la vie|fais comme (travail|metier))\b/,
  ],
  ['number', /\bcombien\b|\ble (montant|prix|chiffre)\b/],
]

/** Returns the subject of a question with its possessive: "mon chien" in "comment s'appelle mon chien ?". */
export const findSubject = (question: string): string | null =>
  /(?<!\p{L})(?:mon|ma|mes|notre|nos) ((?:petite? |vraie? |grande? |meilleure? |ancien(?:ne)? |future? )?[\p{L}-]+)/iu.exec(
    question.replace(/'/g, '’'),
  )?.[0] ?? null

/**
 * Finds the answer to a question in the caller's earlier statements. Prefers the passage that shares the most words
 * with the question, and of several the latest. Returns an empty list when no passage answers it.
 */
export function findFacts(question: string, statements: readonly string[]): readonly Fact[] {
  const kinds = classifyFactQuestion(normaliseText(question).replace(/tout a l heure/g, ' '))
  const stems = toStems(question)
  const passages = statements.flatMap(splitIntoPassages)
  const subject = findRequiredSubject(question)
  const isAboutCaller = subject === null && /\b(?:je|j|mon|ma)\b/.test(normaliseText(question))
  const ranking = passages
    .map((text, index) => ({
      text: isAboutCaller ? removeClausesAboutOthers(text, stems) : text,
      index,
      shared: countShared(stems, text) + nearbyWeight * countSharedNearby(stems, passages, index),
    }))
    .filter(
      ({ text, index }) =>
        subject === null ||
        isAboutSubject(subject, passages, index) ||
        (subject.noun === 'enfants' && /(?<!\p{L})(?:mon fils|ma fille)(?!\p{L})/iu.test(text)),
    )
    .sort((one, other) => other.shared - one.shared || other.index - one.index)
  if (peopleQuestion.test(normaliseText(question))) {
    const people = ranking.flatMap(({ text }) => peoplePattern.exec(text)?.[1] ?? [])[0]
    if (people) return [{ kind: 'number', value: people }]
  }
  const listed = findListedValue(question, ranking)
  if (listed) return [listed]
  const facts = kinds.flatMap((kind) => findFact(kind, question, ranking, passages, stems) ?? [])
  if (facts.length > 0 || kinds.includes('words') || subject !== null) return facts
  const [closest] = ranking
  const words = closest && closest.shared > 0 ? findClause(closest.text, stems) : null
  return words ? [{ kind: 'words', value: words }] : []
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
  const noun = findSubject(question)?.split(' ').at(-1)
  const normalisedNoun = normaliseText(noun ?? '')
  if (!noun || ownAttribute.test(normalisedNoun) || /\bchez m(?:es|on|a) /i.test(question))
    return null
  if (listedValues.some(([words]) => words.test(normalisedNoun))) return null
  const [, rest = ''] = question.split(noun)
  const complement = /^ (?:chez|avec|de|du|d’|au|à) ([^?.,]+)/.exec(rest)?.[1] ?? ''
  return { noun, complement: toStems(complement) }
}

/** Matches attributes that callers state without naming them: "je suis notaire" for the job. */
const ownAttribute =
  /^(?:metier|travail|boulot|job|profession|nom|prenom|age|adresse|soucis?|problemes?)$/

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

type Passage = { text: string; index: number; shared: number }

function findFact(
  kind: FactKind,
  question: string,
  ranking: readonly Passage[],
  passages: readonly string[],
  stems: readonly string[],
): Fact | null {
  if (kind === 'name') return findName(question, ranking)
  const namedPlacePassage =
    kind === 'place'
      ? ranking.find(
          ({ text, shared }) => (shared > 0 || stems.length === 0) && namedPlacePattern.test(text),
        )
      : undefined
  if (namedPlacePassage)
    return {
      kind,
      value: namedPlacePattern.exec(namedPlacePassage.text)?.[0] ?? '',
      clause: findClause(namedPlacePassage.text, stems),
    }
  const isAboutOther = kind === 'age' && !/\b(?:j ai|mon age|je)\b/.test(normaliseText(question))
  for (const { text: whole, shared, index } of ranking) {
    const text = isAboutOther ? whole.replace(ownAgePattern, ' ') : whole
    const canIgnoreWords = kind === 'duration' || kind === 'age' || kind === 'job'
    if (shared === 0 && stems.length > 0 && !canIgnoreWords) break
    const value =
      kind === 'words' || kind === 'listed'
        ? findClause(text, stems)
        : findValue(kind, text, index, passages, stems)
    if (value && !(kind === 'number' && /^une? /i.test(value)))
      return { kind, value, clause: findClauseWith(text, value) }
  }
  const amountPassage =
    kind === 'number' ? ranking.find(({ text }) => amount.test(text)) : undefined
  return amountPassage ? { kind, value: amount.exec(amountPassage.text)?.[0] ?? '' } : null
}

const maxPassageWords = 22
const passageStep = 11

/** Splits a long story into overlapping passages, because it may have no punctuation. */
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

/** Finds the value in the text, otherwise in the statement after it: "j'ai un entretien", "c'est mardi à 14 h". */
function findValue(
  kind: keyof typeof valuePatterns,
  text: string,
  index: number,
  statements: readonly string[],
  stems: readonly string[],
): string | null {
  const pattern = valuePatterns[kind]
  const isBrief = text.split(' ').length <= 10
  const following = isBrief ? (statements[index + 1]?.replace(/'/g, '’') ?? '') : ''
  const next = aboutOtherPattern.test(following) ? '' : following
  const clauses = (
    kind === 'duration' || kind === 'number' ? text.replace(agePattern, ' ') : text
  ).split(/[.!?;,…\n]+/)
  const [fitting = text] = clauses.sort(
    (one, other) => countShared(stems, other) - countShared(stems, one),
  )
  const whole = clauses.join(', ')
  return pattern.exec(fitting)?.[0] ?? pattern.exec(whole)?.[0] ?? pattern.exec(next)?.[0] ?? null
}

/** Weight of words that the question shares with the previous or next passage, whichever shares more. */
const nearbyWeight = 0.4

const countSharedNearby = (stems: readonly string[], passages: readonly string[], index: number) =>
  Math.max(
    countShared(stems, passages[index - 1] ?? ''),
    countShared(stems, passages[index + 1] ?? ''),
  )

function findListedValue(question: string, ranking: readonly Passage[]): Fact | null {
  const normalisedQuestion = normaliseText(question)
  if (!/\b(quel\w*|quoi|laquelle|lequel)\b/.test(normalisedQuestion)) return null
  const [, pattern] = listedValues.find(([words]) => words.test(normalisedQuestion)) ?? []
  if (!pattern) return null
  const passage =
    ranking.find(({ text, shared }) => shared > 0 && pattern.test(text)) ??
    ranking.find(({ text }) => pattern.test(text))
  const value = passage && pattern.exec(passage.text)?.[0]
  return value ? { kind: 'listed', value, clause: findClauseWith(passage.text, value) } : null
}

const maxClauseWords = 10

/** Returns the clause that contains the value; null when it is too long to quote. */
function findClauseWith(text: string, value: string): string | null {
  const clause = text
    .split(/[.!?;,…\n]+| (?:et|mais|car|alors) (?=je |j’|il |elle |on |mon |ma )/)
    .map((part) => part.trim())
    .find((part) => part.includes(value))
  const count = clause?.split(' ').length ?? 0
  return clause && count > 2 && count <= maxClauseWords ? clause : null
}

const findClause = (text: string, stems: readonly string[]): string | null => {
  const clauses = text
    .split(/[.!?;,…\n]+| (?:et|mais|car|alors) (?=je |j’|il |elle |on |mon |ma )/)
    .map((clause) => clause.trim())
  const [fitting] = [...clauses].sort(
    (one, other) => countShared(stems, other) - countShared(stems, one),
  )
  return fitting && fitting.split(' ').length <= 16 ? fitting : null
}

/** Finds several names: "j'ai deux enfants, Tom et Lila"; for "mes enfants", otherwise those of a son and a daughter. */
function findNames(question: string, ranking: readonly Passage[]): Fact | null {
  const names = ranking
    .map(
      ({ text }) => /\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)*,? et \p{Lu}[\p{L}-]+/u.exec(text)?.[0],
    )
    .find((one) => one !== undefined)
  if (names) return { kind: 'name', value: names }
  const statements = ranking.map(({ text }) => text)
  const children = /mes enfants/i.test(question)
    ? ['mon fils', 'ma fille'].flatMap(
        (child) => findFacts(`comment s’appelle ${child}`, statements)[0]?.value ?? [],
      )
    : []
  return children.length > 1 ? { kind: 'name', value: children.join(' et ') } : null
}

/** Finds a name. The most reliable patterns come first: "mon chien s'appelle Rex", "mon chien Rex", "Rex, mon chien". */
function findName(question: string, ranking: readonly Passage[]): Fact | null {
  const noun = findSubject(question)?.split(' ').at(-1)
  const word = '((?:[Mm]onsieur |[Mm]adame |M(?:me|lle|\\.) )?[\\p{L}][\\p{L}’-]+)'
  const properName = '((?:M(?:me|lle|\\.) |[Mm]onsieur |[Mm]adame )?\\p{Lu}[\\p{L}-]+)'
  const list = /s$/.test(noun ?? '') ? findNames(question, ranking) : null
  if (list) return list
  const patterns = [
    ...(/m[’' ]appel/i.test(question) ? [new RegExp(`m’appel(?:le|ait) ${word}`, 'iu')] : []),
    ...(noun
      ? [
          new RegExp(
            `(?<![\\p{L}-])${noun}\\b(?:(?! (?:mon|ma|mes) ).){0,25}? (?:s’appel(?:le|ait)|se nomm(?:e|ait)|nommée?|appelée?|c’est|c’était) ${word}`,
            'iu',
          ),
          new RegExp(
            `(?<![\\p{L}-])(?:${noun}|${noun.charAt(0).toUpperCase()}${noun.slice(1)}),? (?:c’est )?${properName}`,
            'u',
          ),
          new RegExp(
            `${properName},? (?:c’est |c’était )?(?:mon|ma|notre|le|la) (?:\\p{L}+ )?${noun}`,
            'u',
          ),
        ]
      : []),
    ...(/^(?:amie?|copine|copain|collègue|voisine?)$/i.test(noun ?? '')
      ? [
          new RegExp(
            `${noun?.replace(/e?$/, '')}e?s(?!\\p{L}).*?(?<!(?:à|de|en|au|chez) )${properName}`,
            'u',
          ),
        ]
      : []),
    new RegExp(`(?:il|elle|qui) s’appel(?:le|ait) ${word}`, 'iu'),
    new RegExp(`(?<=dit|prénom|nom|non|ah|,) c’est ${properName}[.!]?$`, 'u'),
  ]
  for (const pattern of patterns)
    for (const { text } of ranking) {
      const name = pattern.exec(text)?.[1]
      if (name && !notNamePattern.test(name))
        return { kind: 'name', value: name.charAt(0).toUpperCase() + name.slice(1) }
    }
  // "Je vis à Lyon avec mon fils" does not name the son.
  const [name] = noun
    ? []
    : ranking.flatMap(({ text }) => /\p{Ll}[’ ,]+(\p{Lu}\p{Ll}{2,})/u.exec(text)?.[1] ?? [])
  return name ? { kind: 'name', value: name } : null
}
