/** Those of country-flags.svg; another country's flag stays the emoji that the catalogue gives. */
export const drawnCountries: readonly string[] = ['be', 'ca', 'ch', 'de', 'fr', 'it', 'jp']

const regionalA = 0x1f1e6

/** The country that a flag emoji stands for, as « ch »; null for any other text. */
export function countryCodeOf(flag: string): string | null {
  const letters = [...flag].map((sign) => (sign.codePointAt(0) ?? 0) - regionalA)
  const isFlag = letters.length === 2 && letters.every((letter) => letter >= 0 && letter < 26)
  return isFlag ? letters.map((letter) => String.fromCharCode(97 + letter)).join('') : null
}
