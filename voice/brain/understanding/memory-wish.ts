import { normaliseText } from '../../text-analysis/normalise-text'

/** What the caller asks about the memory: to keep nothing of the call, or to forget what was said just before. */
type MemoryWish = 'keep-nothing' | 'forget-last'

const start =
  '^(?:(?:et|mais|bon|alors|non|s il te plait|s il vous plait|surtout|en fait|euh|dis|dites|je (?:ne )?veux pas que (?:tu|vous)|j aimerais que (?:tu|vous)|tu peux|vous pouvez) )*'

const patterns: readonly (readonly [MemoryWish, RegExp])[] = [
  [
    'forget-last',
    new RegExp(
      `${start}(?:oublie|oubliez|oublier) ce que (?:je viens de|j ai|je t ai|je vous ai) (?:dire|dit|raconte)`,
    ),
  ],
  [
    'forget-last',
    new RegExp(
      `${start}(?:ne )?(?:retiens|retenez|garde|gardez|note|notez) (?:surtout )?pas ce que (?:je viens|j ai)`,
    ),
  ],
  [
    'keep-nothing',
    new RegExp(
      `${start}(?:(?:ne )?(?:retiens|retenez|retiennes|reteniez|enregistre|enregistrez|memorise|memorisez|garde|gardez) (?:surtout )?(?:rien|pas)(?: (?:de )?(?:cet|notre|l) (?:appel|conversation)| de (?:tout )?(?:ca|ce que je (?:te |vous )?dis)| en memoire)?|(?:oublie|oubliez|oublier) (?:tout|(?:cet|notre) (?:appel|conversation)|tout ce que je .*))$`,
    ),
  ],
]

/** Returns the wish that the sentence expresses; null for any other sentence. */
export function findMemoryWish(text: string): MemoryWish | null {
  const normalisedText = normaliseText(text)
  return patterns.find(([, pattern]) => pattern.test(normalisedText))?.[0] ?? null
}

/** Removes what the caller wanted to be forgotten; returns an empty list when nothing may be kept. */
export function removeForgotten(statements: readonly string[]): readonly string[] {
  if (statements.some((text) => findMemoryWish(text) === 'keep-nothing')) return []
  const isForgotten = (index: number) => findMemoryWish(statements[index] ?? '') === 'forget-last'
  return statements.filter((_, index) => !isForgotten(index) && !isForgotten(index + 1))
}
