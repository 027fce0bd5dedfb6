/**
 * Returns "de" or "que" with a name after it, elided before a vowel: "d’Odile", "qu’Octave", "de Lin".
 * Names that begin with h or y keep the whole word, as in "de Hugo" and "de Yuki".
 */
export const joinWithElision = (word: 'de' | 'que', name: string): string =>
  /^[aeiouœæ]/i.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
