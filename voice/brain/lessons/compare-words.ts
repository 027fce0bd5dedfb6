import type { Language } from '../../../domain/languages'

/** Frequent words of each language in Latin script, in the form that `normaliseWords` returns. */
const commonWords: Readonly<Partial<Record<Language, RegExp>>> = {
  english:
    /\b(i|am|is|are|was|were|the|my|you|your|have|has|had|to|in|going|went|want|do|does|did|how|what|where|when|please|thank|would|like|and|we|she|he|it|this|that|can|not|with|for|yes|hello|good|very|some|at|of|from)\b/gu,
  spanish:
    /\b(yo|soy|estoy|es|esta|el|los|las|mi|su|tengo|tiene|quiero|quisiera|voy|por|favor|gracias|hola|buenos|dias|buenas|con|para|que|y|de|muy|me|gusta|si|una|un|en|ayer|hoy|bien|pero)\b/gu,
  italian:
    /\b(io|sono|il|lo|gli|mi|ho|ha|voglio|vorrei|vado|per|favore|grazie|ciao|buongiorno|con|che|e|di|molto|piace|si|una|un|in|ieri|oggi|bene|ma|sto|la|mia|mio|chiamo)\b/gu,
  german:
    /\b(ich|bin|ist|der|die|das|den|mein|meine|habe|hat|mochte|will|gehe|bitte|danke|hallo|guten|mit|und|in|nicht|sehr|ja|ein|eine|einen|gestern|heute|gut|aber|es|wo|wie|heisse|nach|zu|fur)\b/gu,
}

const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  russian: /\p{Script=Cyrillic}/u,
  arabic: /\p{Script=Arabic}/u,
  chinese: /\p{Script=Han}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
}

const frenchWords =
  /\b(je|j|tu|vous|nous|le|la|les|une|des|du|et|est|pas|que|qui|dans|pour|avec|ce|ca|ne|sais|comment|c|d|l|moi|mon|ma|mes|sur|plus|quoi|suis|fait|oui|non|veux|voudrais|dire|dit|on)\b/gu

/** Removes case, accents and punctuation, but keeps the letters of all scripts. */
export const normaliseWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Whether a text contains more common French words than common words of the language. */
export function isFrench(text: string, language: Language): boolean {
  const words = normaliseWords(text)
  const script = scripts[language]
  if (script?.test(text)) return false
  const languagePattern = commonWords[language]
  return count(words, frenchWords) > (languagePattern ? count(words, languagePattern) : 0)
}

/** Whether the caller tried to say something in the language. */
export function isInLanguage(text: string, language: Language): boolean {
  const script = scripts[language]
  if (script) return script.test(text)
  const languagePattern = commonWords[language]
  return (
    languagePattern !== undefined &&
    count(normaliseWords(text), languagePattern) > 0 &&
    !isFrench(text, language)
  )
}

/** Whether the text contains more than half of the words of a sentence, in any order. */
export function hasSameWords(text: string, sentence: string): boolean {
  const textWords = normaliseWords(text)
  const sentenceWords = normaliseWords(sentence)
  if (textWords === '' || sentenceWords === '') return false
  if (
    textWords === sentenceWords ||
    textWords.replaceAll(' ', '').includes(sentenceWords.replaceAll(' ', ''))
  )
    return true
  const words = sentenceWords.split(' ').filter((word) => word.length > 1)
  const saidWords = new Set(textWords.split(' '))
  const matches = words.filter((word) => saidWords.has(word)).length
  return words.length > 1 && matches * 2 > words.length
}
