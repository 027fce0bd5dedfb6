import { normaliseText } from '../text-analysis/normalise-text'
import type { Tense } from './list-verb-forms'
import { personNoun } from './words/people-words'
import {
  addressOrQuestion,
  adverbs,
  animalNoun,
  avoirForms,
  etreForms,
  etreVerbs,
  futureWord,
  infinitiveFirst,
  nounSubject,
  planPrefix,
  pronounSubject,
  recentPastPrefix,
  subjectClasses,
  wordsOutsideSubject,
} from './words/predicate-words'

/** Who does what the verb says: the caller, the caller with others, another person, or a thing. */
export type SubjectClass = 'je' | 'on' | 'qui' | 'ça'

/**
 * When the action takes place: once in the past, in the past for some time or often, now, or in the future (also
 * when the action is only wished for). A follow-up that is written for both "passé" and "présent"
 * also fits the imperfect, because it suits a single event as well as a habit.
 */
export type Time = 'passé' | 'imparfait' | 'présent' | 'futur'

/** A possible reading of a clause: the subject, the verb with its complement, and the time. */
export type Statement = {
  /** The possible classes of the subject, most probable first: "elle" may be a person or a thing. */
  subjects: readonly SubjectClass[]
  time: Time
  isNegative: boolean
  verb: string
  /** The pronouns and "ne" before the verb. "Se" stands for every reflexive pronoun. */
  pronouns: readonly string[]
  /** The words after the verb, with a space before each. */
  complement: string
}

/** Returns the infinitives of the verbs that have this form in this tense. */
type FindVerbs = (form: string, tense: Tense) => readonly string[]

const maxSubjectWords = 5

/**
 * Finds the possible readings of a clause. Returns none when the subject or the verb is uncertain, when the subject is
 * an animal, or when the clause addresses the companion or begins like a question.
 */
export function findStatements(clause: string, findVerbs: FindVerbs): readonly Statement[] {
  const words = normaliseText(clause)
  if (addressOrQuestion.test(words)) return []
  const [, before = '', pronoun = '', predicate = ''] = pronounSubject.exec(words) ?? []
  if (pronoun) {
    const subjects = classifyPronoun(pronoun, before, predicate)
    return readPredicate(predicate, { pronoun, subjects }, findVerbs)
  }
  const wordsAfterDeterminer = nounSubject.exec(words)?.[1]?.split(' ') ?? []
  return findStatementsAboutNoun(wordsAfterDeterminer, findVerbs)
}

/** Returns the possible classes of a pronoun that is the subject, most probable first. */
function classifyPronoun(
  pronoun: string,
  before: string,
  predicate: string,
): readonly SubjectClass[] {
  // In "le vélo il est cassé", the noun before the pronoun shows that a thing is meant.
  const isThing = nounSubject.test(before) && !namesPerson(before)
  if (isThing) return ['ça']
  // In "on me rappelle", "on" is another person; otherwise it includes the caller.
  const isOtherPerson = pronoun === 'on' && /^(?:ne |n )?me? /.test(predicate)
  return (isOtherPerson ? subjectClasses.qui : subjectClasses[pronoun]) ?? ['qui']
}

const namesPerson = (words: string) => words.split(' ').some((word) => personNoun.test(word))

/**
 * Finds where the subject ends: takes one word as the subject, then two and so on, until a known verb follows. Returns
 * none when the subject is an animal.
 */
function findStatementsAboutNoun(
  words: readonly string[],
  findVerbs: FindVerbs,
): readonly Statement[] {
  for (let length = 1; length <= maxSubjectWords && length < words.length; length += 1) {
    if (wordsOutsideSubject.test(words[length - 1] ?? '')) return []
    // In "la machine à laver", "à" is a preposition and not the verb "a".
    if (words[length] === 'a' && /[ei]r$/.test(words[length + 1] ?? '')) continue
    const subject = words.slice(0, length).join(' ')
    const headNoun = subject.replace(/ (?:de|du|des|d|au|aux|a|en) .*/, '')
    const subjects: readonly SubjectClass[] = [namesPerson(headNoun) ? 'qui' : 'ça']
    const predicate = words.slice(length).join(' ')
    const statements = readPredicate(predicate, { pronoun: '', subjects }, findVerbs)
    if (statements.length > 0) return animalNoun.test(headNoun) ? [] : statements
  }
  return []
}

/** The pronoun that is the subject (empty when it is a noun), and the possible classes of the subject. */
type Subject = { pronoun: string; subjects: readonly SubjectClass[] }

/** The parts of a predicate: "ne m " + "a" + " pas" + " rappele hier". */
type Predicate = Subject & {
  /** "Ne" and pronouns, with a space after each. */
  wordsBeforeVerb: string
  verbForm: string
  /** Negations and adverbs, with a space before each. */
  adverbsAfterVerb: string
  /** The words after them, with a space before each. */
  otherWords: string
}

const objectPronouns = '(?:me|m|se|s|y|en|le|la|les|l|lui|leur|nous)'
const predicatePattern = new RegExp(`^((?:(?:ne|n|${objectPronouns}) )*)(\\S+)(.*)$`)
const infinitivePattern = new RegExp(`^ ((?:${objectPronouns} )*)(\\S+)(.*)$`)
const leadingAdverbs = new RegExp(
  `^((?: (?:pas|plus|jamais|rien|personne|${adverbs})(?= |$))*)(.*)$`,
)
const negation = /\b(?:pas|plus|jamais|rien|personne)\b/g

/** Reads the words after the subject: "ne m a pas rappele hier". */
function readPredicate(text: string, subject: Subject, findVerbs: FindVerbs): readonly Statement[] {
  const [, wordsBeforeVerb = '', verbForm = '', wordsAfterVerb = ''] =
    predicatePattern.exec(text) ?? []
  const [, adverbsAfterVerb = '', otherWords = ''] = leadingAdverbs.exec(wordsAfterVerb) ?? []
  const predicate = { ...subject, wordsBeforeVerb, verbForm, adverbsAfterVerb, otherWords }
  return (
    readCompoundPast(predicate, findVerbs) ??
    readPlannedOrRecentAction(predicate, findVerbs) ??
    readSimpleTenses(predicate, findVerbs)
  )
}

/** Reads "avoir" or "être" with a participle: "a pas rappele". Returns null when the predicate has another form. */
function readCompoundPast(predicate: Predicate, findVerbs: FindVerbs): readonly Statement[] | null {
  const { adverbsAfterVerb, otherWords, pronoun, verbForm, wordsBeforeVerb } = predicate
  const isEtre = etreForms.test(verbForm)
  if (!isEtre && !avoirForms.test(verbForm)) return null
  const [, participle = '', wordsAfterParticiple = ''] = /^ (\S+)(.*)$/.exec(otherWords) ?? []
  const isReflexive = readPronouns(wordsBeforeVerb, pronoun).includes('se')
  const verbs = findVerbs(participle, 'participle').filter(
    // "Passer" is used with "avoir" and with "être".
    (verb) => verb === 'passer' || isEtre === (isReflexive || etreVerbs.test(verb)),
  )
  // "J'ai du pain" has the article and not "dû".
  const isArticle = participle === 'du' && !infinitiveFirst.test(wordsAfterParticiple)
  if (verbs.length === 0 || isArticle) return null
  const [, laterAdverbs = '', complement = ''] = leadingAdverbs.exec(wordsAfterParticiple) ?? []
  const allAdverbs = adverbsAfterVerb + laterAdverbs
  return createStatements(predicate, 'passé', verbs, { adverbs: allAdverbs, complement })
}

/**
 * Reads an infinitive after words of a plan or of the recent past: "vais vendre ma moto", "viens de vendre ma moto".
 * Returns null when the predicate has another form.
 */
function readPlannedOrRecentAction(
  predicate: Predicate,
  findVerbs: FindVerbs,
): readonly Statement[] | null {
  const { adverbsAfterVerb, otherWords, verbForm, wordsBeforeVerb } = predicate
  const words = verbForm + otherWords
  const isPlanned = planPrefix.test(words)
  if (!isPlanned && !recentPastPrefix.test(words)) return null
  const wordsFromInfinitive = words.replace(isPlanned ? planPrefix : recentPastPrefix, ' ')
  const [, wordsBeforeInfinitive = '', infinitive = '', complement = ''] =
    infinitivePattern.exec(wordsFromInfinitive) ?? []
  const verbs = findVerbs(infinitive, 'infinitive')
  if (verbs.length === 0) return null
  return createStatements(
    { ...predicate, wordsBeforeVerb: wordsBeforeVerb + wordsBeforeInfinitive },
    isPlanned ? 'futur' : 'passé',
    verbs,
    { adverbs: adverbsAfterVerb, complement },
  )
}

function readSimpleTenses(predicate: Predicate, findVerbs: FindVerbs): readonly Statement[] {
  const { adverbsAfterVerb, otherWords, verbForm } = predicate
  const wordsAfterVerb = { adverbs: adverbsAfterVerb, complement: otherWords }
  // The present tense is about the future with a word such as "demain".
  const presentTenseTime = futureWord.test(otherWords) ? 'futur' : 'présent'
  const times = [
    ['present', presentTenseTime],
    ['past', 'imparfait'],
    ['future', 'futur'],
  ] as const
  return times.flatMap(([tense, time]) =>
    createStatements(predicate, time, findVerbs(verbForm, tense), wordsAfterVerb),
  )
}

/**
 * Returns a statement for each verb to which the verb form may belong; none when it is unclear whether it is negative.
 */
function createStatements(
  { pronoun, subjects, wordsBeforeVerb }: Predicate,
  time: Time,
  verbs: readonly string[],
  wordsAfterVerb: { adverbs: string; complement: string },
): readonly Statement[] {
  const adverbsWithoutNegation = wordsAfterVerb.adverbs.replace(negation, '')
  // Without "ne", "je mange plus" is ambiguous.
  if (/\bplus\b/.test(wordsAfterVerb.adverbs) && !/\bne?\b/.test(wordsBeforeVerb)) return []
  const isNegative = adverbsWithoutNegation !== wordsAfterVerb.adverbs || pronoun === 'personne'
  const complement =
    adverbsWithoutNegation.replace(/ +/g, ' ').trimEnd() + wordsAfterVerb.complement
  const pronouns = readPronouns(wordsBeforeVerb, pronoun)
  return verbs.map((verb) => ({ subjects, time, isNegative, verb, pronouns, complement }))
}

/**
 * Lists the words before a verb, with one form for each pronoun. Every reflexive pronoun becomes "se": "me" after "je",
 * and "nous" after "on" or "nous". Any other "nous" becomes "me", and "leur" becomes "lui".
 */
const readPronouns = (words: string, subjectPronoun: string): readonly string[] =>
  words.split(' ').map((word) => {
    if (/^se?$/.test(word)) return 'se'
    if (word === 'nous') return /^(?:on|nous)$/.test(subjectPronoun) ? 'se' : 'me'
    if (/^me?$/.test(word)) return /^je?$/.test(subjectPronoun) ? 'se' : 'me'
    return word === 'leur' ? 'lui' : word
  })
