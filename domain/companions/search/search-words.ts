/** Removes accents, capitals and typographic differences: "Éléonore" becomes "eleonore". */
export const normaliseText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[\s\p{C}]+/gu, ' ')

/** Words that a search ignores: "je me sens seule" is about "seule" alone. */
const stopWords = new Set(
  `a ai aide aider aie aimerais aller alors apres arrive as assez au aussi autre aux avant avec avoir ayant
  beaucoup besoin bien c ca car ce cela ces cet cette chaque cherche chercher chez chose comme comment d dans
  de depuis des dois dont du elle elles en encore entre envie es est et etais etait etes etre fait faire faut
  gens gere gerer il ils j je jusque l la le les leur lui lors m ma mais me meme mes mieux moi mon n ne ni nos
  notre nous on ont ou par parce parfois parler pas pendant peu peut peux plus pour pouvoir pourquoi
  pourrais puis qu quand que quel quelle quelqu quelque quelquun qui quoi r s sa sais sans se sens sent
  sentir ses si sois soi son sont souvent suis sur t ta te tes toi ton toujours tous tout toute tres trop
  trouver tu un une va vais veut veux viens vis voir vos votre voudrais vous vraiment vrai y`
    .trim()
    .split(/\s+/),
)

/**
 * Splits normalised text at everything that is not a letter or digit and leaves out stop words,
 * unless all words are stop words: "besoin de parler" keeps its three words.
 */
export function listWords(normalisedText: string): string[] {
  const words = normalisedText.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const meaningfulWords = words.filter((word) => !stopWords.has(word))
  return meaningfulWords.length > 0 ? meaningfulWords : words
}

/**
 * Reduces a normalised word to a key that it shares with its plural, its feminine form, its
 * infinitive and its frequent other spellings: "anxieuses" and "anxieux", "divorcée" and
 * "divorcer", "Raphaël" and "Rafael".
 */
export function toWordKey(word: string): string {
  const simplified = word
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('y', 'i')
    .replaceAll(/e?au/g, 'o')
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(?<=.{3})euse(?=s?$)/, 'eux')
    .replace(/(?<=.{4})er$/, 'e')
  // At least three letters stay. An "e" is removed only after four, so that "mère" is not "mer".
  return simplified.replace(/(?<=.{3})[sx]+$/, '').replace(/(?<=.{4})[esx]+$/, '')
}

/** A word of a search: as typed, and the keys that it matches. */
export type SearchWord = {
  typedWord: string
  keys: readonly string[]
  /**
   * Whether `keys` are a guess: the typed word is unknown, and so short that the similar known
   * words might not be what was meant.
   */
  isGuess?: boolean
}

/** Splits a normalised search into words, each with its own key. */
export const readSearchWords = (search: string): SearchWord[] =>
  listWords(search).map((typedWord) => ({ typedWord, keys: [toWordKey(typedWord)] }))

/** Whether the text contains a word that begins with `start`. Both are normalised. */
export function hasWordStart(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true
  }
  return false
}
