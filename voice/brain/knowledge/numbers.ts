import type { Language } from '../../../domain/languages'

/** The numbers from one to ten, by language. */
export const numbers: Readonly<Partial<Record<Language, string>>> = {
  french: 'un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix',
  english: 'one, two, three, four, five, six, seven, eight, nine, ten',
  spanish: 'uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez',
  italian: 'uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci',
  german: 'eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn',
}

/** Matches a request to count, in normalised text: "compte jusqu'à dix", "les chiffres en italien". */
export const countRequest =
  /^(?=.*\b(?:compt\w*|les chiffres|les nombres)\b)(?=.*\b(?:tu|vous|peux|pouvez|comptez?|jusqu|comment|apprends|dis|dites)\b).*\b(?:jusqu|chiffres|nombres|un deux|uno|one|eins|anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe)\b/
