const bodyPart =
  'dos|ventre|tête|crâne|gorge|genoux?|épaules?|hanches?|chevilles?|poignets?|coudes?|mains?|pieds?|jambes?|bras|mollets?|talons?|orteils?|doigts?|pouces?|nuque|cou|dents?|gencives?|yeux|œil|oreilles?|reins|estomac|seins?|règles'
const dependant = 'fille|fils|bébé|chien|chienne|chat|chatte'

const concernPattern = new RegExp(
  `(?<!\\p{L})(?:(?<mine>mon|ma|mes) (?<part>${bodyPart}|(?:${dependant})(?! m[e’] ?))|j’ai (?:\\p{L}+ ){0,3}mal (?<article>au|à la|aux|à l’) ?(?<place>${bodyPart}))(?!\\p{L})`,
  'iu',
)

const possessivesByWord: Readonly<Record<string, string>> = {
  mon: '{ton|votre}',
  ma: '{ta|votre}',
  mes: '{tes|vos}',
  au: '{ton|votre}',
  'à la': '{ta|votre}',
  aux: '{tes|vos}',
  'à l’': '{ton|votre}',
}

/**
 * Returns the first part of the body, child or animal that the text mentions as the caller's, as a template:
 * "{ton|votre} ventre" for "j’ai mal au ventre". Returns null when there is none.
 */
export function nameConcern(text: string): string | null {
  const { mine, part, article, place } = concernPattern.exec(text.replace(/'/g, '’'))?.groups ?? {}
  const possessive = possessivesByWord[(mine ?? article ?? '').toLowerCase()]
  return possessive ? `${possessive} ${(part ?? place ?? '').toLowerCase()}` : null
}
