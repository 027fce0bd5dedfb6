import { normaliseText } from '../../text-analysis/normalise-text'
import { personNoun } from '../knowledge/people-words'
import {
  adverbs,
  animalNoun,
  avoirForms,
  etreForms,
  etreVerbs,
  futureWord,
  infinitiveFirst,
  nounSubject,
  plannedVerb,
  pronounSubject,
  recentVerb,
  secondPerson,
  subjectClasses,
  wordsOutsideSubject,
} from '../knowledge/predicate-words'
import type { SubjectClass, Time } from './follow-up'
import type { Tense } from './list-verb-forms'

/** A possible reading of a clause: who does what, and when. */
export type Statement = {
  /** The possible classes of the subject, most probable first: "elle" may be a person or a thing. */
  subjects: readonly SubjectClass[]
  time: Time
  isNegative: boolean
  verb: string
  /** The pronouns before the verb. "Se" stands for every reflexive pronoun. */
  pronouns: readonly string[]
  /** The words after the verb, with a space before each. */
  complement: string
}

/** Returns the infinitives of the verbs that have this form in this tense. */
type FindVerbs = (form: string, tense: Tense) => readonly string[]

const maxSubjectWords = 5

/** Finds what a clause may say; nothing when its subject or verb is uncertain, or it addresses the companion. */
export function findStatements(clause: string, findVerbs: FindVerbs): readonly Statement[] {
  const words = normaliseText(clause)
  if (secondPerson.test(words)) return []
  const [, before = '', pronoun = '', predicate = ''] = pronounSubject.exec(words) ?? []
  if (pronoun) {
    // In "on me rappelle", "on" is another person; otherwise it includes the caller.
    const isOtherPerson = pronoun === 'on' && /^(?:ne |n )?me? /.test(predicate)
    const isThing =
      nounSubject.test(before) && !before.split(' ').some((one) => personNoun.test(one))
    const subjects = isOtherPerson ? subjectClasses.qui : subjectClasses[pronoun]
    return readPredicate(predicate, pronoun, isThing ? ['ça'] : (subjects ?? ['qui']), findVerbs)
  }
  const rest = nounSubject.exec(words)?.[1]?.split(' ') ?? []
  for (let end = 1; end <= maxSubjectWords && end < rest.length; end += 1) {
    if (wordsOutsideSubject.test(rest[end - 1] ?? '')) return []
    // In "la machine à laver", "à" is a preposition and not the verb "a".
    if (rest[end] === 'a' && /[ei]r$/.test(rest[end + 1] ?? '')) continue
    const subject = rest.slice(0, end).join(' ')
    const head = subject.replace(/ (?:de|du|des|d|au|aux|a|en) .*/, '')
    const isPerson = head.split(' ').some((word) => personNoun.test(word))
    const found = readPredicate(rest.slice(end).join(' '), '', [isPerson ? 'qui' : 'ça'], findVerbs)
    if (found.length > 0) return animalNoun.test(head) ? [] : found
  }
  return []
}

const predicatePattern = /^((?:(?:ne|n|me|m|se|s|y|en|le|la|les|l|lui|leur|nous) )*)(\S+)(.*)$/
const afterVerbPattern = new RegExp(
  `^((?: (?:pas|plus|jamais|rien|personne|${adverbs})(?= |$))*)(.*)$`,
)
const negation = /\b(?:pas|plus|jamais|rien|personne)\b/g

/** Reads the verb after the subject: "ne m a pas rappele hier". */
function readPredicate(
  text: string,
  subject: string,
  subjects: readonly SubjectClass[],
  findVerbs: FindVerbs,
): readonly Statement[] {
  const [, clitics = '', head = '', tail = ''] = predicatePattern.exec(text) ?? []
  const [, lead = '', rest = ''] = afterVerbPattern.exec(tail) ?? []
  const listStatements = (
    time: Time,
    verbs: readonly string[],
    [before, after]: readonly [string, string],
    words = clitics,
  ): readonly Statement[] => {
    // Without "ne", "je mange plus" is ambiguous.
    if (/\bplus\b/.test(before) && !/\bne?\b/.test(words)) return []
    const complement = before.replace(negation, '').replace(/ +/g, ' ').trimEnd() + after
    const isNegative = before.search(negation) >= 0 || subject === 'personne'
    const pronouns = readPronouns(words, subject)
    return verbs.map((verb) => ({ subjects, time, isNegative, verb, pronouns, complement }))
  }
  const [, next = '', afterNext = ''] = /^ (\S+)(.*)$/.exec(rest) ?? []
  const [, adverbsAfter = '', others = ''] = afterVerbPattern.exec(afterNext) ?? []
  if (avoirForms.test(head) || etreForms.test(head)) {
    const isReflexive = readPronouns(clitics, subject).includes('se')
    const verbs = findVerbs(next, 'participle').filter(
      (verb) => verb === 'passer' || etreForms.test(head) === (isReflexive || etreVerbs.test(verb)),
    )
    // "J'ai du pain" has the article and not "dû".
    const isArticle = next === 'du' && !infinitiveFirst.test(afterNext)
    if (verbs.length > 0 && !isArticle)
      return listStatements('passé', verbs, [lead + adverbsAfter, others])
  }
  const infinitive = /^ ((?:(?:me|m|se|s|y|en|le|la|les|l|lui|leur|nous) )*)(\S+)(.*)$/
  const isPlanned = plannedVerb.test(head + rest)
  const time = isPlanned ? 'futur' : recentVerb.test(head + rest) ? 'passé' : null
  const [, words = '', verb = '', after = ''] =
    infinitive.exec((head + rest).replace(isPlanned ? plannedVerb : recentVerb, ' ')) ?? []
  const infinitives = time ? findVerbs(verb, 'infinitive') : []
  if (time && infinitives.length > 0)
    return listStatements(time, infinitives, [lead, after], clitics + words)
  // The present tense is about the future with a word such as "demain".
  const presentTenseTime = futureWord.test(rest) ? 'futur' : 'présent'
  return [
    ...listStatements(presentTenseTime, findVerbs(head, 'present'), [lead, rest]),
    ...listStatements('imparfait', findVerbs(head, 'past'), [lead, rest]),
    ...listStatements('futur', findVerbs(head, 'future'), [lead, rest]),
  ]
}

/**
 * Lists the words before a verb. Every reflexive pronoun becomes "se": "me" after "je", and "nous" after "on" or "nous".
 * Any other "nous" becomes "me", and "leur" becomes "lui".
 */
const readPronouns = (words: string, subject: string): readonly string[] =>
  words.split(' ').map((word) => {
    if (/^(?:se?|nous)$/.test(word))
      return word === 'nous' && !/^(?:on|nous)$/.test(subject) ? 'me' : 'se'
    if (/^me?$/.test(word)) return /^je?$/.test(subject) ? 'se' : 'me'
    return word === 'leur' ? 'lui' : word
  })
