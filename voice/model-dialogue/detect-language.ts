const frenchWords =
  /(?<![\p{L}’'])(?:je|tu|vous|nous|il|elle|on|le|la|les|un|une|des|du|de|et|est|es|pas|que|qui|dans|pour|avec|ce|ça|ta|ton|votre|mon|ma|plus|mais|si|bien|ou|où|à|au|en|c|d|l|j|n|qu|s|t|m)(?![\p{L}])/giu
const englishWords =
  /(?<![\p{L}’'])(?:the|you|your|and|is|are|i|it|to|of|that|this|what|how|with|for|be|have|do|not|my|we|can|would|sounds?|about|feel)(?![\p{L}])/giu
const foreignLetters =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Katakana}]/gu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** True when a text of at least four words is clearly not French; a quoted foreign word is allowed. */
export function isClearlyForeign(text: string): boolean {
  const letters = count(text, /\p{L}/gu)
  if (letters > 0 && count(text, foreignLetters) > letters / 2) return true
  if (count(text, /\p{L}+/gu) < 4) return false
  return count(text, englishWords) > 2 * count(text, frenchWords)
}
