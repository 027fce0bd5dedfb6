/** Codes of the countries in country-flags.svg. For other countries the flag emoji is shown. */
export const countriesWithFlag: readonly string[] = [
  'ar',
  'at',
  'be',
  'ca',
  'ch',
  'cn',
  'co',
  'de',
  'eg',
  'es',
  'fr',
  'gb',
  'ie',
  'it',
  'jp',
  'lb',
  'ma',
  'mx',
  'ru',
  'sn',
  'tn',
]

/**
 * The regional indicator symbol of the letter "a". A flag emoji is two such symbols, one for each letter of
 * the country code.
 */
const regionalIndicatorA = 0x1f1e6
const codeOfA = 97

/** Returns the country code of a flag emoji, such as "ch"; null for any other text. */
export function findCountryCode(flag: string): string | null {
  const letters = [...flag].map((symbol) => (symbol.codePointAt(0) ?? 0) - regionalIndicatorA)
  const isFlag = letters.length === 2 && letters.every((letter) => letter >= 0 && letter < 26)
  return isFlag ? letters.map((letter) => String.fromCharCode(codeOfA + letter)).join('') : null
}
