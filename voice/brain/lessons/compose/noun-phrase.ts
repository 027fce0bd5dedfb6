import type { Language } from '../../../../domain/languages'
import {
  germanWeakNouns,
  orderedByPiece,
  relatives,
  spanishFeminineWithEl,
} from '../content/noun-forms'
import {
  chineseMeasures,
  chinesePossessives,
  englishPossessives,
  germanPossessives,
  italianPossessives,
  numberWords,
  type Possessives,
  russianMine,
  spanishDeterminers,
} from '../content/small-words'
import { formPlural, type Gender, hasPlurals, type Noun } from './noun'

/** The determiner of a French noun phrase: "un", "le", "du", "mon", "ton", "votre", "notre" or a number. */
export type Determiner =
  | 'indefinite'
  | 'definite'
  | 'partitive'
  | 'none'
  | keyof Possessives
  | number

/** How a sentence uses the noun: as a specific item, in general ("j'aime le café"), or after a negation. */
export type Mode = 'plain' | 'generic' | 'negated'

export type NounPhrase = { words: string; isPlural: boolean; gender: Gender }

/** How a sentence uses the noun, and whether the noun is its object. */
export type Role = { mode: Mode; isObject: boolean }

/** A determiner other than a number, and the role of the noun. */
type Use = Role & { kind: Exclude<Determiner, number> }

/** Forms a noun phrase in another language; null when the form is uncertain. `isPlural` is about the French noun. */
export function formNounPhrase(
  noun: Noun,
  { determiner, isPlural, ...role }: Role & { determiner: Determiner; isPlural: boolean },
  language: Language,
): NounPhrase | null {
  const isCounted = typeof determiner === 'number'
  if (isCounted && noun.isMass && !noun.isOrderedByPiece) return null
  // "Dos cervezas", but "zwei Bier".
  const isCountable = !noun.isMass || (isCounted && language !== 'german')
  const wantsPlural = isPlural && !noun.isPlural && isCountable && !noun.hasFixedNumber
  const words = wantsPlural ? formPlural(noun, language) : noun.words
  if (words === null) return null
  const formed = {
    ...noun,
    words,
    isPlural: noun.isPlural || (wantsPlural && hasPlurals(language)),
  }
  // In "je n’ai pas de voiture", the pattern of the sentence has already consumed the "de".
  const isBareNegation = role.mode === 'negated' && determiner === 'none'
  const phrase = isCounted
    ? addNumber(words, determiner, language)
    : formers[language](formed, { ...role, kind: isBareNegation ? 'partitive' : determiner })
  return phrase === null ? null : { ...formed, words: phrase }
}

const formers: Readonly<Record<Language, (noun: Noun, use: Use) => string | null>> = {
  english: formEnglish,
  spanish: formSpanish,
  italian: formItalian,
  german: formGerman,
  russian: formRussian,
  arabic: formArabic,
  chinese: formChinese,
  japanese: ({ words }, { kind }) => (kind.startsWith('yours') ? null : words),
  french: () => null,
}

const findPossessive = (possessives: Possessives, kind: Use['kind']): string | undefined =>
  possessives[kind as keyof Possessives]

/** Picks a form of a determiner: masculine, feminine, masculine plural or feminine plural. */
const pickForm = (forms: string, isFeminine: boolean, isPlural: boolean) =>
  forms.split(', ')[(isFeminine ? 1 : 0) + (isPlural ? 2 : 0)] ?? ''

function addNumber(words: string, number: number, language: Language): string | null {
  const count = numberWords[language]?.split(' ')[number - 2]
  if (!count) return null
  if (language !== 'chinese') return `${count} ${words}`
  const bare = words.replace(/^我的?/, '')
  if (bare.startsWith('一')) return count + bare.slice(1)
  const measure = chineseMeasures.find(([pattern]) => pattern.test(bare))?.[1]
  return measure ? count + measure + bare : null
}

function formEnglish({ words, isPlural, isMass }: Noun, { kind, mode }: Use): string {
  const possessive = findPossessive(englishPossessives, kind)
  if (possessive) return `${possessive} ${words}`
  const isUncounted = isPlural || isMass
  if (kind === 'definite') return mode === 'generic' && isUncounted ? words : `the ${words}`
  const isPiece = kind === 'indefinite' && mode === 'plain' && orderedByPiece.test(words)
  const takesSome = kind === 'partitive' && mode !== 'negated'
  if (!takesSome && (!isUncounted || (isPiece && !isPlural)))
    return `${/^(?:[aeio]|umb|unc)/i.test(words) ? 'an' : 'a'} ${words}`
  if (kind === 'none' || (kind === 'partitive' && mode === 'generic')) return words
  return `${mode === 'negated' ? 'any' : 'some'} ${words}`
}

function formSpanish({ words, gender, isPlural }: Noun, { kind, mode }: Use): string {
  if (kind === 'partitive' || kind === 'none') return words
  if (kind === 'indefinite' && mode === 'negated') return words
  const isArticle = kind === 'indefinite' || kind === 'definite'
  const takesEl = isArticle && !isPlural && spanishFeminineWithEl.test(words)
  const isFeminine = gender === 'feminine' && !takesEl
  return `${pickForm(spanishDeterminers[kind], isFeminine, isPlural)} ${words}`
}

const takesLo = (words: string) => /^(?:s[^aeiouàèéìòù]|z|gn|ps|y|x)/i.test(words)
const startsWithVowel = (words: string) => /^[aeiouàèéìòù]/i.test(words)

function formItalian(noun: Noun, { kind, mode }: Use): string {
  const { words, isPlural } = noun
  const isFeminine = noun.gender === 'feminine'
  const possessives = findPossessive(italianPossessives, kind)
  if (possessives) {
    const possessive = pickForm(possessives, isFeminine, isPlural)
    const hasArticle = isPlural || !relatives.test(words)
    return `${hasArticle ? possessive : possessive.replace(/^\S+ /, '')} ${words}`
  }
  const article = findItalianArticle(noun)
  if (kind === 'definite') return article + words
  if (mode === 'negated' || kind === 'none') return words
  if (kind === 'partitive' || isPlural) return contractWithDi(article) + words
  if (isFeminine) return startsWithVowel(words) ? `un’${words}` : `una ${words}`
  return `${takesLo(words) ? 'uno' : 'un'} ${words}`
}

/** Returns the Italian definite article with the space or apostrophe after it. */
function findItalianArticle({ words, gender, isPlural }: Noun): string {
  if (gender === 'feminine') return isPlural ? 'le ' : startsWithVowel(words) ? 'l’' : 'la '
  if (isPlural) return takesLo(words) || startsWithVowel(words) ? 'gli ' : 'i '
  return takesLo(words) ? 'lo ' : startsWithVowel(words) ? 'l’' : 'il '
}

/** Contracts "di" with an article: "dell’", "degli", "del". */
const contractWithDi = (article: string) =>
  article === 'il ' ? 'del ' : `${article.startsWith('l') ? 'del' : 'de'}${article}`

function formGerman(noun: Noun, { kind, mode, isObject }: Use): string | null {
  const { words, gender, isPlural, isMass } = noun
  if (isObject && germanWeakNouns.test(words)) return null
  // The plural has the endings of the feminine.
  const isFeminine = isPlural || gender === 'feminine'
  const isAccusative = isObject && gender === 'masculine'
  const ending = isFeminine ? 'e' : isAccusative ? 'en' : ''
  const possessive = findPossessive(germanPossessives, kind)
  if (possessive) return `${possessive}${ending} ${words}`
  if (kind === 'definite') {
    const article = gender === 'neuter' ? 'das' : isAccusative ? 'den' : 'der'
    const isBare = mode === 'generic' && (isPlural || isMass)
    return isBare ? words : `${isFeminine ? 'die' : article} ${words}`
  }
  if (mode === 'negated') return `kein${ending} ${words}`
  return kind === 'indefinite' && !isPlural ? `ein${ending} ${words}` : words
}

function formRussian({ words }: Noun, { kind, isObject }: Use): string | null {
  const isOwned = /^мо[йяи]/.test(words)
  if (kind === 'mine') {
    if (isObject || words.includes(' ') !== isOwned) return null
    const possessive = russianMine.find(([ending]) => ending.test(words))?.[1]
    return isOwned ? words : possessive ? `${possessive} ${words}` : null
  }
  if (isOwned || kind === 'ours' || kind.startsWith('yours')) return null
  // As an object, a feminine noun changes its ending; the words after it stay the same.
  if (!isObject) return words
  return words.replace(/^(\p{L}+)а(?= |$)/u, '$1у').replace(/^(\p{L}+)я(?= |$)/u, '$1ю')
}

function formArabic({ words }: Noun, { kind }: Use): string | null {
  if (kind === 'ours' || kind.startsWith('yours')) return null
  if (kind === 'mine') {
    if (/ي$/.test(words)) return words
    return words.includes(' ') || /[اىء]$/.test(words) ? null : `${words.replace(/ة$/, 'ت')}ي`
  }
  // When two nouns are joined, the second takes the article.
  return kind === 'definite' ? words.replace(/\S+$/, 'ال$&') : words
}

function formChinese({ words }: Noun, { kind }: Use): string {
  if (kind === 'mine' && words.startsWith('我')) return words
  return (findPossessive(chinesePossessives, kind) ?? '') + words.replace(/^我的?/, '')
}
