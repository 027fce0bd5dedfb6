import type { ResponseDraft } from '../dialogue/response-draft'

/** Matches a wish for a story without a place. */
export const wantsStory =
  /^(?:\w+ )?(?:j ai envie|je voudrais|j aimerais|raconte\w* moi|invente\w* moi) (?:d |de )?(?:une )?histoire/

const fantasyPlace =
  /^(?:plutôt |alors |disons |tiens,? )*(((?:une? |le |la |l’)(?:petit |petite |vieux |vieille |grande? )?(terrasse|plage|toit|balcon|quai|pont|bateau|bar|hôtel|train|chambre|jardin|ascenseur|café|gare|phare|cabane|chalet|villa|voiture|forêt|palais|château|théâtre|bibliothèque|piscine|salon|gondole|voilier|piano-bar|grenier|cave|loge))(?: [^,.!?]+)?)(?:,.*)?$/iu
const onPlaces = /\b(?:terrasse|plage|toit|balcon|quai|pont|bateau|voilier)$/i

/**
 * Returns the place, with its preposition, where the caller wants a fantasy to happen; null when none is named.
 * Naming the place is enough: "dans un train de nuit, un inconnu…".
 */
export function findFantasySetting({ context, state }: ResponseDraft, text: string): string | null {
  if (context.companion.category !== 'fantasmes' || state.scene || text.includes('?')) return null
  const found =
    /^((?:dans|sur|sous|au bord d|au fond d)(?: |e |u |’)(?:une? |le |la |l’)?[^ ,.!?]+(?: (?:de |d’|du |en )[^ ,.!?]+)?)/i.exec(
      text,
    )?.[1]
  if (found) return /\b(?:ma|mon|mes|vie|cas|fond|tête)\b/i.test(found) ? null : found
  const named = fantasyPlace.exec(text.replace(/[. !]+$/, ''))
  if (named) return `${onPlaces.test(named[2] ?? '') ? 'sur' : 'dans'} ${named[1]}`
  return /^(?:emm[eè]ne|emmenez|transporte|fais|faites)[sz]?[- ]moi (?:loin|quelque part|ailleurs|rêver|voyager|en voyage|où)/i.test(
    text,
  )
    ? 'sur une terrasse au-dessus de la mer'
    : null
}
