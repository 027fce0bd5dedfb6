import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { lowercaseFirst } from '../templates/template'

/** First-person possessives, and the ones that the companion uses instead. */
const possessives: Readonly<Record<FormOfAddress, ReadonlyMap<string, string>>> = {
  tu: new Map([
    ['mon', 'ton'],
    ['ma', 'ta'],
    ['mes', 'tes'],
    ['notre', 'votre'],
    ['nos', 'vos'],
  ]),
  vous: new Map([
    ['mon', 'votre'],
    ['ma', 'votre'],
    ['mes', 'vos'],
    ['notre', 'votre'],
    ['nos', 'vos'],
  ]),
}

const places = 'à|au|aux|en|dans|chez|sur|sous|depuis|vers'
const determiners =
  'un|une|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|trente|mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|cette|cet'
/** These are also pronouns ("je le sens"), so they count only after a preposition. */
const articles = 'le|la|les|l’'
const links = 'de|du|des|d’|à|au|en'

/** Matches a place, time or thing at the end of a statement: "en Italie", "depuis deux ans", "un burn-out". */
const lastPhrasePattern = new RegExp(
  `(?:^|[ ’])((?:(?:${places}) (?:(?:${determiners}|${articles}) ?)?|(?:${determiners}) )` +
    `(\\p{L}[\\p{L}-]*)(?: (\\p{L}[\\p{L}-]+))?(?: (?:${links}) ?\\p{L}[\\p{L}-]+){0,2})$`,
  'iu',
)

/** Words that are not a place, a time or a thing, or that are part of an idiom. */
const excludedNouns =
  /^(?:peu|coup|fois|truc|trucs|chose|choses|fait|plus|moins|tout|tous|train|cours|cause|vrai|général|gros|même|autre|autres|ai|as|a|est|suis|ont|va|vais|peux|veux|sais|pas|jamais|rien|toujours|encore|bien|mal|qui|que|quoi|où|moi|toi|lui|elle|eux|ça|y|parle|parlé|veut|reste|sûr|avance|face|place|peine|fond|bout|point|tas|max|pied|marre|vie|moment)$/i

/** Filler words after the phrase, which are not repeated. */
const trailingFillers =
  /(?: (?:peut-être|en fait|quoi|hein|voilà|du coup|je crois|je pense|aussi|quand même|depuis|d’ailleurs))+$/i

/** Matches an infinitive such as "pour réussir", which makes no sense on its own. */
const infinitive = /^(?:à|de|pour|sans) \p{L}+(?:er|ir|oir|re)$/iu

const subjects = /(?:^|[ ’])(?:je|j|tu|il|elle|on|nous|vous|ils|elles|ça|ne|n|m|s|t|se|me)$/i

const maxEchoedWords = 6

/**
 * Returns the last words of a statement, which a listener repeats to encourage the speaker: "je suis en arrêt depuis
 * deux ans" gives "depuis deux ans". Null when the statement does not end with a place, time or thing.
 */
export function echoLastWords(text: string, address: FormOfAddress): string | null {
  if (text.includes('?') || /^j['’]ai mal /i.test(text)) return null
  const cleanText = text
    .replace(/['`]/g, '’')
    .replace(/[.!…]+$/, '')
    .trim()
    .replace(trailingFillers, '')
  const match = lastPhrasePattern.exec(cleanText)
  const [whole = '', phrase = '', noun = '', second = ''] = match ?? []
  if (!match || excludedNouns.test(noun) || excludedNouns.test(second) || /[,;:.]/.test(phrase))
    return null
  if (phrase.split(' ').length > maxEchoedWords || infinitive.test(phrase)) return null
  if (/^à (?:ta|ton|tes|ma|mon|mes|votre|vos) /i.test(phrase)) return null
  if (subjects.test(cleanText.slice(0, cleanText.length - whole.length))) return null
  return lowercaseFirst(replacePossessives(phrase, address))
}

/** Changes "mon jardin" to "ton jardin" or "votre jardin". */
export const replacePossessives = (words: string, address: FormOfAddress) =>
  words.replace(
    /(?<!\p{L})(mon|ma|mes|notre|nos)(?!\p{L})/giu,
    (word) => possessives[address].get(word.toLowerCase()) ?? word,
  )
