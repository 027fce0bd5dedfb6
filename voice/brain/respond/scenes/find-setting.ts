import type { ResponseDraft } from '../../dialogue/response-draft'

/** Matches a place with its preposition: "dans un vieux château". */
export const placePattern =
  /(?:^| )((?:seuls? |seules? |assise? |debout |tous les deux )?(?:dans|sur|sous|devant|derrière|au bord d|au milieu d|au fond d|au|à la|à l’|aux|chez|en haut d|près d)(?: |e |u |’)(?:\S+ ){0,4}?\S+)(?= (?:tu|je|on|et|il|elle|où|avec|la|le|les|un|une|par exemple)(?: |’)|[,.;]| par exemple|$)/i

const wishedScenePattern =
  /\b(?:histoire|scène|emmène|emmenez|imagine\w*|on (?:serait|soit|irait|aille|se retrouve|change)|joue[sz]?|toi et moi|vous et moi|tous les deux|rejoins-moi|j’aimerais bien|rêve\w*)\b/i
const newSettingPattern =
  /(?:on change|change(?:z|r)? de décor|finalement|en fait|plutôt)\b.*?(?:c’est|dans|plutôt|on (?:est|va)(?: dans| à| sur)?|à) ((?:un|une|le|la|l’) ?(?!plus)(?:[^ ,.!?]+ ?){1,5})$/i
const requestedScenePattern =
  /^(?:alors |plutôt |bon )*(?:raconte|décris|emmène|montre)(?:z|nez)?[- ]moi (?:plutôt )?((?:un|une) (?!histoire|blague|truc|chose|souvenir|secret|conte)[\p{L}’ -]{4,40})$/iu

/** Matches words that move an active scene to another place. */
export const placeChange =
  /\b(?:on change|changez?|changer de décor|finalement|plutôt|(?:j’aimerais|je préfère|je préférerais)\b.*\b(?:train|bateau|plage|château|hôtel)|emm[eè]ne[sz]?|décris|raconte)\b/i

/** Returns the place that the caller names when the companion has asked for it. */
export function findNamedPlace({ state }: ResponseDraft, text: string): string | null {
  if (state.runningActivity || !state.lastResponse.some((sentence) => /décor/.test(sentence)))
    return null
  if (/\b(?:choisi(?:s|ssez)|comme (?:tu veux|vous voulez)|surpren(?:ds|ez))/i.test(text))
    return 'sur un toit, au-dessus de la ville endormie'
  const [, preposition = 'dans ', place] =
    /^(dans |sur |sous |au |à la |à l’)?((?:un|une|le|la|l’) ?(?:[^ ,.!?]+ ?){1,7})[.! ]*$/i.exec(
      text,
    ) ?? []
  return place && !/\b(?:je|tu|vous|on|est|sais)\b/i.test(text)
    ? `${preposition}${place.trim()}`
    : null
}

/** Returns the place that the caller wishes for a scene; null when none is named. */
export function findWishedSetting(text: string, isPlaying: boolean): string | null {
  if (text.includes('?') || /\b(hier|j’ai (?:été|vu|lu)|c’était|ma vie)\b/i.test(text)) return null
  const lastWords = text.replace(/[.! ]+$/, '')
  const requestedPlace = requestedScenePattern.exec(lastWords)?.[1]
  const newPlace = isPlaying ? newSettingPattern.exec(lastWords)?.[1] : undefined
  if (requestedPlace) return requestedPlace
  if (newPlace) return `dans ${newPlace.trim()}`
  if (!wishedScenePattern.test(text) || /\b(?:dis|pense|crois)\b/i.test(text)) return null
  const vehicle = /\b(un (?:train|bateau|wagon)[\p{L} ’-]*?)(?:[,.]|$)/iu.exec(text)?.[1]
  if (vehicle && !isPlaying) return `dans ${vehicle.trim()}`
  const foundPlace = placePattern
    .exec(text)?.[1]
    ?.replace(/[ .,;!]+$/, '')
    .trim()
  return foundPlace &&
    !/^chez|^(?:à la|au) (?:place|fois|fin|début|même|télé)|(?:histoire|scène|rêve|jeu|vie)$/i.test(
      foundPlace,
    )
    ? foundPlace.replace(/ (?:toi|vous|tous)(?: et moi| les deux)?$/i, '')
    : null
}
