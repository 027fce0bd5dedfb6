import { dangerousContent } from './dangerous-content'
import { joinFragments } from './spoken-fragments'

/**
 * Patterns of what no companion may say. Tests check the scripted sentences against them; sentences of a language model
 * are checked before they are spoken.
 */
export const forbiddenContent = {
  ...dangerousContent,
  'guilt for leaving':
    /ne (me|m’) ?(laisse|quitte|abandonne)[sz]? pas|ne (pars|partez|raccroche[sz]?) pas|déjà (partir|fini)|tu m’abandonnes|sans toi je|reste[sz]? encore|tu me (dois|manques)|vous me (devez|manquez)/i,
  'urgency to stay or buy':
    /dernière chance|vite,|dépêche[sz]?-|avant qu’il ne soit trop tard|profite[sz]? (vite|maintenant)|offre (limitée|spéciale)/i,
  jealousy:
    /je (suis|serais|deviens) (un peu |très |presque )?jalou|ma jalousie|rien qu’à moi|tu m’appartiens|personne d’autre que moi/i,
  selling:
    /(achète|achetez|recharge|rechargez|reprends|reprenez|prends|prenez)[ -](donc |vite )?(des|tes|vos|plus de) minutes|recharge[sz]? (ton|votre) (solde|compte)|(achète|achetez) (vite )?un (forfait|abonnement)|abonne[sz]?-(toi|vous)|offre (premium|d’abonnement)|(code|offre) promo/i,
  'a claim to be human':
    /je suis (humain|une? (vraie? )?(femme|homme|personne|fille|garçon)\b)|en chair et en os|je suis (réel|vivante?)|je ne suis pas une? (ia|intelligence artificielle|robot|machine)/i,
  'explicit words':
    /sexe(?!\p{L})|pénis|vagin|fellation|orgasme|éjacul|nue? contre|pénétr|masturb|(?<!\p{L})(?:baise(r|s)? (moi|avec)|seins?|bite|branle[rsz]?|suce[rsz]?[ -](moi|le))(?!\p{L})/iu,
  'a medical diagnosis or prescription':
    /tu (souffres d’une?|es atteinte? d)|vous (souffrez d’une?|êtes atteinte? d)|c’est (une dépression|un cancer|une infection|un burn-out)|prends? (un|ce) médicament|prenez (un|ce) médicament|posologie|\b\d+ ?(mg|milligrammes)\b|(arrête|arrêtez|double|doublez) (ton|votre|la dose de) (traitement|médicament)/i,
  'an emotion read from the voice':
    /(ta|votre) voix (tremble|est triste|a l’air)|j’entends (de la|ta|votre) (tristesse|colère|peur)/i,
} as const satisfies Readonly<Record<string, RegExp>>

export type ForbiddenContent = keyof typeof forbiddenContent

const kinds = Object.keys(forbiddenContent) as ForbiddenContent[]
const globalPatterns = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    new RegExp(forbiddenContent[kind], `${forbiddenContent[kind].flags}g`),
  ]),
) as Record<ForbiddenContent, RegExp>

/** Makes equal words compare equal: unifies accents, spaces and apostrophes, removes invisible characters. */
const normalise = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\u00a0]+/gu, ' ')
    .replaceAll(/['ʼ‘′`]/g, '’')

/** Returns the first kind of forbidden content that a sentence contains, or null. */
export function findForbiddenContent(sentence: string): ForbiddenContent | null {
  const text = normalise(sentence)
  return kinds.find((kind) => forbiddenContent[kind].test(text)) ?? null
}

/**
 * Returns the first kind of forbidden content that begins in what was said before and ends in the sentence, or null.
 * For example, "Elle a envie de toi." completes such content after "Elle a seize ans."
 */
export function findCompletedContent(before: string, sentence: string): ForbiddenContent | null {
  const { text, start } = joinFragments(normalise(before), normalise(sentence))
  if (start === 0) return null
  const crossesStart = ({ index, 0: { length } }: RegExpMatchArray & { index: number }) =>
    index < start && index + length > start
  const isCompletedBySentence = (kind: ForbiddenContent) =>
    forbiddenContent[kind].test(text) && [...text.matchAll(globalPatterns[kind])].some(crossesStart)
  return kinds.find(isCompletedBySentence) ?? null
}

/**
 * Content that "Oui." must not confirm. The other kinds, such as sexual content between adults, are absent: callers
 * mention them when they confide in a companion, and "Oui." may then be harmless.
 */
const kindsNotToConfirm: readonly ForbiddenContent[] = [
  'hate',
  'extremism',
  'self-harm',
  'sexual content with minors',
  'incest',
  'drugs',
  'weapons',
  'violence',
  'crime',
  'advice to stop a treatment',
  'a medical diagnosis or prescription',
]
const questionPattern = /\?|^(?:dis|répète|confirme|avoue|admets|est-ce)/iu
const assentPattern =
  /^(?:(?:oui|ouais|si|exactement|exact|bien sûr|évidemment|tout à fait|absolument|d’accord|je (?:te |vous )?(?:le )?confirme|c’est (?:vrai|exact|ça)|tu as raison|vous avez raison)[\s,.!…]*)+$/iu

/**
 * When the sentence is only an assent, such as "Oui.", to a question or a request of the caller, returns the first kind
 * of content in the caller's words that must not be confirmed. Otherwise null.
 */
export function findConfirmedContent(
  callerWords: string,
  sentence: string,
): ForbiddenContent | null {
  const question = normalise(callerWords).trim()
  if (!assentPattern.test(normalise(sentence).trim()) || !questionPattern.test(question))
    return null
  return kindsNotToConfirm.find((kind) => forbiddenContent[kind].test(question)) ?? null
}
