import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { replaceFirstPersonWords } from '../../../french/reflect'
import { lowercaseFirst } from '../../../text-analysis/letter-case'
import {
  adjectives,
  determinerWeights,
  infinitivePattern,
  nounPhrase,
  ownPersonPattern,
  personPattern,
  vagueNoun,
} from '../../knowledge/facts-about-caller/detail-words'

/** A person or thing that the caller mentions, from the companion's point of view: "ton frère". */
export type Detail = { phrase: string; kind: 'person' | 'thing' }

const weightedPatterns = Object.entries(determinerWeights).map(
  ([determiner, weight]) =>
    [new RegExp(`(?<![\\p{L}’])${determiner}${nounPhrase}`, 'giu'), weight] as const,
)

export const isVagueNoun = (word: string) => vagueNoun.test(word)

/**
 * Returns the noun phrases of the text that most certainly name something concrete, at most `max`, from the companion's
 * point of view ("mon frère" becomes "ton frère"), in the order in which the caller said them.
 */
export function findDetails(text: string, address: FormOfAddress, max = 2): readonly Detail[] {
  const words = text
    .replace(/['`´]/g, '’')
    .replace(/[^\p{L}\p{N}\s’-]/gu, ' , ')
    .replace(/ +/g, ' ')
    .replace(ownPersonPattern, (_, verb: string, article: string) =>
      article.endsWith('e') ? `${verb} ma ` : `${verb} mon `,
    )
  const byPhrase = new Map(findPhrases(words).map((found) => [found.phrase.toLowerCase(), found]))
  return [...byPhrase.values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, max)
    .sort((one, other) => one.index - other.index)
    .map(({ phrase }) => ({
      phrase: toSecondPerson(phrase, address),
      kind: namesPerson(phrase) ? 'person' : 'thing',
    }))
}

/** A phrase, its position in the text, and how certainly it names something concrete. */
type WeightedPhrase = { phrase: string; index: number; weight: number }

/** In characters. A phrase of at least this length probably has a complement, so it names something precisely. */
const minLongPhraseLength = 15
const longPhraseBonus = 0.5

/** Finds the phrases with each determiner in turn; skips a phrase that begins inside one already found. */
function findPhrases(text: string): readonly WeightedPhrase[] {
  const foundPhrases: WeightedPhrase[] = []
  for (const [pattern, weight] of weightedPatterns)
    for (const match of text.matchAll(pattern)) {
      const phrase = trimPhrase(match[0])
      const overlaps = foundPhrases.some(
        ({ index, phrase: { length } }) => index <= match.index && match.index < index + length,
      )
      if (!phrase || overlaps) continue
      const bonus = phrase.length >= minLongPhraseLength ? longPhraseBonus : 0
      foundPhrases.push({ phrase, index: match.index, weight: weight + bonus })
    }
  return foundPhrases
}

/** Matches a word that is an adjective. */
const adjectivePattern = new RegExp(`^${adjectives}$`, 'iu')

/** Removes a vague complement. Returns null when the noun is vague, names an unknown person, or is actually a verb. */
function trimPhrase(phrase: string): string | null {
  const [determiner = '', ...words] = phrase.replace(/^l’/i, 'l’ ').split(' ')
  const nounIndex = words.findIndex((word) => !adjectivePattern.test(word))
  const noun = words[nounIndex] ?? ''
  const isUnknownPerson =
    /^(?:un|une|le|la|de|du)$/i.test(determiner) && /^(?:femme|homme|dame|mec|type)$/i.test(noun)
  // In "la voir", "la" is a pronoun.
  const isVerb = /^(?:la|le|les|l’)$/i.test(determiner) && infinitivePattern.test(noun)
  if (noun === '' || isVagueNoun(noun) || isUnknownPerson || isVerb) return null
  const wordsUpToNoun = words.slice(0, nounIndex + 1)
  const complement = words.slice(nounIndex + 1)
  const lastWord = complement.at(-1)?.replace(/^[dl]’/, '') ?? ''
  const isConcreteComplement =
    lastWord !== '' && !isVagueNoun(lastWord) && !infinitivePattern.test(lastWord)
  const keptWords = isConcreteComplement ? [...wordsUpToNoun, ...complement] : wordsUpToNoun
  return `${determiner} ${keptWords.join(' ')}`.replace('l’ ', 'l’').replace('L’ ', 'L’')
}

/** Whether the phrase names a person. The complement does not count: "la clé de mon frère". */
const namesPerson = (phrase: string) =>
  personPattern.test(phrase.split(/ (?:de|du|des|d’|à) /)[0] ?? phrase)

const toSecondPerson = (phrase: string, address: FormOfAddress): string =>
  replaceFirstPersonWords(
    lowercaseFirst(phrase)
      .replace(/^du |^au /, 'le ')
      .replace(/^aux /, 'les '),
    address,
  )

/** Joins details for use in a sentence: "ta belle-mère, la salle de bains". */
export const joinDetails = (details: readonly Detail[]) =>
  details.map(({ phrase }) => phrase).join(', ')
