import type { ResponseDraft } from '../../dialogue/response-draft'
import { placeWords } from '../../templates/scenes/scene-templates'

/** Matches a place with its preposition: "dans un vieux château". */
export const placePattern =
  /(?:^| )((?:seuls? |seules? |assise? |debout |tous les deux )?(?:dans|sur|sous|devant|derrière|au bord d|au milieu d|au fond d|au|à la|à l’|aux|chez|en haut d|près d)(?: |e |u |’)(?:\S+ ){0,4}?\S+)(?= (?:tu|je|on|et|il|elle|où|avec|la|le|les|un|une|par exemple)(?: |’)|[,.;]| par exemple|$)/i

/** Matches words that move an active scene to another place. */
export const placeChange =
  /\b(?:on change|changez?|changer de décor|finalement|plutôt|(?:j’aimerais|je préfère|je préférerais)\b.*\b(?:train|bateau|plage|château|hôtel)|emm[eè]ne[sz]?|décris|raconte)\b/i

/**
 * Returns the place that the caller names in answer to the companion's question; a rooftop when the caller
 * leaves the choice to the companion.
 */
export function findNamedPlace({ state }: ResponseDraft, text: string): string | null {
  if (state.runningActivity || !state.lastResponse.some((sentence) => /décor/.test(sentence)))
    return null
  if (/\b(?:choisi(?:s|ssez)|comme (?:tu veux|vous voulez)|surpren(?:ds|ez))/i.test(text))
    return 'sur un toit, au-dessus de la ville endormie'
  const [, preposition = 'dans ', place] = placeWords.named.exec(text) ?? []
  const isPlace = place && !/\b(?:je|tu|vous|on|est|sais)\b/i.test(text)
  return isPlace ? `${preposition}${place.trim()}` : null
}

/** Returns the place that the caller wishes for a scene; null when none is named. */
export function findWishedSetting(text: string, isPlaying: boolean): string | null {
  if (text.includes('?') || /\b(hier|j’ai (?:été|vu|lu)|c’était|ma vie)\b/i.test(text)) return null
  const lastWords = text.replace(/[.! ]+$/, '')
  const requestedPlace = placeWords.requested.exec(lastWords)?.[1]
  if (requestedPlace) return requestedPlace
  const newPlace = isPlaying ? placeWords.newSetting.exec(lastWords)?.[1] : undefined
  if (newPlace) return `dans ${newPlace.trim()}`
  if (!placeWords.wish.test(text) || /\b(?:dis|pense|crois)\b/i.test(text)) return null
  const vehicle = isPlaying ? undefined : placeWords.vehicle.exec(text)?.[1]
  if (vehicle) return `dans ${vehicle.trim()}`
  const place = placePattern.exec(text)?.[1]?.replace(/[ .,;!]+$/, '')
  if (!place || placeWords.noPlace.test(place)) return null
  return place.trim().replace(/ (?:toi|vous|tous)(?: et moi| les deux)?$/i, '')
}
