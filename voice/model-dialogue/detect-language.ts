import type { Language } from '../../domain/languages'

const frenchWords =
  /(?<![\p{L}’'])(?:je|tu|vous|nous|il|elle|on|le|la|les|un|une|des|du|de|et|est|es|pas|que|qui|dans|pour|avec|ce|ça|ta|ton|votre|mon|ma|plus|mais|si|bien|ou|où|à|au|en|c|d|l|j|n|qu|s|t|m)(?![\p{L}])/giu
const englishWords =
  /(?<![\p{L}’'])(?:the|you|your|and|is|are|i|it|to|of|that|this|what|how|with|for|be|have|do|not|my|we|can|would|sounds?|about|feel)(?![\p{L}])/giu
/** Japanese texts contain Han characters too, often more of them than kana. */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A text in Latin script with fewer words may be French: "OK". */
const minEnglishWords = 4
const scripts: readonly (readonly [Language, RegExp])[] = [
  ['russian', /\p{Script=Cyrillic}/gu],
  ['arabic', /\p{Script=Arabic}/gu],
  ['chinese', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
]

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * Returns the language of a text that is clearly not French: one mostly in another script, or English
 * of at least four words. Returns null otherwise, such as for French with a quoted foreign word.
 */
export function detectForeignLanguage(text: string): Language | null {
  const letters = countMatches(text, /\p{L}/gu)
  const counts = scripts.map(([language, pattern]) => ({
    language,
    letterCount: countMatches(text, pattern),
  }))
  const foreignLetters = counts.reduce((sum, script) => sum + script.letterCount, 0)
  if (foreignLetters > letters / 2) {
    const { language } = counts.reduce((most, script) =>
      script.letterCount > most.letterCount ? script : most,
    )
    return language === 'chinese' && kana.test(text) ? 'japanese' : language
  }
  if (countMatches(text, /\p{L}+/gu) < minEnglishWords) return null
  return countMatches(text, englishWords) > 2 * countMatches(text, frenchWords) ? 'english' : null
}
