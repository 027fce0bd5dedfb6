import { stem } from '../../text-analysis/classifier/extract-features'
import { synonyms } from '../knowledge/synonyms'

/**
 * Reduces normalised text to concepts, so that wordings with the same meaning share them: forms of a
 * verb, synonyms, and the pronouns that name the caller or the companion. Fillers are left out.
 */
export const findConcepts = (normalisedText: string): readonly string[] =>
  multiWordConcepts
    .reduce((text, [words, concept]) => text.replace(words, concept), normalisedText)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => concepts.get(word) ?? concepts.get(stem(word)) ?? stem(word))

/** Weights of grammatical concepts, which do not depend on how rare the concept is. */
export const grammarWeights: ReadonlyMap<string, number> = new Map([
  ['=caller', 0.7],
  ['=companion', 1.2],
  ['=not', 1.4],
  ['=other', 0.4],
  ['=be', 0.25],
  ['=have', 0.25],
  ['=thing', 0.1],
  ['ca', 0.3],
  ['quoi', 0.6],
])

const fillers: ReadonlySet<string> = new Set(
  `ah alors au aussi aux bah ben bon bref ce cela cet cette ces c d de des donc du en enfin encore est et
  etait euh fait genre hein hum l la le les mais mm n ne oh ok oui ouais non ou par pour puis qu que se s
  si sur tellement toute tres trop un une voila vraiment y a an dans avec plutot juste quand meme coup
  peu maintenant finalement vachement completement totalement presque hier aujourd hui
  surtout carrement franchement assez hyper super grave sinon`.split(/\s+/),
)

const multiWordConcepts: readonly (readonly [RegExp, string])[] = [
  [/\bpetit(?:e)? (?:copain|ami)\b/g, 'copain'],
  [/\bpetite? (?:copine|amie)\b/g, 'copine'],
  [/\bgrands? parents?\b/g, 'grandsparents'],
  [/\bgrande? mere\b/g, 'mamie'],
  [/\bgrand pere\b/g, 'papi'],
  [/\bpetits? (?:enfants?|fils)\b/g, 'petitsenfants'],
  [/\bbeaux? (?:parents?|pere)\b|\bbelle mere\b/g, 'beauxparents'],
  [/\b(?:beau frere|belle soeur)\b/g, 'bellefamille'],
  [/\best ce (?:que|qu)\b/g, ''],
  [/\bqu est ce (?:que|qu|qui)\b/g, 'quoi'],
  [/\b(?:tu sais|vous savez|je sais pas moi)\b(?! (?:quoi|tout|ce|faire|cuisiner|\w+r)\b)/g, ''],
  [/\bc est quoi\b/g, 'quel'],
  [/\bpourquoi\b/g, 'pourquoi'],
  [/\bmal de tete\b/g, 'mal tete'],
  [/\bje (?:ne )?m aime\b/g, 'estime'],
  [/\bweek end\b/g, 'weekend'],
  [/\bburn out\b/g, 'burnout'],
  [/\bboire un verre\b/g, 'verre'],
  [/\bcoup de (?:fil|telephone)\b/g, 'appeler'],
  [/\bfaire l amour\b/g, 'coucher'],
  [/\b(?:tu t|vous vous) (?:appelles|appelez)\b/g, 'tu nomme'],
]

/** Pairs of a word and the concept for which it stands. */
const conceptByForm: readonly (readonly [word: string, concept: string])[] = synonyms
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [concept = '', words = ''] = line.split(': ')
    return words.split(' ').map((word) => [word, concept] as const)
  })

/** By word, and by stem for the forms that are not listed. */
const concepts: ReadonlyMap<string, string> = new Map([
  ...conceptByForm
    .filter(([word]) => word.length > 4)
    .map(([word, concept]) => [stem(word), concept] as const),
  ...conceptByForm,
])
