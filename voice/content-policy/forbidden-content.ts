import { dangerousContent } from './dangerous-content'

/**
 * What no companion may say, whoever writes its sentences. The scripted sentences are tested against
 * these patterns; sentences of a language model are checked with them before they are spoken.
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

/** Returns what a sentence contains that no companion may say, or null. */
export function findForbiddenContent(sentence: string): ForbiddenContent | null {
  const text = sentence.replaceAll("'", '’')
  const kinds = Object.keys(forbiddenContent) as ForbiddenContent[]
  return kinds.find((kind) => forbiddenContent[kind].test(text)) ?? null
}
