/**
 * Returns "de" or "que" with a name after it, elided before a vowel: "d’Odile", "qu’Octave", "de
 * Lin". Before a name that begins with h or y the word is not elided: "de Hugo", "de Yuki".
 */
export const joinWithElision = (word: 'de' | 'que', name: string): string =>
  /^[aeiouœæ]/i.test(name.normalize('NFD')) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
