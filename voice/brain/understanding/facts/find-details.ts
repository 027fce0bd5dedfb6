import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import {
  adjective,
  determinerWeights,
  infinitivePattern,
  nounPhrase,
  ownPersonPattern,
  personPattern,
  vagueNoun,
} from '../../knowledge/detail-words'
import { lowercaseFirst } from '../../templates/template'
import { replaceFirstPersonWords } from '../language/reflect'

/** A person or thing that the caller mentions, from the companion's point of view: "ton frère". */
export type Detail = { phrase: string; kind: 'person' | 'thing' }

const patterns = Object.entries(determinerWeights).map(
  ([determiner, weight]) =>
    [new RegExp(`(?<![\\p{L}’])${determiner}${nounPhrase}`, 'giu'), weight] as const,
)

export const isVagueNoun = (word: string) => vagueNoun.test(word)

/**
 * Returns the most certain concrete nouns of the text, at most `max`, with their articles and from the companion's
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
  const foundPhrases: { phrase: string; index: number; weight: number }[] = []
  for (const [pattern, weight] of patterns)
    for (const match of words.matchAll(pattern)) {
      const phrase = trimPhrase(match[0])
      const overlaps = foundPhrases.some(
        ({ index, phrase: { length } }) => index <= match.index && match.index < index + length,
      )
      const lengthBonus = phrase && phrase.length > 14 ? 0.5 : 0
      if (phrase && !overlaps)
        foundPhrases.push({ phrase, index: match.index, weight: weight + lengthBonus })
    }
  return [...new Map(foundPhrases.map((one) => [one.phrase.toLowerCase(), one])).values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, max)
    .sort((one, other) => one.index - other.index)
    .map(({ phrase }) => ({
      phrase: toSecondPerson(phrase, address),
      kind: namesPerson(phrase) ? 'person' : 'thing',
    }))
}

/** Removes a vague complement; returns null when the noun is vague or actually a verb. */
function trimPhrase(phrase: string): string | null {
  const [determiner = '', ...words] = phrase.replace(/^l’/i, 'l’ ').split(' ')
  const nounIndex = words.findIndex(
    (word) => !new RegExp(`^${adjective.replace(' )?', ')$')}`, 'iu').test(word),
  )
  const head = words[nounIndex] ?? ''
  if (head === '' || isVagueNoun(head)) return null
  if (/^(?:un|une|le|la|de|du)$/i.test(determiner) && /^(?:femme|homme|dame|mec|type)$/i.test(head))
    return null
  if (/^(?:la|le|les|l’)$/i.test(determiner) && infinitivePattern.test(head)) return null
  const rest = words.slice(nounIndex + 1)
  const lastWord = rest.at(-1)?.replace(/^[dl]’/, '') ?? ''
  const isKept = lastWord !== '' && !isVagueNoun(lastWord) && !infinitivePattern.test(lastWord)
  const keptWords = [...words.slice(0, nounIndex + 1), ...(isKept ? rest : [])].join(' ')
  return `${determiner} ${keptWords}`.replace('l’ ', 'l’').replace('L’ ', 'L’')
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
