import type { Language } from '../../../../domain/languages'
import { orderedByPiece, relatives } from '../content/noun-forms'
import { chineseMeasures, numberWords } from '../content/number-words'
import type { Gender, Noun } from './noun'
import { formPlural } from './plural'

/** The determiner of a French noun phrase: "un", "le", "du", "mon", "ton", "votre", "notre" or a number. */
export type Determiner =
  | { kind: 'indefinite' | 'definite' | 'partitive' | 'none' }
  | { kind: 'mine' | 'yours' | 'yoursFormally' | 'ours' }
  | { kind: 'number'; number: number }

/** How a sentence uses the noun: as a specific item, in general ("j'aime le café"), or after a negation. */
export type Mode = 'plain' | 'generic' | 'negated'

type PhraseOptions = {
  determiner: Determiner
  /** Whether the French noun is in the plural. */
  isPlural: boolean
  mode: Mode
  isObject: boolean
}

export type NounPhrase = { words: string; isPlural: boolean; gender: Gender }

/** Forms a noun phrase in another language; null when the form is uncertain. */
export function formNounPhrase(
  noun: Noun,
  options: PhraseOptions,
  language: Language,
): NounPhrase | null {
  const isCounted = options.determiner.kind === 'number'
  if (isCounted && noun.isMass && !noun.isOrderedByPiece) return null
  // "Dos cervezas", but "zwei Bier".
  const isRomance = language === 'spanish' || language === 'italian'
  const isCountable = !noun.isMass || (isCounted && isRomance)
  const wantsPlural = options.isPlural && !noun.isPlural && isCountable && !noun.hasFixedNumber
  const words = wantsPlural ? formPlural(noun.words, noun.gender, language) : noun.words
  if (words === null) return null
  const isPlural = noun.isPlural || (wantsPlural && language in articleFormers)
  // In "je n’ai pas de voiture", the pattern of the sentence has already consumed the "de".
  const isBareNegation = options.mode === 'negated' && options.determiner.kind === 'none'
  const determiner: Determiner = isBareNegation ? { kind: 'partitive' } : options.determiner
  const former = articleFormers[language as keyof typeof articleFormers]
  const phrase = former
    ? former({ ...noun, words, isPlural }, { ...options, determiner })
    : formOther(words, { ...options, determiner }, language)
  return phrase === null ? null : { words: phrase, isPlural, gender: noun.gender }
}

const articleFormers = {
  english: formEnglish,
  spanish: formSpanish,
  italian: formItalian,
  german: formGerman,
} as const

const countWords = (number: number, language: keyof typeof numberWords) =>
  numberWords[language].split(' ')[number - 2]

function formEnglish(
  { words, isPlural, isMass }: Noun,
  { determiner, mode }: PhraseOptions,
): string | null {
  const article = `${/^(?:[aeio]|umb|unc)/i.test(words) ? 'an' : 'a'} ${words}`
  const isCounted = !isPlural && (!isMass || (mode === 'plain' && orderedByPiece.test(words)))
  switch (determiner.kind) {
    case 'indefinite':
      return isCounted ? article : mode === 'negated' ? `any ${words}` : `some ${words}`
    case 'definite':
      return mode === 'generic' && (isMass || isPlural) ? words : `the ${words}`
    case 'partitive':
      if (mode === 'negated') return isPlural || isMass ? `any ${words}` : article
      return mode === 'generic' ? words : `some ${words}`
    case 'mine':
      return `my ${words}`
    case 'yours':
    case 'yoursFormally':
      return `your ${words}`
    case 'ours':
      return `our ${words}`
    case 'number': {
      const count = countWords(determiner.number, 'english')
      if (!count || (isMass && !orderedByPiece.test(words))) return null
      return `${count} ${isMass ? formPlural(words, 'neuter', 'english') : words}`
    }
    default:
      return isCounted && !isMass ? article : words
  }
}

function formSpanish(
  { words, gender, isPlural }: Noun,
  { determiner, mode }: PhraseOptions,
): string | null {
  const isFeminine = gender === 'feminine'
  const takesEl = /^(?:agua|hambre|acta)(?!\p{L})/u.test(words)
  const ending = `${isFeminine ? 'a' : 'o'}${isPlural ? 's' : ''}`
  switch (determiner.kind) {
    case 'indefinite': {
      if (mode === 'negated') return words
      return `${isPlural ? `un${ending}` : isFeminine && !takesEl ? 'una' : 'un'} ${words}`
    }
    case 'definite': {
      const article = isFeminine && !takesEl ? 'la' : 'el'
      return `${isPlural ? `l${ending}` : article} ${words}`
    }
    case 'mine':
      return `mi${isPlural ? 's' : ''} ${words}`
    case 'yours':
      return `tu${isPlural ? 's' : ''} ${words}`
    case 'yoursFormally':
      return `su${isPlural ? 's' : ''} ${words}`
    case 'ours':
      return `nuestr${ending} ${words}`
    case 'number':
      return withCount(words, determiner.number, 'spanish')
    default:
      return words
  }
}

const withCount = (words: string, number: number, language: keyof typeof numberWords) => {
  const count = countWords(number, language)
  return count ? `${count} ${words}` : null
}

const takesLo = (words: string) => /^(?:s[^aeiouàèéìòù]|z|gn|ps|y|x)/i.test(words)
const startsWithVowel = (words: string) => /^[aeiouàèéìòù]/i.test(words)

/** Returns the Italian definite article with the space or apostrophe after it. */
export function italianArticle({ words, gender, isPlural }: Noun): string {
  if (gender === 'feminine') return isPlural ? 'le ' : startsWithVowel(words) ? 'l’' : 'la '
  if (isPlural) return takesLo(words) || startsWithVowel(words) ? 'gli ' : 'i '
  return takesLo(words) ? 'lo ' : startsWithVowel(words) ? 'l’' : 'il '
}

const contractWithDi: Readonly<Record<string, string>> = {
  'le ': 'delle ',
  'l’': 'dell’',
  'la ': 'della ',
  'gli ': 'degli ',
  'i ': 'dei ',
  'lo ': 'dello ',
  'il ': 'del ',
}

function formItalian(noun: Noun, { determiner, mode }: PhraseOptions): string | null {
  const { words, gender, isPlural } = noun
  const isFeminine = gender === 'feminine'
  const article = italianArticle(noun)
  const partitive = `${contractWithDi[article]}${words}`
  const possess = (stem: string, plural: string) => {
    const form = isPlural ? (isFeminine ? `${stem}e` : plural) : `${stem}${isFeminine ? 'a' : 'o'}`
    const isRelative = !isPlural && relatives.test(words) && stem !== 'lor'
    const plainArticle = isPlural ? (isFeminine ? 'le ' : 'i ') : isFeminine ? 'la ' : 'il '
    return `${isRelative ? '' : plainArticle}${form} ${words}`
  }
  switch (determiner.kind) {
    case 'indefinite':
      if (mode === 'negated') return words
      if (isPlural) return partitive
      if (isFeminine) return startsWithVowel(words) ? `un’${words}` : `una ${words}`
      return `${takesLo(words) ? 'uno' : 'un'} ${words}`
    case 'definite':
      return article + words
    case 'partitive':
      return mode === 'negated' ? words : partitive
    case 'mine':
      return possess('mi', 'miei')
    case 'yours':
      return possess('tu', 'tuoi')
    case 'yoursFormally':
      return possess('su', 'suoi')
    case 'ours':
      return possess('nostr', 'nostri')
    case 'number':
      return withCount(words, determiner.number, 'italian')
    default:
      return words
  }
}

/** German nouns of the n-declension, which take an ending as an object. */
const weakNouns =
  /^(?:Nachbar|Kollege|Neffe|Student|Kunde|Praktikant|Lieferant|Junge|Angestellter|Name)$/

function formGerman(noun: Noun, { determiner, mode, isObject }: PhraseOptions): string | null {
  const { words, gender, isPlural, isMass } = noun
  if (isObject && weakNouns.test(words)) return null
  const ending =
    isPlural || gender === 'feminine' ? 'e' : gender === 'masculine' && isObject ? 'en' : ''
  const definite = isPlural
    ? 'die'
    : { masculine: isObject ? 'den' : 'der', feminine: 'die', neuter: 'das' }[gender]
  const isNegated = mode === 'negated'
  switch (determiner.kind) {
    case 'indefinite':
      if (isNegated) return `kein${ending} ${words}`
      return isPlural ? words : `ein${ending} ${words}`
    case 'definite':
      return mode === 'generic' && (isPlural || isMass) ? words : `${definite} ${words}`
    case 'partitive':
      return isNegated ? `kein${ending} ${words}` : words
    case 'mine':
      return `mein${ending} ${words}`
    case 'yours':
      return `dein${ending} ${words}`
    case 'yoursFormally':
      return `Ihr${ending} ${words}`
    case 'ours':
      return `unser${ending} ${words}`
    case 'number':
      return withCount(words, determiner.number, 'german')
    default:
      return words
  }
}

function formOther(
  words: string,
  { determiner, isObject, isPlural, mode }: PhraseOptions,
  language: Language,
): string | null {
  const { kind } = determiner
  switch (language) {
    case 'russian':
      return formRussian(words, kind, isObject)
    case 'arabic': {
      const isOwn = /ي$/.test(words) && kind === 'mine'
      if (kind === 'number') return null
      if (isOwn || (kind !== 'definite' && kind !== 'mine')) return words
      if (kind === 'mine') return formArabicPossession(words)
      // When two nouns are joined, the second takes the article.
      const parts = words.split(' ')
      return [...parts.slice(0, -1), `ال${parts.at(-1)}`].join(' ')
    }
    case 'chinese': {
      if (kind === 'number' && determiner.kind === 'number')
        return countChinese(words, determiner.number)
      if (kind === 'mine') return words.startsWith('我') ? words : `我的${words}`
      const bare = words.replace(/^我的?/, '')
      if (kind === 'yours' || kind === 'yoursFormally') return `你的${bare}`
      return kind === 'ours' ? `我们的${bare}` : bare
    }
    case 'japanese':
      if (kind === 'number' || kind === 'yours' || kind === 'yoursFormally') return null
      return words
    default:
      return isPlural || mode === 'negated' ? null : words
  }
}

function formRussian(words: string, kind: Determiner['kind'], isObject: boolean): string | null {
  if (kind === 'number' || kind === 'yours' || kind === 'yoursFormally' || kind === 'ours')
    return null
  const isOwned = /^мо[йяи]/.test(words)
  if (kind === 'mine') {
    if (isObject || words.includes(' ') !== isOwned) return null
    if (isOwned) return words
    if (/ь$/.test(words)) return null
    const form = /[ая]$/.test(words)
      ? 'моя'
      : /[оеё]$/.test(words)
        ? 'моё'
        : /[ыи]$/.test(words)
          ? 'мои'
          : 'мой'
    return `${form} ${words}`
  }
  if (isOwned) return null
  if (!isObject) return words
  // As an object, a feminine noun changes its ending; the words after it stay the same.
  return words.replace(/^(\p{L}+?)(а|я)(?= |$)/u, (_, stem: string, end: string) =>
    end === 'а' ? `${stem}у` : `${stem}ю`,
  )
}

const formArabicPossession = (words: string): string | null =>
  words.includes(' ') || /[اىء]$/.test(words) ? null : `${words.replace(/ة$/, 'ت')}ي`

function countChinese(words: string, number: number): string | null {
  const count = '两三四五六七八九十'.charAt(number - 2)
  if (!count) return null
  const bare = words.replace(/^我的?/, '')
  if (bare.startsWith('一')) return count + bare.slice(1)
  const measure = chineseMeasures.find(([pattern]) => pattern.test(bare))?.[1]
  return measure ? count + measure + bare : null
}
