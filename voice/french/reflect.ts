import type { FormOfAddress } from '../../domain/companions/companion-persona'
import { lowercaseFirst } from '../text-analysis/letter-case'
import { conjugateForAddressee, convertThirdPersonToVous } from './conjugate'
import {
  clausePattern,
  clauseStart,
  closingFiller,
  fillerPattern,
  onClausePattern,
  possessiveClauseStart,
  spokenIntroduction,
  statementAboutOthersPattern,
  subjunctiveTrigger,
  subordinatePattern,
  verblessPattern,
  wordsAfterNoMore,
} from './words/clause-words'
import { firstPersonWords } from './words/first-person-words'

const maxReflectionWords = 14

/** A clause of the caller, and its wording from the companion's point of view. */
type Reflection = { clause: string; reflection: string }

/**
 * Rephrases the caller's first suitable clause in the second person, as ELIZA did: "je dors mal depuis que mon
 * fils est parti" becomes "tu dors mal depuis que ton fils est parti". A clause is unsuitable when it is too short,
 * too long or cannot stand alone, or when the result would be uncertain (words addressed to the companion, an unknown
 * verb). Returns null when there is no suitable clause, and for questions.
 */
export const reflect = (text: string, address: FormOfAddress): string | null =>
  listReflectionsAboutCaller(text, address)[0]?.reflection ?? null

/** Rephrases the clauses about the caller whose new form is certain, in the order of the text. */
function listReflectionsAboutCaller(text: string, address: FormOfAddress): readonly Reflection[] {
  if (text.includes('?')) return []
  return splitIntoClauses(text).flatMap((clause) => {
    const wordCount = clause.split(' ').length
    if (wordCount < 3 || wordCount > maxReflectionWords) return []
    const reflection = toSecondPerson(clause, address)
    if (reflection === null) return []
    const isConditional = /^s(?:i |’)/.test(reflection)
    const canStandAlone = clausePattern.test(reflection) && !isConditional
    return canStandAlone ? [{ clause, reflection }] : []
  })
}

/**
 * Rephrases the clauses of the text from the companion's point of view: "je" becomes "tu" or "vous", "on" becomes
 * "vous", and statements about others stay unchanged. Omits clauses whose new form is uncertain or that cannot stand
 * alone. Clauses about the caller come first.
 */
export function listReflections(text: string, address: FormOfAddress): readonly Reflection[] {
  const reflectionsAboutCaller = listReflectionsAboutCaller(text, address)
  const otherReflections = splitIntoClauses(text).flatMap((clause) => {
    const reflection = rephraseClauseAboutOthers(clause)
    return reflection === null ? [] : [{ clause, reflection }]
  })
  return [...reflectionsAboutCaller, ...otherReflections].filter(
    ({ clause }) => !subordinatePattern.test(clause),
  )
}

/** Rephrases a clause with "on", and returns a statement about others unchanged; null for other clauses. */
function rephraseClauseAboutOthers(clause: string): string | null {
  if (onClausePattern.test(clause)) return replaceOnWithVous(clause)
  const isAboutOthers = statementAboutOthersPattern.test(clause) && !verblessPattern.test(clause)
  return isAboutOthers && !isPersonal(clause) ? clause : null
}

/** Changes "on s'est connus à la fac" to "vous vous êtes connus à la fac". */
function replaceOnWithVous(clause: string): string | null {
  const [, start = '', pronouns = '', verb = '', rest = ''] = onClausePattern.exec(clause) ?? []
  const plural = convertThirdPersonToVous(verb)
  if (!plural || isPersonal(rest) || generalVerbPattern.test(verb)) return null
  return `${start}vous ${pronouns.replace(/se |s’/, 'vous ')}${plural}${rest}`
}

/** Matches verbs with which "on" means people in general: "à cet âge on devrait savoir". */
const generalVerbPattern = /^(?:devrait|dirait|croirait|doit|sait)$/i

/** Matches words of the first person. */
const firstPersonWordPattern = /(?:^|[ ’])(?:je|j’|me|m’|moi|mon|ma|mes|notre|nos)(?= |$|(?<=’))/i

/** Whether the text mentions the caller or the companion. */
const isPersonal = (text: string) => addressPattern.test(text) || firstPersonWordPattern.test(text)

/** Matches punctuation, or the space before a conjunction. */
const clauseSeparator = /[.!;:…\n]+|,+(?: |$)| (?=mais |parce que |alors que |et je |et j’|car )/

/** Splits a text into clauses, even without punctuation. Removes fillers at both ends of a clause, and its capital. */
export function splitIntoClauses(text: string): string[] {
  const cleanText = text
    .replace(/['`´]/g, '’')
    .replace(/[^\p{L}\p{N}\s’.,!;:…-]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
  return cleanText
    .replace(spokenIntroduction, '. $1 ')
    .replace(/ (?:hein|attends|attendez)(?= |$)/gi, ',')
    .split(clauseSeparator)
    .flatMap((clause) => clause.trim().split(clauseStart))
    .flatMap((clause) => clause.split(possessiveClauseStart))
    .map((clause) => clause.trim().replace(fillerPattern, '').replace(closingFiller, ''))
    .map((clause) => lowercaseFirst(clause.trim()))
    .filter((clause) => clause.length > 0)
}

/** Captures the pronouns before a verb, and the verb with the words after it. */
const verbGroupPattern = /^((?:ne |n’|me |m’|le |la |les |l’|lui |leur |y |en |te |t’|vous )*)(.+)$/

/** Matches words of the second person and of the first person plural. */
export const addressPattern =
  /(?:^|[ ’])(?:tu|toi|ton|ta|tes|te|(?<!rendez )vous|votre|vos|t’|nous|on|notre|nos)(?= |$|’)|(?:^|[ ’])t’/

/** Rephrases a clause of the caller; null when its new form is uncertain, or is the same. */
function toSecondPerson(clause: string, address: FormOfAddress): string | null {
  if (addressPattern.test(clause)) return null
  const [wordsBeforeJe = '', ...predicates] = clause.split(/(?<=^| |qu’)(?:je |j’)/)
  let previousWords = wordsBeforeJe
  let rephrased = replaceFirstPersonWords(wordsBeforeJe, address)
  for (const predicate of predicates) {
    const isSubjunctive = subjunctiveTrigger.test(previousWords)
    const verbGroup = rephraseVerbGroup(predicate, address, { isSubjunctive })
    if (!verbGroup) return null
    const wordsAfter = replaceFirstPersonWords(verbGroup.wordsAfter, address)
    rephrased = rephrased.replace(/qu’$/, 'que ') + verbGroup.rephrased + wordsAfter
    previousWords = predicate
  }
  return rephrased.trim() === clause ? null : rephrased.trim()
}

/** Matches adverbs between a verb and its negation: "j'ai encore rien mis". */
const adverbPattern = /^(?:encore|vraiment|toujours|presque|même)$/

/** Splits "ne me sens pas bien" into the rephrased "tu ne te sens" and the words after it, " pas bien". */
function rephraseVerbGroup(
  text: string,
  address: FormOfAddress,
  { isSubjunctive }: { isSubjunctive: boolean },
) {
  const [, pronouns = '', predicate = ''] = verbGroupPattern.exec(text) ?? []
  const [verb = '', ...wordsAfter] = predicate.split(' ')
  const indicative = conjugateForAddressee(verb, address)
  const conjugated =
    isSubjunctive && address === 'vous' ? indicative?.replace(/(?<!i)ez$/, 'iez') : indicative
  if (!conjugated) return null
  const hasNe = /(?:^|[ ’])n[e’]/.test(pronouns)
  const negation = findNegation(wordsAfter)
  if (negation === 'ambiguous' && !hasNe) return null
  const completePronouns = negation === 'negated' && !hasNe ? `ne ${pronouns}` : pronouns
  return {
    rephrased: `${address} ${rephrasePronouns(completePronouns, address, conjugated)}${conjugated}`,
    wordsAfter: wordsAfter.map((word) => ` ${word}`).join(''),
  }
}

/** Says whether the words after a verb negate it. Without "ne", "j'ai plus…" is ambiguous: more, or no more. */
function findNegation(wordsAfter: readonly string[]): 'negated' | 'ambiguous' | 'none' {
  const hasAdverb = adverbPattern.test(wordsAfter[0] ?? '')
  const [word = '', nextWord = ''] = hasAdverb ? wordsAfter.slice(1) : wordsAfter
  if (word === 'plus') return wordsAfterNoMore.test(nextWord) ? 'negated' : 'ambiguous'
  return /^(?:pas|rien|jamais|personne)$/.test(word) ? 'negated' : 'none'
}

/** Replaces the pronouns "me" and "m’" before the new verb form, and adapts "ne" or "n’" to it. */
function rephrasePronouns(pronouns: string, address: FormOfAddress, verb: string): string {
  const isBeforeVowel = /^[aeiouyhéêè]/i.test(verb)
  const elidedPronoun = address === 'tu' ? 't’' : 'vous '
  const fullPronoun = address === 'tu' ? 'te ' : 'vous '
  return pronouns
    .replace(/m’(?=(?:en|y) )/, elidedPronoun)
    .replace(/\bme |m’/, isBeforeVowel ? elidedPronoun : fullPronoun)
    .replace(/(?:ne |n’)$/, isBeforeVowel ? 'n’' : 'ne ')
    .replace(/ne (?=(?:y|en) )/, 'n’')
}

/** Matches the words of `firstPersonWords`. */
const firstPersonPattern = /(?<=^|[ ’])(?:(?:mon|ma|mes|notre|nos)(?= )|moi(?=$| |-)|me(?= \S)|m’)/g

/** Matches a parent of the caller, named without a possessive: "j'ai été voir maman". */
const parentPattern =
  /(?<=^|(?:^| )(?:et|que|qu’|à|de|avec|pour|chez|sur|sans|vers|contre|revu|vu|voir|revoir|appelé|appeler|dit à|parlé à|parlais de) )(?:maman|papa)(?= |$)/g

/**
 * Replaces the pronouns and possessives of the first person, except "je", with those of the second, and adds a
 * possessive before "maman" and "papa".
 */
export const replaceFirstPersonWords = (text: string, address: FormOfAddress) =>
  text
    .replace(firstPersonPattern, (word) => firstPersonWords[word]?.[address] ?? word)
    .replace(
      parentPattern,
      (word) => `${firstPersonWords[word === 'papa' ? 'mon' : 'ma']?.[address]} ${word}`,
    )
