import { normaliseText } from '../../../text-analysis/normalise-text'

/** Words that are interchangeable for recognising an act: "tu" and "vous", "mère" and "chat", weekdays. */
const wordClasses: readonly (readonly [common: string, words: string])[] = [
  ['tu', 'vous'],
  ['es', 'etes'],
  ['as', 'avez'],
  ['ton', 'ta tes votre vos'],
  ['mon', 'ma mes notre nos'],
  ['te', 't toi'],
  [
    'frere',
    'mere pere maman papa soeur fille fils mari femme copain copine mec meuf ex chat chien ami amie pote voisin voisine cousin cousine tante oncle neveu niece beaupere patron chef collegue',
  ],
  ['lundi', 'mardi mercredi jeudi vendredi samedi dimanche'],
  ['mars', 'janvier fevrier avril mai juin juillet aout septembre octobre novembre decembre'],
  ['deux', 'trois quatre cinq six sept huit neuf dix douze quinze vingt trente quarante cinquante'],
  ['italien', 'anglais espagnol allemand arabe japonais chinois russe portugais'],
]

/** Returns a function that normalises a text and replaces every word of a class with one representative. */
export function replaceByClass(classes: typeof wordClasses) {
  const commonWords = new Map(
    classes.flatMap(([common, words]) => words.split(' ').map((word) => [word, common] as const)),
  )
  return (text: string): string =>
    normaliseText(text)
      .split(' ')
      .map((word) => (/^\d+$/.test(word) ? 'deux' : (commonWords.get(word) ?? word)))
      .join(' ')
}

export const toCommonWords = replaceByClass(wordClasses)
