import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { findDetails } from '../understanding/facts/find-details'

/** Matches one word of a number. */
export const numberWord =
  '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingts?|trente|quarante|cinquante|soixante|cents?|mille|\\d+)'
const numeral = `${numberWord}(?:[ -](?:et |et-)?(?:${numberWord}|une?|onze))*`
const countedNoun =
  '(?!(?:avec|cents?|mille|et|ou|qui|que|je|tu|il|elle|on|est|a|pas|de|la|le|les|un|une|fois|vous|tu|nous|moi|toi|lui|eux|ils|elles|pardon|enfin|ouais|oui|non|petits?|petites?|grands?|grandes?|gros|autres|pour|par|sur|mais|personnes|heures?|heure|du|des|au|en|dans|qu)(?![\\p{L}]))[\\p{L}][\\p{L}-]{2,}'

/** Captures a number with what it counts: "douze ruches", "quatre-vingts kilos de miel". */
const countedThing = new RegExp(
  `(?<![\\p{L}’-])(?<!${numberWord}[ -])(?<!(?:à|a|vers|après|avant|le|du|au|numéro|tous les|toutes les|dans|il y a|y a) )(${numeral} ${countedNoun}(?: d(?:e |’)(?!(?:la|le|ce|cette|mon|ma|mes|son|sa|ses|plus|moins)(?![\\p{L}]))[\\p{L}-]{3,})?)(?![\\p{L}’-])`,
  'giu',
)

/** Matches counted words that mean little without their context. */
const vagueCount =
  / (?:minutes?|secondes?|choses?|trucs?|jours?|mots?|types?|gens|euros? de|côtés?|autres|ans|haha|premi[eè]re?s?|derni[eè]re?s?|ou)$/iu

/** Matches a year: "deux mille quatorze". */
const yearPattern = /^(?:deux mille|mille (?:neuf|huit|sept) cents?)(?! euros)/i

/** In words. Longer phrases are no echo but a repetition. */
const maxEchoLength = 5
/** Longer utterances are not echoed with a bare noun such as "ta ceinture", because it rarely matters in them. */
const maxWordsOfShortEcho = 12

/** Matches nouns in idioms ("ma foi", "mon dieu") and words that callers apologise for, such as insults. */
const idiomPattern =
  / (?:foi|dieu|parole|avis|tour|côté|français|soirées|âme|imbéciles?|idiote?s?|cons?|abrutis?)$/i

/** Matches words before a noun that deny it, or that make it a place, a time or a manner. */
const wordsBeforeUnimportantNoun =
  /(?:^|[ ’])(?:dans|sur|sous|devant|derrière|chez|vers|pendant|après|avant|par|pour|avec|à|en|de|du|d’|depuis|jusqu’à|entre|contre|sans|au|aux|pas|pas que|plus|jamais|ni|aucune?) ?$/iu

/**
 * Returns the thing in the caller's words that an attentive listener would repeat, as the companion would say it:
 * "quatre-vingts kilos de miel", "ta robe". Returns null when nothing stands out.
 */
export function findEcho(text: string, address: FormOfAddress): string | null {
  const words = text.replace(/['`´]/g, '’').replace(/\s+/g, ' ')
  const counted = [...words.matchAll(countedThing)]
    .map(([, phrase = '']) => phrase.trim())
    .filter((phrase) => !vagueCount.test(phrase) && !yearPattern.test(phrase))
    .at(-1)
  if (counted) return counted.toLowerCase()
  const details = findDetails(words, address, 4).filter(
    ({ kind, phrase }) => kind === 'thing' && standsOut(phrase, words),
  )
  return details.at(-1)?.phrase ?? null
}

/** Whether the caller's own thing, or something with an adjective or a complement, is what the words are about. */
function standsOut(phrase: string, words: string): boolean {
  const length = phrase.split(' ').length
  if (length > maxEchoLength || !/^(?:ton|ta|tes|votre|vos) |^une? \S+ \S/.test(phrase))
    return false
  if (length <= 2 && words.split(' ').length > maxWordsOfShortEcho) return false
  // The determiner differs from the caller's: "ta robe" for "ma robe".
  const index = words.toLowerCase().indexOf(phrase.replace(/^\S+ /, '').toLowerCase())
  const wordsBefore = words
    .slice(0, Math.max(index, 0))
    .replace(/(?:mon|ma|mes|notre|nos|une?|des) $/iu, '')
  return !idiomPattern.test(phrase) && !wordsBeforeUnimportantNoun.test(wordsBefore)
}
