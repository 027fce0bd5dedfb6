import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { replaceFirstPersonWords, splitIntoClauses } from '../../french/reflect'
import { capitaliseFirst } from '../../text-analysis/letter-case'
import {
  closingWords,
  determiners,
  durationPattern,
  idioms,
  linkingWords,
  negations,
  predicatePattern,
  prepositions,
  subjectPronouns,
  verbs,
  wordsBeforeIncompletePhrase,
  wordsOutsidePhrases,
} from '../knowledge/words/phrase-words'
import { isVagueNoun } from '../understanding/facts/find-details'

/** With a longer phrase, the companion would seem to repeat the whole statement. */
const maxPhraseWords = 6
/** Maximum number of words that are neither determiners nor prepositions. */
const maxContentWords = 3

/** A noun with only an article is rarely what matters, except in a clause as short as "c’est le banc". */
const maxClauseWordsForLoneNoun = 5

/** Matches words that address the companion. A clause with them rarely ends with news: "je vous embête avec ça". */
const secondPersonPattern = /(?:^|[ ’])(?:tu|toi|ton|ta|tes|te|t’|vous|votre|vos)(?= |$|(?<=’))/

const namePattern = /s’appel(?:le|ait) (\p{L}{3,})$/u

/**
 * Returns the last phrase of a statement as the companion would repeat it: "un poste à Bruxelles" for "on me
 * propose un poste à Bruxelles". In French, the last phrase usually holds what is new. Returns null for a
 * question, for a clause that addresses the companion or contains digits, and when it is uncertain that the statement
 * ends with a phrase.
 */
export function findFinalPhrase(text: string, address: FormOfAddress): string | null {
  const clause = splitIntoClauses(text).at(-1) ?? ''
  if (!clause || /\d|\?/.test(clause) || secondPersonPattern.test(clause)) return null
  const name = namePattern.exec(clause)?.[1]
  if (name) return capitaliseFirst(name)
  const match = durationPattern.exec(clause) ?? predicatePattern.exec(clause)
  return match?.[1] ?? findNounPhrase(clause, address)
}

function findNounPhrase(clause: string, address: FormOfAddress): string | null {
  const words = clause.replace(closingWords, '').replace(/’/g, '’ ').split(' ').filter(Boolean)
  const wordsWithoutApostrophe = words.map((word) => word.replace('’', ''))
  const start = findStartOfPhrase(wordsWithoutApostrophe)
  if (start === null) return null
  const wordsBefore = wordsWithoutApostrophe.slice(0, start)
  const hasSubjectPronoun = wordsBefore.some((word) => subjectPronouns.test(word))
  if (!hasSubjectPronoun || wordsBefore.some((word) => negations.test(word))) return null
  if (wordsBeforeIncompletePhrase.test(wordsBefore.at(-1) ?? '')) return null
  const phrase = words
    .slice(start)
    .join(' ')
    .replace(/’ /g, '’')
    .replace(/^(?:pour|par|avec|sur|à|d’|de) (?=une? )/, '')
  const isLoneNoun = /^(?:le |la |les |l’)\S+$/.test(phrase)
  if (idioms.test(phrase) || (isLoneNoun && words.length > maxClauseWordsForLoneNoun)) return null
  return replaceFirstPersonWords(phrase, address)
}

/** Returns where the longest phrase at the end of the words begins; null when there is none, or its noun is vague. */
function findStartOfPhrase(words: readonly string[]): number | null {
  const firstPossibleStart = Math.max(1, words.length - maxPhraseWords)
  let best: number | null = null
  for (let start = words.length - 1; start >= firstPossibleStart; start -= 1) {
    const [word = '', next = ''] = words.slice(start)
    const isVerb = verbs.test(word) && !determiners.test(words[start - 1] ?? '')
    if (isVerb || wordsOutsidePhrases.test(word)) break
    if (determiners.test(word) && isVagueNoun(next)) return null
    const mayBegin = determiners.test(word) || (prepositions.test(word) && !linkingWords.test(word))
    if (mayBegin && isPhrase(words.slice(start))) best = start
  }
  return best
}

const isFunctionWord = (word: string) => determiners.test(word) || prepositions.test(word)

/** In letters. Shorter words at the end are rarely nouns. */
const minNounLength = 3

/** Matches determiners that may follow a noun: "une table au fond". */
const linkingDeterminer = /^(?:du|des|aux?)$/

/**
 * Whether the words are one phrase: not too long, without a gerund, and with a noun at the end. A determiner must be
 * the first word, follow a preposition or link two nouns; no preposition may follow a determiner or a preposition.
 */
function isPhrase(words: readonly string[]): boolean {
  const isTooLong = words.filter((word) => !isFunctionWord(word)).length > maxContentWords
  const last = words.at(-1) ?? ''
  if (isFunctionWord(last) || last.length < minNounLength || isTooLong) return false
  return words.every((word, index) => {
    const previous = words[index - 1] ?? ''
    const isGerund = word === 'en' && /ant$/.test(words[index + 1] ?? '')
    if (isGerund) return false
    if (index === 0) return true
    if (determiners.test(word)) return linkingDeterminer.test(word) || prepositions.test(previous)
    return !(prepositions.test(word) && isFunctionWord(previous))
  })
}
