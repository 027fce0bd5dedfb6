/** French numbers from 0 to 16, by their word. */
export const numberWords = new Map(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
    .split(' ')
    .map((word, value) => [word, value] as const),
)
/** The French tens up to 60, by their word. Larger ones are composed of these: "quatre-vingts". */
export const tens = new Map([
  ['vingt', 20],
  ['vingts', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
])
